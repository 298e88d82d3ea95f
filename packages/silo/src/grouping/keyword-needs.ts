// What each keyword asks of its subject, where the list tells subjects and needs apart: 0 for nothing, else the place of the need in NEEDS, from 1.
import { NEEDS, needBitsOf } from '@silosmith/language';
import type { KeywordUnits } from './keyword-units.ts';

/** A need of more of the keywords than this is what the list is about: `homeland security degree` among degrees. */
const MOST_OF_LIST = 0.2;
/** In fewer keywords no share says that. */
const FEWEST = 20;

/** By unit. The first need of NEEDS that is not the subject of the whole list. */
export function needsOfUnits(units: KeywordUnits, language: string): Uint8Array {
  const bits = units.spelling.map((text) => needBitsOf(text.split('_'), language));
  const rows = new Uint32Array(NEEDS.length);
  let total = 0;
  bits.forEach((asked, unit) => {
    const size = units.size[unit] ?? 0;
    total += size;
    for (let need = 0; asked >> need > 0; need++)
      if ((asked >> need) & 1) rows[need] = (rows[need] ?? 0) + size;
  });
  const most = total < FEWEST ? total : MOST_OF_LIST * total;
  const telling = rows.reduce((all, count, need) => (count <= most ? all | (1 << need) : all), 0);
  return Uint8Array.from(bits, (asked) => lowestBit(asked & telling));
}

/** From 1; 0 without any. */
function lowestBit(bits: number): number {
  return bits === 0 ? 0 : 32 - Math.clz32(bits & -bits);
}

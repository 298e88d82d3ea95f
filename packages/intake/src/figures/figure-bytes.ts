// Fast path of `readFigure` on bytes.
import type { Convention } from './convention.ts';

const ZERO = 0x30;
const DOT = 0x2e;
const COMMA = 0x2c;
const SPACE = 0x20;
const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** Not plain digits with at most one separator: decode the cell and use `readFigure`. */
export const NOT_PLAIN = -2;

/** The figure of `bytes[start .. end)` by the rules of `readFigure`, -1 for an empty cell, or NOT_PLAIN. */
export function figureOfBytes(bytes: Uint8Array, start: number, end: number, convention: Convention): number {
  let from = start;
  let to = end;
  while (from < to && bytes[from] === SPACE) from++;
  while (to > from && bytes[to - 1] === SPACE) to--;
  if (from === to) return -1;
  if (to - from > 15) return NOT_PLAIN;
  let digits = 0;
  let separator = 0;
  let separatorAt = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) digits = digits * 10 + digit;
    else if ((byte === DOT || byte === COMMA) && separator === 0) {
      separator = byte;
      separatorAt = at;
    } else return NOT_PLAIN;
  }
  if (separator === 0) return digits;
  const after = to - separatorAt - 1;
  const before = separatorAt - from;
  if (after === 0 || after > 9 || before === 0) return NOT_PLAIN;
  const tells = after !== 3 || before > 3 || (before === 1 && bytes[from] === ZERO);
  const decimal =
    tells ||
    convention === 'fraction' ||
    (convention !== 'whole' && (convention === 'dot') === (separator === DOT));
  return decimal ? digits / (POWERS[after] ?? 1) : digits;
}

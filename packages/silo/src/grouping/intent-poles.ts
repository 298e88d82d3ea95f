// Intent polarity: acting or learning, only where the keyword states it, so that buying and explaining do not share a page.
import { INTENT_BITS, type KeywordTable, textAt } from '@silosmith/contract';
import { intentWordsIn, isQuestion, NEEDS, needBitsOf } from '@silosmith/language';
import type { TokenIndex } from '../tokens/index.ts';
import { bitsOfIntents, mustReadWhole } from '../tokens/intent-cues.ts';
import type { IntentPoles } from './cluster-sums.ts';
import type { KeywordUnits } from './keyword-units.ts';

/** 1: words of a transaction and none of learning; -1: words of learning and none of a choice or transaction; 0: neither. */
export function intentPolesOf(
  table: KeywordTable,
  index: TokenIndex,
  units: KeywordUnits,
  language: string,
): IntentPoles {
  const poles = new Int8Array(units.count);
  for (let unit = 0; unit < units.count; unit++) {
    const row = units.row[unit] ?? 0;
    poles[unit] = intentPoleOf(index, row, textAt(table.keyword, row), language);
  }
  return poles;
}

/** The pole of one keyword. */
export function intentPoleOf(index: TokenIndex, row: number, text: string, language: string): -1 | 0 | 1 {
  let bits = index.intentCues[row] ?? 0;
  if (mustReadWhole(bits)) bits = bitsOfIntents(intentWordsIn(text, language));
  const acts = (bits & INTENT_BITS.transactional) !== 0;
  const learns = (bits & INTENT_BITS.informational) !== 0;
  const chooses = (bits & INTENT_BITS.commercial) !== 0;
  if (acts && !learns) return 1;
  return learns && !acts && !chooses && !isOffered(text, language) ? -1 : 0;
}

const STUDY = 1 << NEEDS.indexOf('study');

/** Whether it names a course: those who look for one `near me` and those who do not want the same. */
const isOffered = (text: string, language: string): boolean =>
  (needBitsOf(text, language) & STUDY) !== 0 && !isQuestion(text, language);

// Search intent: as stated by the file, else by cue words.
import { INTENT_BITS, type KeywordTable, textAt } from '@silosmith/contract';
import { intentWordsIn } from '@silosmith/language';
import type { TokenIndex } from '../tokens/index.ts';
import { bitsOfIntents, mustReadWhole } from '../tokens/intent-cues.ts';

/** An informational keyword above both is commercial. */
const BUSY = { volume: 2000, difficulty: 60 };

/** Cue bits → one intent bit: transactional before commercial before navigational; informational where nothing speaks. */
export function intentByRules(cueBits: number, volume: number, difficulty: number): number {
  if (cueBits & INTENT_BITS.transactional) return INTENT_BITS.transactional;
  if (cueBits & INTENT_BITS.commercial) return INTENT_BITS.commercial;
  if (cueBits & INTENT_BITS.navigational) return INTENT_BITS.navigational;
  return volume > BUSY.volume && difficulty > BUSY.difficulty
    ? INTENT_BITS.commercial
    : INTENT_BITS.informational;
}

/** Intent of one keyword without a stated one. */
export function intentOf(text: string, language: string, volume: number, difficulty: number): number {
  return intentByRules(bitsOfIntents(intentWordsIn(text, language)), volume, difficulty);
}

/** Fills `intent` for every row: stated bits as they are, else by the rules. */
export function fillIntents(
  table: KeywordTable,
  index: TokenIndex,
  language: string,
  intent: Uint8Array,
): void {
  for (let row = 0; row < table.rowCount; row++) {
    const stated = table.intent[row] ?? 0;
    if (stated !== 0) {
      intent[row] = stated;
      continue;
    }
    let bits = index.intentCues[row] ?? 0;
    if (mustReadWhole(bits)) bits = bitsOfIntents(intentWordsIn(textAt(table.keyword, row), language));
    intent[row] = intentByRules(bits, table.volume[row] ?? 0, table.difficulty[row] ?? 0);
  }
}

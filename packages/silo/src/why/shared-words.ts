// Words of a keyword that another keyword has too, as written there: readers do not see stems.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { splitWords, stemsOf } from '@silosmith/language';
import type { TokenIndex } from '../tokens/index.ts';

/** Words of row `a`, in its order, that have a stem of row `b`. */
export function sharedWordsOf(
  table: Pick<KeywordTable, 'keyword'>,
  { stemIds, offsets, stems, language }: TokenIndex,
  a: number,
  b: number,
): string[] {
  const others = new Set<string>();
  for (const id of stemIds.subarray(offsets[b], offsets[b + 1])) others.add(stems[id] ?? '');
  const ofA = new Set<string>();
  for (const id of stemIds.subarray(offsets[a], offsets[a + 1])) ofA.add(stems[id] ?? '');
  const words = new Set(splitWords(textAt(table.keyword, a), language));
  return [...words].filter((word) =>
    stemsOf(word, language).some((stem) => others.has(stem) && ofA.has(stem)),
  );
}

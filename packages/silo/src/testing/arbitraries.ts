// What keyword lists could there be? Random ones with few words, so that much overlaps. Imported by tests alone.
import { GROUPING_STRICTNESS, type GroupingStrictness } from '@silosmith/contract';
import fc from 'fast-check';
import type { ListedKeyword } from './keyword-list.ts';

const WORDS =
  'coffee espresso machine grinder best cheap clean beans water how to for the café milk tea kettle pod de'.split(
    ' ',
  );

/** Distinct keywords of one to six words. */
export const keywordText = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

/** Tables of 1 to `maxLength` rows, with or without topics, figures and page types. */
export function keywordLists(maxLength: number): fc.Arbitrary<ListedKeyword[]> {
  const figure = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined, freq: 4 });
  const row = fc.record({
    keyword: keywordText,
    topic: fc.option(fc.constantFrom('Coffee', 'Tea', 'Kitchen', 'General'), { nil: undefined, freq: 3 }),
    volume: figure(20_000),
    difficulty: figure(100),
    level: fc.constantFrom(0, 0, 0, 1, 2, 3),
  });
  return fc
    .uniqueArray(row, { minLength: 1, maxLength, size: 'max', selector: ({ keyword }) => keyword })
    .chain((rows) =>
      fc.record({ topics: fc.boolean(), levels: fc.boolean() }).map(({ topics, levels }) =>
        rows.map(({ keyword, topic, volume, difficulty, level }) => ({
          keyword,
          ...(topics && topic !== undefined ? { topic } : {}),
          ...(volume === undefined ? {} : { volume }),
          ...(difficulty === undefined ? {} : { difficulty }),
          // The constants above are levels.
          ...(levels ? { level: level as 0 | 1 | 2 | 3 } : {}),
        })),
      ),
    );
}

/** Mostly off: grouping has tests of its own, and takes its time. */
export const groupings: fc.Arbitrary<GroupingStrictness> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('off' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...GROUPING_STRICTNESS) },
);

// Random keyword lists from few words, so that many overlap. Imported by tests alone.
import { GROUPING_STRICTNESS, type GroupingStrictness } from '@silosmith/contract';
import fc from 'fast-check';
import type { SiloEdit } from '../edits/edit.ts';
import type { ListedKeyword } from './keyword-list.ts';

const WORDS =
  'coffee espresso machine grinder best cheap clean beans water how to for the café milk tea kettle pod de'.split(
    ' ',
  );

/** Distinct keywords of one to six words. */
export const keywordText = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

/** Tables of 1 to `maxLength` rows, with or without topics, figures, levels, and as maps of a site with secondary keywords. */
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
      fc
        .record({ topics: fc.boolean(), levels: fc.boolean(), isMap: fc.boolean() })
        .map(({ topics, levels, isMap }) =>
          rows.map(({ keyword, topic, volume, difficulty, level }, at) => ({
            keyword,
            ...(topics && topic !== undefined ? { topic } : {}),
            ...(volume === undefined ? {} : { volume }),
            ...(difficulty === undefined ? {} : { difficulty }),
            // The constants above are levels.
            ...(levels ? { level: level as 0 | 1 | 2 | 3 } : isMap ? mapped(rows, at, level) : {}),
          })),
        ),
    );
}

/** Every other row is a page; of the others some are secondary keywords of the one before. */
function mapped(
  rows: readonly { readonly keyword: string }[],
  at: number,
  level: number,
): Partial<ListedKeyword> {
  if (at % 2 === 0) return { level: 4 };
  return level === 0 ? {} : { page: rows[at - 1]?.keyword ?? '' };
}

/** Mostly off: grouping has tests of its own, and takes its time. */
export const groupings: fc.Arbitrary<GroupingStrictness> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('off' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...GROUPING_STRICTNESS) },
);

const row = fc.nat(60);
/** Any single edit; rows go through `withinTable`. */
export const siloEdits: fc.Arbitrary<SiloEdit> = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    keyword: keywordText.map((text) => `${text} new`),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    pillar: row,
    volume: fc.nat(1000),
  }),
  fc.record({ type: fc.constant('move' as const), row, parent: fc.option(row) }),
  fc.record({
    type: fc.constantFrom(
      'promote' as const,
      'demote' as const,
      'split' as const,
      'makePage' as const,
      'makeSection' as const,
      'setAside' as const,
    ),
    row,
  }),
  fc.record({ type: fc.constant('makeSection' as const), row, of: row }),
  fc.record({ type: fc.constant('merge' as const), row, into: row }),
  fc.record({ type: fc.constant('rename' as const), row, keyword: keywordText.map((text) => `${text} ü`) }),
  fc.record({ type: fc.constant('delete' as const), row, withChildren: fc.boolean() }),
  fc.record({ type: fc.constant('restore' as const), row }),
  fc.record({
    type: fc.constant('setBusinessValue' as const),
    row,
    value: fc.integer({ min: -5, max: 105 }),
  }),
  fc.record({
    type: fc.constantFrom(
      'toggleFavourite' as const,
      'toggleCompleted' as const,
      'pin' as const,
      'unpin' as const,
    ),
    row,
  }),
);

/** Rows are drawn without knowing how many there are: folded into the table, save one in sixty. */
export function withinTable(one: SiloEdit, rowCount: number): SiloEdit {
  const fold = (at: number) => (at === 60 ? at + rowCount : at % rowCount);
  const folded = { ...one, ...('row' in one ? { row: fold(one.row) } : {}) };
  if ('into' in folded) return { ...folded, into: fold(folded.into) };
  if ('of' in folded && folded.of !== undefined) return { ...folded, of: fold(folded.of) };
  if ('pillar' in folded && folded.pillar !== undefined) return { ...folded, pillar: fold(folded.pillar) };
  if ('parent' in folded && folded.parent !== null) return { ...folded, parent: fold(folded.parent) };
  return folded;
}

/** Maps of a site: most keywords with the type and the address of a page, some marked as pillars, with or without topics. */
export function siteMaps(maxLength: number): fc.Arbitrary<ListedKeyword[]> {
  const row = fc.record({
    keyword: fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(' ')),
    topic: fc.constantFrom('Coffee', 'Tea'),
    volume: fc.nat(1_000),
    level: fc.constantFrom(4 as const, 4 as const, 4 as const, 1 as const),
    address: fc.constantFrom('', '/', '/a', '/a/b', '/a/b/c', '/a/x', '/e', '/e/f', '/e/f/g', '/q'),
  });
  return fc
    .record({
      rows: fc.uniqueArray(row, { minLength: 3, maxLength, size: 'max', selector: ({ keyword }) => keyword }),
      hasTopics: fc.boolean(),
      hasAddresses: fc.boolean(),
    })
    .map(({ rows, hasTopics, hasAddresses }) =>
      rows.map(({ keyword, topic, volume, level, address }) => ({
        ...{ keyword, volume, level },
        ...(hasTopics ? { topic } : {}),
        ...(hasAddresses && address !== '' ? { urls: [address] } : {}),
      })),
    );
}

import { textColumnOf } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keywordText } from '../testing/arbitraries.ts';
import { buildTokenIndex, stemIdsOf, type TokenIndex } from './build-token-index.ts';
import { LiveIndex } from './live-index.ts';

const tableOf = (texts: readonly string[]) => ({ rowCount: texts.length, keyword: textColumnOf(texts) });
const stemsOfRow = (index: TokenIndex, row: number) =>
  Array.from(stemIdsOf(index, row), (id) => index.stems[id]).sort();

it('says of every row what an index built anew says, after any renames, additions and removals', () => {
  const change = fc.record({
    renames: fc.array(fc.record({ row: fc.nat(40), text: keywordText.map((text) => `${text} neu`) }), {
      maxLength: 4,
    }),
    added: fc.array(keywordText, { maxLength: 3 }),
    removed: fc.nat(3),
  });
  fc.assert(
    fc.property(
      fc.array(keywordText, { minLength: 1 }),
      fc.array(change, { maxLength: 5 }),
      (first, changes) => {
        let texts = [...first];
        const live = new LiveIndex(buildTokenIndex(tableOf(texts), 'en'), 'en');
        for (const { renames, added, removed } of changes) {
          texts = texts.slice(0, texts.length - removed);
          const renamed = renames.filter(({ row }) => row < texts.length);
          for (const { row, text } of renamed) texts[row] = text;
          live.follow(
            tableOf(texts),
            renamed.map(({ row }) => row),
          );
          texts = [...texts, ...added];
          live.follow(tableOf(texts), []);
          const fresh = buildTokenIndex(tableOf(texts), 'en');
          const { index } = live;
          expect(index.offsets.length).toBe(texts.length + 1);
          expect(index.intentCues).toEqual(fresh.intentCues);
          texts.forEach((_, row) => {
            expect(stemsOfRow(index, row)).toEqual(stemsOfRow(fresh, row));
            expect([...stemIdsOf(index, row)]).toEqual([...stemIdsOf(index, row)].sort((a, b) => a - b));
          });
          const counts = (one: TokenIndex) =>
            new Map(
              one.stems.flatMap((stem, id) =>
                (one.frequency[id] ?? 0) > 0 ? [[stem, one.frequency[id]]] : [],
              ) as [string, number][],
            );
          expect(counts(index)).toEqual(counts(fresh));
        }
      },
    ),
    { numRuns: 20 },
  );
});

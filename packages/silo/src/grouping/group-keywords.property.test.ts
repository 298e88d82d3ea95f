import { PLACEMENT_REASONS } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordLists } from '../testing/arbitraries.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { groupKeywords } from './index.ts';

const strictness = fc.constantFrom('soft' as const, 'moderate' as const, 'hard' as const);

describe('groupKeywords, whatever the list', () => {
  it('puts every row on exactly one page, led by a keyword without flaws where it has one', () => {
    fc.assert(
      fc.property(keywordLists(60), strictness, (list, asked) => {
        const table = tableOf(list);
        const grouping = groupKeywords(table, buildTokenIndex(table, 'en'), {
          language: 'en',
          strictness: asked,
        });
        const pages = new Set(grouping.primary);
        expect(pages.size).toBe(grouping.pageCount);
        grouping.primary.forEach((page, row) => {
          expect(grouping.primary[page]).toBe(page);
          expect(grouping.flaws[page]).toBeLessThanOrEqual(grouping.flaws[row] ?? 0);
          expect(grouping.evidence[row] === PLACEMENT_REASONS.none).toBe(page === row);
          expect(grouping.similarity[row]).toBeGreaterThanOrEqual(0);
          expect(grouping.similarity[row]).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('gives the same pages whatever the order of the rows', () => {
    const pagesOf = (keywords: readonly string[]): string[] => {
      const table = tableOf(keywords.map((keyword) => ({ keyword })));
      const { primary } = groupKeywords(table, buildTokenIndex(table, 'en'), {
        language: 'en',
        strictness: 'moderate',
      });
      return [...Map.groupBy(keywords, (_, row) => primary[row] ?? row).values()]
        .map((page) => page.toSorted().join('; '))
        .sort();
    };
    fc.assert(
      fc.property(keywordLists(60), fc.infiniteStream(fc.nat()), (list, keys) => {
        const keywords = [...new Set(list.map(({ keyword }) => keyword))];
        const shuffled = keywords
          .map((keyword) => ({ keyword, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ keyword }) => keyword);
        expect(pagesOf(shuffled)).toEqual(pagesOf(keywords));
      }),
    );
  });

  it('respects scopes, and gives the same again', () => {
    fc.assert(
      fc.property(keywordLists(60), fc.array(fc.nat(3), { minLength: 60, maxLength: 60 }), (list, scopes) => {
        const table = tableOf(list);
        const index = buildTokenIndex(table, 'en');
        const scope = Int32Array.from(list, (_, row) => scopes[row] ?? 0);
        const ask = () => groupKeywords(table, index, { language: 'en', strictness: 'soft', scope });
        const grouping = ask();
        grouping.primary.forEach((page, row) => {
          expect(scope[page]).toBe(scope[row]);
        });
        expect(ask()).toEqual(grouping);
      }),
    );
  });
});

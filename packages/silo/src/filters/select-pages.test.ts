import { DEFAULT_FILTERS, type Filters, PLACES, ROW_FLAGS, textAt } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { keywordLists } from '../testing/arbitraries.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { afterImportFilters } from './after-import-filters.ts';
import { selectPages } from './select-pages.ts';

const ALL: Filters = { ...DEFAULT_FILTERS, maxArticles: Number.POSITIVE_INFINITY };
const TABLE = tableOf(
  listOf(`
    tea             | Tea | 100  | 90 | pillar
    green tea       | Tea | 9000 | 20 | cluster
    Café crème tea  | Tea | 10   | 10 | cluster
    green tea latte | Tea | 5000 | 10 | child
    green tea cake  | Tea | -    | -  | child
  `),
);
const { silo: SILO } = buildSilo(TABLE, { language: 'en', grouping: 'off' });
const shown = (filters: Partial<Filters>, silo = SILO) =>
  [...selectPages(TABLE, silo, { ...ALL, ...filters }).rows].map((row) => textAt(TABLE.keyword, row));

describe('selectPages', () => {
  it('orders by score, keyword, difficulty or volume; unknown figures stand last either way', () => {
    expect(shown({})).toEqual(['green tea', 'green tea latte', 'tea', 'Café crème tea', 'green tea cake']);
    expect(shown({ sortBy: 'keyword', sortOrder: 'asc' })[0]).toBe('Café crème tea');
    expect(shown({ sortBy: 'difficulty', sortOrder: 'asc' }).at(-1)).toBe('green tea cake');
    expect(shown({ sortBy: 'volume', sortOrder: 'desc' }).at(-1)).toBe('green tea cake');
    expect(shown({ sortBy: 'volume', sortOrder: 'asc' })[0]).toBe('Café crème tea');
  });

  it('puts a proposed page where the first page below it stands, though it has no figure of its own', () => {
    const row = [...TABLE.volume].findIndex((_, at) => textAt(TABLE.keyword, at) === 'tea');
    const silo = { ...SILO, flags: SILO.flags.slice(), score: SILO.score.slice() };
    silo.flags[row] = ROW_FLAGS.proposed;
    silo.score[row] = 0;
    expect(shown({ sortOrder: 'desc' }, SILO)[0]).not.toBe('tea');
    expect(shown({ sortOrder: 'desc' }, silo)[0]).toBe('tea');
  });

  it('shows the pages above a page that passes, and lets unknown figures pass', () => {
    expect(shown({ minVolume: 3000, maxDifficulty: 15 })).toEqual([
      'green tea',
      'green tea latte',
      'tea',
      'green tea cake',
    ]);
    expect(shown({ minVolume: 20, maxDifficulty: 15, searchQuery: 'creme' })).toEqual([]);
  });

  it('counts the pages above within maxArticles, and says how many are hidden', () => {
    expect(shown({ maxArticles: 2 })).toEqual(['green tea', 'tea']);
    expect(shown({ maxArticles: 1 })).toEqual(['tea']);
    expect(shown({ maxArticles: 0 })).toEqual([]);
    const { total, hidden } = selectPages(TABLE, SILO, { ...ALL, maxArticles: 3 });
    expect([total, hidden]).toEqual([5, 2]);
  });

  it('fills a limited batch by whole branches: a pillar with its best pages before the next pillar', () => {
    const table = tableOf(
      listOf(`
        tea               | Tea    | 900  | 10 | pillar
        green tea         | Tea    | 800  | 10 | cluster
        green tea latte   | Tea    | 20   | 10 | child
        white tea         | Tea    | 30   | 10 | cluster
        coffee            | Coffee | 850  | 10 | pillar
        espresso          | Coffee | 700  | 10 | cluster
      `),
    );
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    const batch = (maxArticles: number) =>
      [...selectPages(table, silo, { ...ALL, maxArticles }).rows]
        .map((row) => textAt(table.keyword, row))
        .sort();
    expect(batch(3)).toEqual(['green tea', 'tea', 'white tea']);
    expect(batch(4)).toEqual(['green tea', 'green tea latte', 'tea', 'white tea']);
    expect(batch(5)).toEqual(['coffee', 'green tea', 'green tea latte', 'tea', 'white tea']);
  });

  it('searches keywords and variants, letter case and accents aside', () => {
    expect(shown({ searchQuery: 'CREME cafe' })).toEqual(['tea', 'Café crème tea']);
    const merged = applyEdit({ table: TABLE, silo: SILO, language: 'en' }, { type: 'merge', row: 4, into: 3 })
      .document.silo;
    expect(shown({ searchQuery: 'cake' }, merged)).toEqual(['green tea', 'green tea latte', 'tea']);
  });

  it('hides completed pages and shows favourites alone when asked to', () => {
    const start = { table: TABLE, silo: SILO, language: 'en' };
    const done = applyEdit(start, { type: 'toggleCompleted', row: 1 }).document;
    expect(shown({ showCompleted: false }, done.silo)).toEqual(['tea', 'Café crème tea']);
    const liked = applyEdit(start, { type: 'toggleFavourite', row: 2 }).document;
    expect(shown({ showFavorites: true }, liked.silo)).toEqual(['tea', 'Café crème tea']);
  });

  it('never shows a page without its parent, nor more pages than asked for', () => {
    fc.assert(
      fc.property(keywordLists(60), fc.nat(30), fc.nat(100), (list, maxArticles, maxDifficulty) => {
        const table = tableOf(list);
        const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
        const { rows, total, hidden } = selectPages(table, silo, { ...ALL, maxArticles, maxDifficulty });
        expect(rows.length).toBeLessThanOrEqual(maxArticles);
        expect(rows.length + hidden).toBe(total);
        for (const row of rows) {
          if (silo.place[row] !== PLACES.pillar) expect(rows).toContain(silo.parent[row]);
        }
      }),
    );
  });
});

describe('afterImportFilters', () => {
  const filtersOf = (...figures: { difficulty: number; volume?: number }[]) => {
    const table = tableOf(figures.map((figure, i) => ({ keyword: `k${i}`, volume: 50, ...figure })));
    return afterImportFilters(table, buildSilo(table, { language: 'en', grouping: 'off' }).silo);
  };
  const maxDifficultyOf = (...difficulties: number[]) =>
    filtersOf(...difficulties.map((difficulty) => ({ difficulty }))).maxDifficulty;

  it('rounds the average known difficulty up to the next 10, at most 30', () => {
    expect(maxDifficultyOf(12, 13)).toBe(20);
    expect(maxDifficultyOf(20)).toBe(20);
    expect(maxDifficultyOf(5, 15, 90, 90)).toBe(30);
    expect(maxDifficultyOf(5, -1)).toBe(10);
    expect(maxDifficultyOf(-1, -1)).toBe(30);
  });

  it('asks for at least 10 searches, and for 20 articles or as many as there are pages', () => {
    expect(afterImportFilters(TABLE, SILO)).toMatchObject({ minVolume: 10, maxArticles: 5 });
    expect(maxArticlesOf(400)).toBe(20);
  });

  it('never hides more than half of the first batch: a plan of contested pages does not open empty', () => {
    expect(maxDifficultyOf(62, 74, 80, 95)).toBe(80);
    expect(filtersOf({ difficulty: 20, volume: 3 }, { difficulty: 20, volume: 4 }).minVolume).toBe(0);
  });

  function maxArticlesOf(count: number): number {
    return filtersOf(...Array.from({ length: count }, () => ({ difficulty: 20 }))).maxArticles;
  }
});

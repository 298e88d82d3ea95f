import type { Page } from '@silosmith/contract';
import { pageOf } from '@silosmith/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleOf, metaOf, noContent, tagsOf } from '../testing/records.ts';
import { linkTargetsOf } from './link-plan.ts';
import { placedPagesOf } from './placed-pages.ts';
import { planGeneration } from './plan-generation.ts';

const numbered = (name: string, count: number, children: (i: number) => Page[] = () => []): Page[] =>
  Array.from({ length: count }, (_, i) => pageOf(`${name} ${i}`, { children: children(i) }));
const silo = [
  pageOf('coffee', {
    difficulty: 85,
    children: numbered('cluster', 10, (i) => numbered(`sub ${i}`, i === 0 ? 6 : 2)),
  }),
];
const plan = (change: object = {}) =>
  planGeneration({
    pages: silo,
    existing: noContent,
    provider: 'openai',
    model: 'gpt-4o',
    language: 'en',
    ...change,
  });
const linksOf = (keyword: string) =>
  linkTargetsOf(placedPagesOf(silo).find((placed) => placed.page.keyword === keyword) ?? raise(), 'en').map(
    (link) => `${link.relation} ${link.keyword}`,
  );
const raise = (): never => {
  throw new Error('no such page');
};

describe('a plan', () => {
  test('names every page once in outline order, with its words by level and difficulty', () => {
    const { items } = plan();
    expect(items).toHaveLength(1 + 10 + 6 + 18);
    expect(items.slice(0, 3).map((item) => item.keyword)).toEqual(['coffee', 'cluster 0', 'sub 0 0']);
    expect(items.slice(0, 3).map((item) => item.targetWords)).toEqual([4000, 2000, 1200]);
  });

  test('says what each stage costs, over the pages that need it; together that is the total', () => {
    const existing = { articles: { coffee: articleOf('coffee') }, metas: {}, tags: {} };
    const research = { provider: 'exa' };
    const { items, stages, total } = plan({ existing, research });
    expect(stages.map(({ stage, pages }) => [stage, pages])).toEqual([
      ['research', items.length - 1],
      ['outline', items.filter(({ level, keyword }) => level < 3 && keyword !== 'coffee').length],
      ['article', items.length - 1],
      ['meta', items.length],
      ['tags', items.length],
    ]);
    const sum = (field: 'costUsdLow' | 'costUsdHigh') =>
      stages.reduce((so, { estimate }) => so + estimate[field], 0);
    expect(sum('costUsdLow')).toBeCloseTo(total.costUsdLow, 9);
    expect(sum('costUsdHigh')).toBeCloseTo(total.costUsdHigh, 9);
    expect(plan({ existing: { ...existing, articles: {} }, only: [] }).stages).toEqual([]);
  });

  test('holds only what is missing; a stand-in counts as missing', () => {
    const existing = {
      articles: { coffee: articleOf('coffee'), 'cluster 0': articleOf('cluster 0') },
      metas: {
        coffee: metaOf('coffee'),
        'cluster 0': { ...metaOf('cluster 0'), title: 'cluster 0', provenance: null },
      },
      tags: {
        coffee: tagsOf('coffee'),
        'cluster 0': { keyword: 'cluster 0', tags: ['cluster 0'], provenance: null },
      },
    };
    const { items } = plan({ existing });
    expect(items.map((item) => item.keyword)).not.toContain('coffee');
    expect(items[0]).toMatchObject({ keyword: 'cluster 0', needs: ['meta', 'tags'] });
    expect(items[1]).toMatchObject({ keyword: 'sub 0 0', needs: ['article', 'meta', 'tags'] });
  });

  test('can be limited to chosen pages', () => {
    expect(plan({ only: ['cluster 3', 'nobody'] }).items.map((item) => item.id)).toEqual(['cluster 3']);
  });

  test('leaves out what the site covers, unless it is asked for by name', () => {
    const covered = new Set(['cluster 3']);
    expect(plan({ covered }).items.map((item) => item.keyword)).not.toContain('cluster 3');
    expect(plan({ covered }).items).toHaveLength(plan().items.length - 1);
    expect(plan({ covered, only: ['cluster 3'] }).items).toHaveLength(1);
  });

  test('a keyword like an object’s own word is a page like any other', () => {
    const pages = [pageOf('constructor'), pageOf('__proto__')];
    expect(plan({ pages }).items.map((item) => item.needs.length)).toEqual([4, 4]);
  });

  test('estimates a range that adds up, and knows where it does not know the price', () => {
    const { items, total, priced } = plan();
    expect(priced).toBe(true);
    const sum = items.reduce((cost, item) => cost + item.estimate.costUsdHigh, 0);
    expect(total.costUsdHigh).toBeCloseTo(sum);
    expect(total.costUsdLow).toBeGreaterThan(0);
    expect(total.costUsdHigh).toBeGreaterThan(total.costUsdLow);
    expect(plan({ model: 'own-model' })).toMatchObject({ priced: false, total: { costUsdHigh: 0 } });
    expect(plan({ provider: 'demo', model: 'demo-1' })).toMatchObject({
      priced: true,
      total: { costUsdHigh: 0 },
    });
  });

  test('reads the intent nearest to a sale, whatever its letters', () => {
    const pages = [pageOf('a', { intent: ['Informational', 'Transactional'] }), pageOf('b', { intent: [] })];
    expect(plan({ pages }).items.map((item) => item.brief.intent)).toEqual([
      'transactional',
      'informational',
    ]);
  });
});

describe('links', () => {
  test('a pillar links to each of its children', () => {
    expect(linksOf('coffee')).toEqual(Array.from({ length: 10 }, (_, i) => `child cluster ${i}`));
  });

  test('a cluster page links to its pillar and its children; siblings after it take what room is left', () => {
    expect(linksOf('cluster 9')).toEqual([
      'pillar coffee',
      'child sub 9 0',
      'child sub 9 1',
      'sibling cluster 0',
      'sibling cluster 1',
    ]);
    expect(linksOf('cluster 0')).toEqual([
      'pillar coffee',
      ...Array.from({ length: 6 }, (_, i) => `child sub 0 ${i}`),
    ]);
  });

  test('a sub-supporting page links to the pages above it and up to 3 siblings', () => {
    expect(linksOf('sub 0 4')).toEqual([
      'parent cluster 0',
      'pillar coffee',
      'sibling sub 0 5',
      'sibling sub 0 0',
      'sibling sub 0 1',
    ]);
  });

  test('beside the next one, siblings are those that share what the page is about, not what all of them are about', () => {
    const keywords = ['price', 'cleaning', 'repair', 'cleaning tablets', 'with grinder'].map(
      (word) => `espresso machine ${word}`,
    );
    const parent = pageOf('espresso machine', {
      children: [...keywords, 'clean a coffee maker'].map((keyword) => pageOf(keyword, { level: 2 })),
    });
    const linked = (keyword: string) =>
      linkTargetsOf(
        placedPagesOf([parent]).find((placed) => placed.page.keyword === keyword) ?? raise(),
        'en',
      ).flatMap((link) =>
        link.relation === 'sibling' ? [link.keyword.replace('espresso machine ', '')] : [],
      );
    expect(linked('espresso machine cleaning')).toEqual([
      'repair',
      'cleaning tablets',
      'clean a coffee maker',
    ]);
    expect(linked('espresso machine price')).toEqual(['cleaning', 'repair', 'cleaning tablets']);
  });

  test('whatever the silo, a page links to others, each once, and every page is linked to', () => {
    const shape = fc.array(fc.array(fc.nat(6), { maxLength: 40 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(shape, (pillars) => {
        const pages = pillars.map((clusters, p) =>
          pageOf(`p${p}`, {
            children: clusters.map((subs, c) =>
              pageOf(`p${p} c${c}`, { children: numbered(`p${p} c${c} s`, subs) }),
            ),
          }),
        );
        const linked = new Set<string>();
        const all = placedPagesOf(pages);
        for (const placed of all) {
          const links = linkTargetsOf(placed, 'en').map((link) => link.keyword);
          const own = placed.page.keyword;
          expect(new Set(links).size).toBe(links.length);
          expect(links).not.toContain(own);
          expect(links.length).toBeGreaterThan(0);
          for (const link of links) linked.add(link);
          const reached = placed.page.children.slice(0, 24).map((child) => child.keyword);
          expect(links).toEqual(expect.arrayContaining(reached));
        }
        expect(all.map(({ page }) => page.keyword).filter((keyword) => !linked.has(keyword))).toEqual([]);
      }),
    );
  });

  test('a page beyond the 24 links of its parent is linked to from beside it, however many pages stand below that', () => {
    const wide = pageOf('coffee', {
      children: numbered('cluster', 30, (i) => numbered(`sub ${i}`, i % 5 === 0 ? 0 : 6)),
    });
    const linked = new Set(
      placedPagesOf([wide, pageOf('tea')]).flatMap((placed) =>
        linkTargetsOf(placed, 'en').map((link) => link.keyword),
      ),
    );
    expect(wide.children.map(({ keyword }) => keyword).filter((keyword) => !linked.has(keyword))).toEqual([]);
  });

  test('a label for programs is no topic: the pillar page’s keyword stands in', () => {
    const labelled = [
      pageOf('web design', { topic: 'SERVICE_GENERIC', children: [pageOf('web design prices')] }),
    ];
    const { items } = plan({ pages: labelled });
    expect(items.map(({ brief }) => brief.topic)).toEqual(['web design', 'web design']);
  });
});

import { articleOf, pageIdOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { paidForReplaced, provenancesOf } from './held-records.ts';

const paid = (costUsd: number | null) => ({
  ...{ provider: 'openai', model: 'gpt-4o', demo: false, generatedAt: '2026-01-05T09:30:00.000Z' },
  ...{ inputTokens: 1, outputTokens: 1, costUsd },
});

const NOTHING = {
  ...{
    sources: new Map(),
    viewpoints: new Map(),
    personas: new Map(),
    outlines: new Map(),
    articles: new Map(),
  },
  ...{ metas: new Map(), tags: new Map(), images: new Map(), versions: new Map() },
};

it('counts everything that was paid for the page: research, advice and pictures like the text', () => {
  const id = pageIdOf('boots');
  const record = { keyword: 'boots' };
  const picture = { ...record, url: '', prompt: '', alt: '' };
  const project = {
    sources: new Map([
      [id, { ...record, sources: [], contentGaps: [], opportunities: [], provenance: paid(1) }],
    ]),
    viewpoints: new Map(),
    personas: new Map(),
    outlines: new Map(),
    articles: new Map([[id, { ...articleOf('boots', '<p>Boots.</p>'), provenance: paid(2) }]]),
    metas: new Map([[id, { ...record, title: '', description: '', provenance: null }]]),
    tags: new Map([[id, { ...record, tags: [], provenance: paid(4) }]]),
    images: new Map([
      [id, { ...picture, provenance: paid(8) }],
      [pageIdOf('shoes'), { ...picture, provenance: paid(16) }],
    ]),
  };
  expect(provenancesOf(project, id).map(({ costUsd }) => costUsd)).toEqual([1, 2, 4, 8]);
});

it('counts what was paid for texts that others replaced, each text once', () => {
  const id = pageIdOf('boots');
  const text = (hour: number, costUsd: number | null) => ({
    ...articleOf('boots', `<p>Boots at ${hour}.</p>`),
    provenance: { ...paid(costUsd), generatedAt: `2026-01-05T0${hour}:00:00.000Z` },
  });
  const paidFor = (now: ReturnType<typeof text>, ...earlier: ReturnType<typeof text>[]) => {
    const kept = [...earlier, { ...now, provenance: null }].map((article, at) => {
      return { pageId: id, keptAt: `2026-01-06T00:00:0${at}.000Z`, end: 'rewritten' as const, article };
    });
    const other = {
      pageId: pageIdOf('shoes'),
      keptAt: '2026-01-06T00:00:00.000Z',
      end: 'rewritten' as const,
    };
    const versions = [...kept, { ...other, article: text(9, 32) }].map(
      (one, at) => [String(at), one] as const,
    );
    return paidForReplaced({ ...NOTHING, articles: new Map([[id, now]]), versions: new Map(versions) }, id);
  };
  expect(paidFor(text(3, 4))).toBe(0);
  expect(paidFor(text(3, 4), text(1, 1), text(2, 2))).toBe(3);
  // A section of the first was written again, and that became the article, or was put back.
  expect(paidFor(text(1, 1.5), text(1, 1))).toBe(0);
  expect(paidFor(text(1, 1), text(1, 1.5))).toBe(0.5);
  expect(paidFor(text(3, 4), text(1, null))).toBeNull();
});

it('counts what metas, tags and images say that those cost whose place they took', () => {
  const id = pageIdOf('boots');
  const meta = { keyword: 'boots', title: '', description: '', provenance: { ...paid(1), replacedUsd: 2 } };
  const tags = { keyword: 'boots', tags: [], provenance: { ...paid(1), replacedUsd: 4 } };
  const project = { ...NOTHING, metas: new Map([[id, meta]]), tags: new Map([[id, tags]]) };
  expect(paidForReplaced(project, id)).toBe(6);
  const unknown = { ...tags, provenance: { ...paid(1), replacedUsd: null } };
  expect(paidForReplaced({ ...project, tags: new Map([[id, unknown]]) }, id)).toBeNull();
});

import { articleOf, pageIdOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { provenancesOf } from './held-records.ts';

const paid = (costUsd: number) => ({
  ...{ provider: 'openai', model: 'gpt-4o', demo: false, generatedAt: '2026-01-05T09:30:00.000Z' },
  ...{ inputTokens: 1, outputTokens: 1, costUsd },
});

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

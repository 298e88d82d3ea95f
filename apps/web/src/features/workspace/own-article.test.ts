import { articleOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { disownedArticle, ownArticle } from './own-article.ts';

const made = { provider: 'demo', model: 'demo-1', demo: true, generatedAt: '2026-01-05T09:30:00.000Z' };
const demo = {
  ...articleOf('boots', '<p>Boots.</p>'),
  provenance: { ...made, inputTokens: 1, outputTokens: 1, costUsd: 0 },
};

it('is no demo content any more, its text untouched, and keeps the date of the first article', () => {
  const own = ownArticle({ ...demo, edited: true });
  expect(own).toMatchObject({ provenance: null, edited: true, content: demo.content });
  expect(own.firstGeneratedAt).toBe(made.generatedAt);
  expect(ownArticle({ ...demo, firstGeneratedAt: '2025-01-01T00:00:00.000Z' }).firstGeneratedAt).toBe(
    '2025-01-01T00:00:00.000Z',
  );
});

it('is demo content again after Undo, with what was typed since, unless another article took its place', () => {
  const own = ownArticle({ ...demo, edited: true });
  const typed = { ...own, content: '<p>Boots, and more.</p>' };
  expect(disownedArticle(typed, demo)).toEqual({ ...typed, provenance: demo.provenance });
  expect(disownedArticle({ ...demo, content: '<p>Another.</p>' }, demo)).toBeNull();
  expect(disownedArticle(undefined, demo)).toBeNull();
});

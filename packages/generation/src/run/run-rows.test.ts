import { DEFAULT_FILTERS } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { articleOf, metaOf, outlineOf, tagsOf } from '../testing/records.ts';
import { runRowOf } from './run-rows.ts';
import type { RunChoice } from './run-settings.ts';

const CHOICE: RunChoice = {
  provider: 'openai',
  model: 'gpt-4o',
  language: 'en',
  filters: DEFAULT_FILTERS,
  replacesDemo: false,
};
const article = articleOf('tea');
const meta = metaOf('tea');
const tags = tagsOf('tea');
const standIn = { keyword: 'tea', title: 'tea', description: 'About tea', provenance: null };
const done = { id: 'tea', state: 'done' } as const;
/** A short page: it goes without an outline. */
const running = { id: 'tea', state: 'running', passedOver: ['outline'] } as const;

it('a page is done with all its records, and done with a gap where one is missing or a stand-in', () => {
  expect(runRowOf(done, CHOICE, { article, meta, tags })).toEqual({ state: 'done', stage: null, gaps: [] });
  expect(runRowOf(done, CHOICE, { article, meta: standIn, tags })).toMatchObject({
    state: 'gap',
    gaps: ['meta'],
  });
  expect(runRowOf(done, CHOICE, { article, meta })).toMatchObject({ state: 'gap', gaps: ['tags'] });
});

it('images are missing only where the run was to make some', () => {
  const pictures = { provider: 'stability', model: 'sd3.5-flash' };
  expect(runRowOf(done, { ...CHOICE, pictures }, { article, meta, tags })).toMatchObject({
    state: 'gap',
    gaps: ['image'],
  });
});

it('research is under way until the article that rests on it is written', () => {
  const choice: RunChoice = { ...CHOICE, research: { provider: 'exa' } };
  expect(runRowOf(running, choice, {}).stage).toBe('research');
  expect(runRowOf(running, choice, { article }).stage).toBe('meta');
  expect(runRowOf(done, choice, { article, meta, tags }).state).toBe('done');
});

it('research that failed for good is passed over: the article is what is being made', () => {
  const choice: RunChoice = { ...CHOICE, research: { provider: 'exa' } };
  expect(runRowOf({ ...running, passedOver: ['research', 'outline'] }, choice, {}).stage).toBe('article');
});

it('a long page has its outline planned before it is written, and lacks none once it is', () => {
  const long = { id: 'tea', state: 'running' } as const;
  expect(runRowOf(long, CHOICE, {}).stage).toBe('outline');
  expect(runRowOf(long, CHOICE, { outline: outlineOf('tea') }).stage).toBe('article');
  expect(runRowOf(done, CHOICE, { article, meta, tags }).state).toBe('done');
  expect(runRowOf(done, CHOICE, {}).gaps).toEqual(['article', 'meta', 'tags']);
});

it('a running page is at the first stage whose record it lacks', () => {
  expect(runRowOf(running, CHOICE, {}).stage).toBe('article');
  expect(runRowOf(running, CHOICE, { article }).stage).toBe('meta');
  expect(runRowOf({ ...running, state: 'retrying' }, CHOICE, { article, meta })).toMatchObject({
    state: 'running',
    stage: 'tags',
  });
});

it('what a run replaces does not count as made', () => {
  const rewrites = { pages: ['tea'], madeBefore: '2026-02-01T00:00:00.000Z' };
  expect(runRowOf(running, { ...CHOICE, rewrites }, { article, meta, tags }).stage).toBe('article');
});

it('a page that a cancelled run never came to is skipped', () => {
  expect(runRowOf({ id: 'tea', state: 'cancelled' }, CHOICE, {}).state).toBe('skipped');
  expect(runRowOf({ id: 'tea', state: 'waiting' }, CHOICE, {}).state).toBe('waiting');
  expect(runRowOf({ id: 'tea', state: 'failed' }, CHOICE, { article }).state).toBe('failed');
});

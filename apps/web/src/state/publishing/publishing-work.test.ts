import { desiredSiteOf, type PublishPorts, publishSettingsSchema } from '@silosmith/delivery';
import {
  FakeWordPress,
  HOME,
  LOGIN,
  linkedProject,
  MemoryStore,
  portsFor,
} from '@silosmith/delivery/testing';
import { deliveryTexts, smallImport } from '@silosmith/testkit';
import { expect, it, vi } from 'vitest';
import { projectOfImport } from '../project/project-rows.ts';
import { isCurrent, type PlanBasis } from './publishing-state.ts';
import { Publishing } from './publishing-work.ts';

const KEYWORDS = ['tea', 'green tea', 'tea pot', 'black tea', 'iced tea'];
const nowIso = '2026-01-05T09:30:00.000Z';

function setUp(site = new FakeWordPress(), texts = new Map<string, string>()) {
  const store = new MemoryStore();
  const ports: PublishPorts = portsFor(site.fetch, store);
  let isLocked = false;
  const publishing = new Publishing({
    ...ports,
    storeOf: () => store,
    desired: async (basis) =>
      desiredSiteOf(linkedProject(KEYWORDS, texts), {
        settings: basis.settings,
        nowIso,
        texts: deliveryTexts,
      }),
    lock: async () => (isLocked ? null : () => undefined),
  });
  const settings = publishSettingsSchema.parse({});
  const basis: PlanBasis = {
    project: projectOfImport('p', smallImport(KEYWORDS)),
    settings,
    overwrite: false,
  };
  const work = () => publishing.store.getState().work;
  const connect = () => publishing.connect({ url: `${HOME}/`, login: LOGIN, tries: 1 });
  return { site, publishing, basis, work, connect, texts, hold: () => (isLocked = true) };
}

it('plans, publishes page by page, updates what changed, and rolls back run by run', async () => {
  const { site, publishing, basis, work, connect, texts } = setUp();
  expect(await connect()).toBe(HOME);
  expect(publishing.store.getState().lastRunAt).toBeNull();
  await publishing.showPlan(basis);
  expect(work()).toMatchObject({ state: 'planned', plan: { update: [], skip: [] } });
  expect(site.posts.size).toBe(0);
  const seen: number[] = [];
  publishing.store.subscribe(
    ({ work: now }) => void (now.state === 'publishing' && seen.push(now.results.size)),
  );
  await publishing.publish('all');
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3, 4, 5]);
  const ended = work();
  if (ended.state !== 'ended') throw new Error(ended.state);
  expect(ended.fault).toBeNull();
  expect([...ended.results.values()].map(({ verification }) => verification?.status)).toEqual(
    Array(5).fill('success'),
  );
  expect(publishing.store.getState().lastRunAt).not.toBeNull();

  texts.set('tea pot', 'Another text.');
  await publishing.showPlan(basis);
  expect(work()).toMatchObject({ plan: { create: [], update: [{ keyword: 'tea pot' }] } });
  await publishing.publish('changed');
  for (const left of [5, 0]) {
    await publishing.planRollback();
    expect(work()).toMatchObject({ state: 'rollback-planned' });
    await publishing.rollBack(false);
    expect(work()).toMatchObject({ state: 'rolled-back' });
    expect(site.posts.size).toBe(left);
  }
  expect(publishing.store.getState().lastRunAt).toBeNull();
});

it('updates alone leave new pages out, and links to them stay text', async () => {
  const { publishing, basis, work, connect, site, texts } = setUp();
  await connect();
  await publishing.showPlan(basis);
  await publishing.publish('all');
  const lost = [...site.posts.values()].find(({ slug }) => slug === 'iced-tea');
  site.posts.delete(lost?.id ?? 0);
  texts.set('tea', 'Another text.');
  await publishing.showPlan(basis);
  expect(work()).toMatchObject({ plan: { create: [{ keyword: 'iced tea', reason: 'gone' }] } });
  await publishing.publish('changed');
  const posts = [...site.posts.values()];
  expect(posts.map(({ slug }) => slug)).not.toContain('iced-tea');
  expect(posts.filter(({ content }) => content.includes('silo:') || content.includes('/iced-tea'))).toEqual(
    [],
  );
  expect(posts.some(({ content }) => content.includes('Another text.'))).toBe(true);
});

it('tries again with the pages that failed alone', async () => {
  let isBroken = true;
  let broken: string | null = null;
  const site = new FakeWordPress({
    before: ({ method, path }) => {
      if (method !== 'PUT') return undefined;
      broken ??= path;
      const fails = isBroken && path === broken;
      return fails ? new Response('{"code":"x","message":"no"}', { status: 400 }) : undefined;
    },
  });
  const { publishing, basis, work, connect } = setUp(site);
  await connect();
  await publishing.showPlan(basis);
  await publishing.publish('all');
  const ended = work();
  if (ended.state !== 'ended') throw new Error(ended.state);
  expect([...ended.results.values()].filter(({ status }) => status === 'error')).toHaveLength(1);
  isBroken = false;
  const writesBefore = site.calls.filter(({ method }) => method === 'PUT').length;
  await publishing.retryFailed(basis);
  expect(work()).toMatchObject({
    state: 'ended',
    fault: null,
    plan: { create: [], update: [{ reason: 'interrupted' }] },
  });
  expect(site.posts.size).toBe(5);
  expect(site.calls.filter(({ method }) => method === 'PUT').length).toBeGreaterThan(writesBefore);
});

it('a cancelled run keeps what it wrote, and the next one goes on without a duplicate', async () => {
  const { publishing, basis, work, connect, site } = setUp();
  await connect();
  await publishing.showPlan(basis);
  const stop = publishing.store.subscribe(({ work: now }) => {
    if (now.state === 'publishing' && now.results.size === 2) publishing.cancel();
  });
  await publishing.publish('all');
  stop();
  expect(work()).toMatchObject({ state: 'ended', fault: { code: 'cancelled' } });
  await publishing.showPlan(basis);
  await publishing.publish('all');
  expect(work()).toMatchObject({ state: 'ended', fault: null });
  expect(site.posts.size).toBe(5);
});

it('publishes nothing while another tab does, and says what a connection lacks', async () => {
  const { publishing, basis, work, connect, hold, site } = setUp();
  await publishing.showPlan(basis);
  expect(work()).toMatchObject({ state: 'failed', step: 'plan' });
  await connect();
  await publishing.showPlan(basis);
  hold();
  await publishing.publish('all');
  expect(work()).toMatchObject({ state: 'ended', fault: { code: 'web.publishing-elsewhere' } });
  expect(site.posts.size).toBe(0);
  await publishing.connect({ url: 'ftp://site.test', login: LOGIN, tries: 1 });
  expect(publishing.store.getState().connection).toMatchObject({
    state: 'failed',
    fault: { code: 'wordpress.bad-address' },
  });
});

it('does one thing at a time', async () => {
  const { publishing, basis, connect, site } = setUp();
  const desired = vi.fn();
  publishing.store.subscribe(desired);
  await Promise.all([connect(), connect(), publishing.showPlan(basis)]);
  expect(site.calls.filter(({ path }) => path.includes('users/me'))).toHaveLength(1);
});

it('a plan is stale as soon as the project or the options are others', () => {
  const { basis } = setUp();
  expect(isCurrent(basis, { ...basis, settings: { ...basis.settings } })).toBe(true);
  expect(isCurrent(basis, { ...basis, overwrite: true })).toBe(false);
  expect(isCurrent(basis, { ...basis, settings: { ...basis.settings, status: 'publish' } })).toBe(false);
  expect(isCurrent(basis, { ...basis, project: { ...basis.project, articles: new Map() } })).toBe(false);
  expect(isCurrent(basis, { ...basis, project: { ...basis.project, published: new Map() } })).toBe(true);
});

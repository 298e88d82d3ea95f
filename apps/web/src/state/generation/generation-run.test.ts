// What the app gives the engine, where nothing else would notice that it is gone: the engine goes on without it.
import { isPageId } from '@silosmith/contract';
import type { RunPorts } from '@silosmith/generation';
import { articleOf } from '@silosmith/testkit';
import { beforeAll, expect, it, vi } from 'vitest';

const seen = vi.hoisted(() => ({ ports: null as RunPorts | null, put: [] as unknown[][] }));
vi.mock('@silosmith/generation', async (original) => {
  const real = await original<typeof import('@silosmith/generation')>();
  return {
    ...real,
    createRunEngine(ports: RunPorts) {
      seen.ports = ports;
      return real.createRunEngine(ports);
    },
  };
});
vi.mock('../project/project-store.ts', async (original) => ({
  ...(await original<typeof import('../project/project-store.ts')>()),
  putRecord: async (...record: unknown[]) => void seen.put.push(record),
}));
vi.mock('./plan-run.ts', () => ({ planRun: () => Promise.reject(new Error('nothing is planned here')) }));

beforeAll(async () => {
  await import('./generation-run.ts');
});

it('keeps among the versions of its page what a run made while the user changed the text', async () => {
  const id = '~0000000tea0';
  if (!isPageId(id)) throw new Error('expected the id of a page');
  const article = articleOf('tea', '<p>Made by a run.</p>');
  await seen.ports?.records.keepUnused?.('p1', id, article);
  expect(seen.put).toEqual([
    ['p1', 'version', expect.any(String), expect.objectContaining({ pageId: id, end: 'unused', article })],
  ]);
});

import { beforeEach, expect, it } from 'vitest';
import { onSignedOutReply } from '../../platform/api-client.ts';
import type { SyncNews, SyncOrder } from '../../workers/sync-messages.ts';
import { createSyncClient, type SyncClient } from './sync-client.ts';

/** The page's end of a worker: the orders it received, and a way to answer. */
class WorkerEnd {
  readonly orders: SyncOrder[] = [];
  ended = false;
  onmessage: ((event: { data: SyncNews }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage(order: SyncOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  say(news: SyncNews): void {
    this.onmessage?.({ data: news });
  }
}

let workers: WorkerEnd[];
let heard: string[];
let client: SyncClient;
const last = (): WorkerEnd => workers.at(-1) ?? new WorkerEnd();

beforeEach(() => {
  workers = [];
  heard = [];
  const create = () => {
    const made = new WorkerEnd();
    workers.push(made);
    // The client uses these members of a Worker alone.
    return made as unknown as Worker;
  };
  client = createSyncClient('u1', create, {
    onChanged: (projectId, keys) => heard.push(`changed ${projectId} ${keys.length}`),
    onQueue: () => heard.push('queue'),
    onHealth: ({ state }) => heard.push(state),
    onRemoved: (projectId) => heard.push(`removed ${projectId}`),
  });
});

it('starts for its user and passes on what the worker tells', () => {
  expect(last().orders).toEqual([{ type: 'start', userId: 'u1' }]);
  const stop = onSignedOutReply(() => heard.push('signed out'));
  last().say({ type: 'changed', projectId: 'p1', keys: [['p1', 'silo', '0']] });
  last().say({ type: 'queue' });
  last().say({ type: 'removed', projectId: 'p1' });
  last().say({ type: 'signed-out' });
  stop();
  expect(heard).toEqual(['changed p1 1', 'queue', 'removed p1', 'signed out']);
});

it('answers each call by its own number, with the fault where there was one', async () => {
  const first = client.pull('p1');
  const second = client.pull('p2');
  const params = { status: 404 };
  const fault = { code: 'server.x', params, severity: 'medium', retryable: false, recovery: [] } as const;
  last().say({ type: 'answer', number: 2, fault });
  last().say({ type: 'answer', number: 1, fault: null });
  await expect(second).rejects.toMatchObject({ code: 'server.x', params: { status: 404 } });
  await expect(first).resolves.toBeUndefined();
});

it('goes on with a new worker after one broke, and says that nothing was reached', async () => {
  const call = client.pull('p1');
  const broken = last();
  broken.onerror?.({ message: 'out of memory' });
  await expect(call).rejects.toThrow('web.worker-crashed');
  expect(broken.ended).toBe(true);
  expect(heard).toEqual(['unreachable']);
  client.poke();
  expect(workers).toHaveLength(2);
  expect(last().orders.map(({ type }) => type)).toEqual(['start', 'poke']);
});

it('ends with the session: the worker is gone and nothing waits for it', async () => {
  const call = client.resolve(['p1', 'silo', '0'], 'mine');
  client.stop();
  await expect(call).rejects.toThrow('web.signed-out');
  await expect(client.pull('p1')).rejects.toThrow('web.signed-out');
  client.poke();
  expect(workers).toHaveLength(1);
  expect(last().ended).toBe(true);
});

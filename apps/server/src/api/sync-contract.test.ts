// Runs the server contract of packages/sync over the calls of the real app.
import { Fault } from '@silosmith/kernel';
import { createHttpSyncApi, type SyncApi, type SyncHttp, type SyncRequest } from '@silosmith/sync';
import { syncApiCases } from '@silosmith/sync/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase, OPEN_TIMEOUT_MS } from '../testing/each-database.ts';
import { type Caller, createTestApp } from '../testing/test-app.ts';

class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

function httpOf(caller: Caller): SyncHttp {
  async function send(path: string, { method = 'GET', body, bytes, headers }: SyncRequest = {}) {
    const reply = await caller.call(method, path, bytes ?? body, headers);
    if (reply.ok) return reply;
    const cause = new Refusal(reply.status, await reply.json());
    throw new Fault('test.refused', { params: { status: reply.status }, cause });
  }
  return {
    async json(path, request) {
      const text = await (await send(path, request)).text();
      return text === '' ? null : JSON.parse(text);
    },
    bytes: async (path, request) => new Uint8Array(await (await send(path, request)).arrayBuffer()),
    conflictIn(error) {
      const refusal = error instanceof Fault ? error.cause : null;
      return refusal instanceof Refusal && refusal.status === 409 ? refusal.body : null;
    },
  };
}

describeEachDatabase('the server keeps the contract of every server:', (databases) => {
  let api: SyncApi;
  let projects = 0;

  beforeAll(async () => {
    const server = await createTestApp(await databases.open());
    api = createHttpSyncApi(httpOf(await server.signUp()));
  }, OPEN_TIMEOUT_MS);
  afterAll(() => databases.close());

  it.each(syncApiCases)('$name', async ({ run, expected }) => {
    expect(await run(api, `contract-${++projects}`)).toEqual(expected);
  });
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startFailed, startReady } from './testing/server-process.ts';
import { PASSWORD } from './testing/test-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'silosmith-data-'));
const TEXT = '/.netlify/functions/openai-text';

let model: Server;
let modelUrl = '';
let modelCalls = 0;
let modelAnswers: () => void = () => {};

beforeAll(async () => {
  // An OpenAI-compatible server that answers when the test says so.
  model = createServer((_, response) => {
    modelCalls += 1;
    modelAnswers = () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          id: 'c',
          object: 'chat.completion',
          created: 0,
          model: 'gpt-4o',
          choices: [
            { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Paid text' } },
          ],
          usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
        }),
      );
    };
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  modelUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (): Promise<ServerProcess> =>
  startReady({ DATA_DIR: dataDir, OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: modelUrl });

let token = '';
async function call(
  server: ServerProcess,
  method: string,
  path: string,
  body?: unknown,
  more: RequestInit = {},
) {
  return fetch(`${server.address}${path}`, {
    method,
    ...more,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...more.headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const modelIsAsked = async (calls: number): Promise<void> => {
  while (modelCalls < calls) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('a server process', { timeout: 120_000 }, () => {
  it('prints one line, keeps its folder to itself, and stops cleanly', async () => {
    const server = await start();
    const signedUp = await call(server, 'POST', '/api/auth/sign-up/email', {
      email: 'ada@example.com',
      password: PASSWORD,
      name: 'Ada',
    });
    token = signedUp.headers.get('set-auth-token') ?? '';
    expect(token).not.toBe('');

    const second = await startFailed({ DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(
      /^The data folder .+ is in use by another running Silosmith \(process \d+ on \S+\)\..+\n$/,
    );

    const busy = await startFailed({ DATA_DIR: join(dataDir, 'other'), PORT: new URL(server.address).port });
    expect(busy.code).toBe(1);
    expect(busy.errors).toMatch(/^Port \d+ is already in use.+\n$/);

    expect(server.output()).toBe(`Silosmith is ready at ${server.address}\n`);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(join(dataDir, 'server.holder'))).toBe(false);
  });

  it('loses no acknowledged write when it is killed, and starts again over the dead one’s lock', async () => {
    const killed = await start();
    await call(killed, 'POST', '/api/projects', { id: 'the-project', name: 'P' });
    const acknowledged: string[] = [];
    let down = false;
    const writer = async (name: string): Promise<void> => {
      for (let i = 0; !down; i++) {
        const key = `${name}-${i}`;
        try {
          const place = `/api/projects/the-project/records/article/${key}`;
          const reply = await call(killed, 'PUT', place, { revision: 0, body: { key } });
          if (reply.status === 200) acknowledged.push(key);
        } catch {
          // The process is gone in the middle of this write: it was never acknowledged.
          return;
        }
      }
    };
    const writers = [writer('a'), writer('b'), writer('c')];
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
    await killed.end('SIGKILL');
    down = true;
    await Promise.all(writers);
    expect(existsSync(join(dataDir, 'server.holder'))).toBe(true);

    const server = await start();
    const stored = new Set<string>();
    for (let since = 0, more = true; more; ) {
      const page = (await (
        await call(server, 'GET', `/api/projects/the-project/records?since=${since}`)
      ).json()) as { records: { key: string }[]; sequence: number; more: boolean };
      for (const record of page.records) stored.add(record.key);
      since = page.sequence;
      more = page.more;
    }
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
    await server.end('SIGTERM');
  });

  it('finishes a paid call whose client is gone, before it stops, and gives the reply after the next start', async () => {
    const key = { 'Idempotency-Key': 'job:article:shoes' };
    const calls = modelCalls;
    const first = await start();
    const client = new AbortController();
    const asked = call(first, 'POST', TEXT, { prompt: 'x' }, { headers: key, signal: client.signal });
    await modelIsAsked(calls + 1);
    client.abort();
    await expect(asked).rejects.toThrow();
    const stopped = first.end('SIGTERM');
    setTimeout(() => modelAnswers(), 200);
    expect(await stopped).toBe(0);

    const second = await start();
    const replayed = await call(second, 'POST', TEXT, { prompt: 'x' }, { headers: key });
    expect(replayed.headers.get('idempotent-replay')).toBe('true');
    expect(await replayed.json()).toMatchObject({ text: 'Paid text', provider: 'openai' });
    expect(modelCalls).toBe(calls + 1);
    await second.end('SIGTERM');
  });

  it('lets a call that died with the server be made again at once', async () => {
    const key = { 'Idempotency-Key': 'job:article:boots' };
    const calls = modelCalls;
    const first = await start();
    const asked = call(first, 'POST', TEXT, { prompt: 'x' }, { headers: key });
    await modelIsAsked(calls + 1);
    await Promise.all([expect(asked).rejects.toThrow(), first.end('SIGKILL')]);

    const second = await start();
    const repeated = call(second, 'POST', TEXT, { prompt: 'x' }, { headers: key });
    await modelIsAsked(calls + 2);
    modelAnswers();
    expect((await repeated).status).toBe(200);
    const usage = await (await call(second, 'GET', '/api/usage')).json();
    expect(usage).toMatchObject({
      latest: [{ outcome: 'ok' }, { outcome: 'server.lost-call' }, { outcome: 'ok' }],
    });
    await second.end('SIGTERM');
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [
      { DATABASE_URL: 'postgres://u:hush-hush@127.0.0.1:1/x' },
      'The database at 127.0.0.1:1/x cannot be reached (ECONNREFUSED)',
    ],
  ])('ends with one sentence for %o', async (environment: Record<string, string>, sentence) => {
    const failed = await startFailed({ DATA_DIR: dataDir, ...environment });
    expect(failed.code).toBe(1);
    expect(failed.output).toBe('');
    expect(failed.errors).toContain(sentence);
    expect(failed.errors.trim().split('\n')).toHaveLength(1);
    expect(failed.errors).not.toContain('hush-hush');
  });

  it('says so where the data folder is no folder', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const failed = await startFailed({ DATA_DIR: file });
    expect(failed.code).toBe(1);
    expect(failed.errors).toContain(`The data folder ${file} cannot be used`);
  });
});

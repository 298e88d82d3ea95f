import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../../bin/silosmith.mjs');
/** An older Node would hand over to a second process, and the kill would miss that one. */
const node24 = join(import.meta.dirname, '../../../../node_modules/node/bin/node');
const STAGES = ['article', 'meta', 'tags'];
const CONCURRENCY = 3;
const KILL_TEST_MS = 600_000;

let folder: string;
const path = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A provider that counts what it charges: `task keyword` of each call; with `knowsKeys` a repeated key is free. */
async function startProvider(knowsKeys: boolean) {
  const charged: string[] = [];
  const kept = new Map<string, string>();
  let onCall = (_phase: 'arrived' | 'answered'): void => undefined;
  const answer = (body: string, key: string, response: ServerResponse): void => {
    const before = knowsKeys ? kept.get(key) : undefined;
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const prompt = messages.at(-1)?.content ?? '';
    const [, task = '', keyword = ''] = /"task":"(\w+)","keyword":"([^"]+)"/.exec(prompt) ?? [];
    if (before === undefined) charged.push(`${task} ${keyword}`);
    const content =
      task === 'article'
        ? JSON.stringify({ title: keyword, content: `<h1>${keyword}</h1><p>Text.</p>`, excerpt: 'E' })
        : JSON.stringify({ title: keyword, description: 'D', tags: [keyword, 'b'] });
    kept.set(key, content);
    response.setHeader('content-type', 'application/json');
    if (before !== undefined) response.setHeader('Idempotent-Replayed', 'true');
    response.end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'gpt-4o',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    onCall('arrived');
    answer(Buffer.concat(chunks).toString(), String(request.headers['idempotency-key'] ?? ''), response);
    onCall('answered');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    charged,
    listen: (listener: typeof onCall) => {
      onCall = listener;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function startRun(url: string, ...more: string[]) {
  const words = ['generate', path('site.json'), '--provider', 'openai', '--model', 'gpt-4o', ...more];
  const child: ChildProcess = spawn(node24, [bin, ...words], {
    env: { ...process.env, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  return {
    child,
    ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, stderr: () => stderr })),
  };
}

/** A sequence in [0, 1): the same in each run of the test. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pages of a project that outlasts so many kills, each after five calls at most. */
const keywordsFor = (kills: number): string[] => Array.from({ length: 2 * kills }, (_, at) => `page ${at}`);
const callsOf = (keywords: readonly string[]): string[] =>
  STAGES.flatMap((task) => keywords.map((keyword) => `${task} ${keyword}`)).sort();

/** Kills the command at random calls, before or a little after the provider's answer, and lets the last one end. */
async function killedAndResumed(provider: Awaited<ReturnType<typeof startProvider>>, times: number) {
  const silo = keywordsFor(times).map((keyword) => pageOf(keyword));
  writeFileSync(path('site.json'), JSON.stringify(projectOf({ silo })));
  const chance = chanceOf(7);
  let kills = 0;
  while (kills < times) {
    const { child, ended } = startRun(provider.url);
    const phase = chance() < 0.5 ? 'arrived' : 'answered';
    let calls = 1 + Math.floor(chance() * 5);
    const delayMs = Math.floor(chance() * 12);
    provider.listen((at) => {
      if (at !== phase || --calls !== 0) return;
      if (delayMs < 4) child.kill('SIGKILL');
      else setTimeout(() => child.kill('SIGKILL'), delayMs);
    });
    if ((await ended).code !== null) throw new Error('the run ended before it was killed');
    kills++;
  }
  provider.listen(() => undefined);
  return startRun(provider.url).ended;
}

describe('7.24: an interrupted run of the command line', () => {
  it(
    'pays no call twice where the provider recognises idempotency keys',
    async () => {
      const kills = 20;
      const provider = await startProvider(true);
      const last = await killedAndResumed(provider, kills);
      await provider.stop();
      expect(last.code).toBe(0);
      expect(provider.charged.toSorted()).toEqual(callsOf(keywordsFor(kills)));
      expect(Object.keys(JSON.parse(readFileSync(path('site.json'), 'utf8')).articles)).toHaveLength(
        keywordsFor(kills).length,
      );
      expect(existsSync(path('site.json.journal'))).toBe(false);
    },
    KILL_TEST_MS,
  );

  it(
    'names every call that a provider without such keys may have charged twice: those in flight at a kill, no others',
    async () => {
      const kills = 6;
      const provider = await startProvider(false);
      const last = await killedAndResumed(provider, kills);
      await provider.stop();
      expect(last.code).toBe(0);
      const counts = new Map<string, number>();
      for (const call of provider.charged) counts.set(call, (counts.get(call) ?? 0) + 1);
      expect([...counts.keys()].toSorted()).toEqual(callsOf(keywordsFor(kills)));
      const twice = [...counts].flatMap(([call, count]) => (count > 1 ? [call] : []));
      expect(twice.length).toBeGreaterThan(0);
      expect(twice.length).toBeLessThanOrEqual(kills * CONCURRENCY);
      const named = twice.filter((call) => {
        const [task = '', ...keyword] = call.split(' ');
        return last.stderr().includes(`${keyword.join(' ')} (${task})`);
      });
      expect(named).toEqual(twice);
    },
    KILL_TEST_MS,
  );
});

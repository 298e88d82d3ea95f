// The contract of every provider that is asked over the network, for replies that arrive in parts.
import { LLMock } from '@copilotkit/aimock';
import { type FetchPort, type Timer, toFaultShape } from '@silosmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultModelOf } from '../models.ts';
import type { ProviderCall } from '../provider.ts';
import { DEMO_PROVIDER, loadTextProvider, TEXT_PROVIDERS } from './index.ts';
import { SILENT_AFTER_MS, SILENT_AT_FIRST_MS } from './watch-silence.ts';

const mock = new LLMock({ port: 0 });
beforeAll(() => mock.start().then(() => undefined));
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
});

const KEY = 'sk-test-0123456789abcdefghij';
const IDS = TEXT_PROVIDERS.filter(({ id }) => id !== DEMO_PROVIDER).map(({ id }) => id);
const TEXT = 'Trail shoes grip on wet stone, and wear down on asphalt.';
const network: FetchPort = (input, init) => fetch(input, init);
const request = (id: string) => ({
  prompt: 'Write about trail shoes',
  model: defaultModelOf(id) || 'llama-4-local',
  maxTokens: 500,
});

function listening(change: Partial<ProviderCall> = {}) {
  const parts: string[] = [];
  const call: ProviderCall = {
    apiKey: KEY,
    baseUrl: `${mock.url}/v1`,
    fetch: network,
    signal: new AbortController().signal,
    onText: (part) => void parts.push(part),
    ...change,
  };
  return { parts, call };
}

async function faultOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeDefined();
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY);
  return toFaultShape(error);
}

/** Mistral's API tells the usage beside the reason of the end; the double knows OpenAI's way alone, which is to be asked for. */
const usageAtEnd: FetchPort = async (input, init) => {
  const reply = await fetch(input, init);
  const usage = '"usage":{"prompt_tokens":31,"completion_tokens":17,"total_tokens":48}';
  const text = (await reply.text()).replace(/"finish_reason":"stop"\}\]/u, `$&,${usage}`);
  return new Response(text, { headers: reply.headers });
};

/** Of a megabyte each. */
const BLOCKS_ABOVE_BOUND = 10;
const PIECES = 10;
const inPieces: FetchPort = async (input, init) => {
  const whole = new Uint8Array(await (await fetch(input, init)).arrayBuffer());
  const size = Math.ceil(whole.length / PIECES);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(out) {
      if (at < whole.length) out.enqueue(whole.slice(at, at + size));
      else out.close();
      at += size;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** Sleeps end when a test says so. */
function createHandTimer() {
  const sleeps: { readonly ms: number; readonly end: () => void; isOver: boolean }[] = [];
  const timer: Timer = {
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleep = { ms, end: resolve, isOver: false };
        sleeps.push(sleep);
        signal?.addEventListener('abort', () => {
          sleep.isOver = true;
          reject(signal.reason);
        });
      }),
  };
  const open = () => sleeps.filter(({ isOver }) => !isOver);
  return { timer, sleeps, open };
}

/** The double's stream, passed on until so many bytes; then nothing more comes, or the connection is closed. */
const passing =
  (bytes: number, then: 'silence' | 'close'): FetchPort =>
  async (input, init) => {
    const whole = await (await fetch(input, init)).text();
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        if (bytes > 0) out.enqueue(new TextEncoder().encode(whole.slice(0, bytes)));
        if (then === 'close') out.close();
        init?.signal?.addEventListener('abort', () => out.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

describe.each(IDS)('%s', async (id) => {
  const provider = await loadTextProvider(id);

  test('gives the text part by part, and answers with all of it, its model and its usage', async () => {
    mock.onMessage(/trail shoes/, {
      content: TEXT,
      usage: { input_tokens: 31, output_tokens: 17, prompt_tokens: 31, completion_tokens: 17 },
    });
    const { parts, call } = listening(id === 'mistral' ? { fetch: usageAtEnd } : {});
    const reply = await provider.generateText(request(id), call);
    expect(reply.content).toBe(TEXT);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(TEXT);
    expect([reply.inputTokens, reply.outputTokens]).toEqual([31, 17]);
    expect(reply.model).toContain(request(id).model.split('-')[0]);
    expect(mock.getLastRequest()?.body?.stream).toBe(true);
  });

  test('a stream that is closed in mid-text is cut, never whole, wherever it is closed', async () => {
    mock.onMessage(/trail shoes/, { content: TEXT });
    const all = await (async () => {
      let length = 0;
      const counting: FetchPort = async (input, init) => {
        const reply = await fetch(input, init);
        const text = await reply.text();
        length = text.search(/finish_reason":"stop|"stop_reason":"end_turn/u);
        return new Response(text, { headers: reply.headers });
      };
      await provider.generateText(request(id), listening({ fetch: counting }).call);
      return length;
    })();
    expect(all).toBeGreaterThan(100);
    for (const share of [0.3, 0.6, 0.95]) {
      const { call } = listening({ fetch: passing(Math.floor(all * share), 'close') });
      const fault = await faultOf(provider.generateText(request(id), call));
      expect(fault).toMatchObject({ code: 'ai.cut-reply', retryable: true });
    }
  });

  test('a connection that breaks is not taken for an end', async () => {
    mock.onMessage(/trail shoes/, { content: TEXT }, { truncateAfterChunks: 3 });
    const fault = await faultOf(provider.generateText(request(id), listening().call));
    expect(['ai.cut-reply', 'ai.network']).toContain(fault.code);
  });

  test('a stream that falls silent is stuck: a fault of its own, to be tried again', async () => {
    mock.onMessage(/trail shoes/, { content: TEXT });
    const { timer, open } = createHandTimer();
    const { call } = listening({ fetch: passing(200, 'silence'), timer });
    const answer = faultOf(provider.generateText(request(id), call));
    await expect.poll(() => open().length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(open().map(({ ms }) => ms)).toEqual([SILENT_AFTER_MS]);
    open()[0]?.end();
    expect(await answer).toMatchObject({
      code: 'ai.stuck',
      retryable: true,
      params: { provider: provider.name },
    });
  });

  test('a model that thinks before it writes has longer, and is stuck where nothing comes at all', async () => {
    mock.onMessage(/trail shoes/, { content: TEXT });
    const { timer, open } = createHandTimer();
    const { call } = listening({ fetch: passing(0, 'silence'), timer });
    const answer = faultOf(provider.generateText(request(id), call));
    await expect.poll(() => open().map(({ ms }) => ms)).toEqual([SILENT_AT_FIRST_MS]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    open()[0]?.end();
    expect((await answer).code).toBe('ai.stuck');
  });

  test('a stream that goes on slowly is not stuck, and leaves no watch behind', async () => {
    mock.onMessage(/trail shoes/, { content: TEXT });
    const { timer, sleeps, open } = createHandTimer();
    const { call } = listening({ timer, fetch: inPieces });
    expect((await provider.generateText(request(id), call)).content).toBe(TEXT);
    expect(sleeps.length).toBeGreaterThan(PIECES);
    expect(open()).toEqual([]);
  });

  test.each([
    [401, 'ai.bad-key'],
    [429, 'ai.rate-limited'],
    [500, 'ai.unavailable'],
  ] as const)('status %i is %s, as without a stream', async (status, code) => {
    mock.nextRequestError(status, { message: `no for ${KEY}`, type: 'error' });
    expect((await faultOf(provider.generateText(request(id), listening().call))).code).toBe(code);
  });

  test('a stream ends at the bound of a reply', async () => {
    const tooLong: FetchPort = async () => {
      const block = new TextEncoder().encode(`: ${'x'.repeat(2 ** 20)}\n\n`);
      let left = BLOCKS_ABOVE_BOUND;
      // It has an end, so that a reader without a bound fails here instead of reading on.
      const body = new ReadableStream<Uint8Array>({
        pull: (out) => (left-- > 0 ? out.enqueue(block) : out.close()),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const fault = await faultOf(provider.generateText(request(id), listening({ fetch: tooLong }).call));
    expect(fault.code).toBe('ai.reply-too-large');
  });

  test('a server that does not stream has answered all the same: its answer counts, and it is not asked again', async () => {
    mock.onMessage(/trail shoes/, { content: TEXT });
    let asked = 0;
    const unable: FetchPort = (input, init) => {
      asked += 1;
      return fetch(input, { ...init, body: String(init?.body).replace('"stream":true', '"stream":false') });
    };
    const { parts, call } = listening({ fetch: unable });
    expect(await provider.generateText(request(id), call)).toMatchObject({ content: TEXT });
    expect([asked, parts]).toEqual([1, [TEXT]]);
    mock.reset();
    mock.onMessage(/trail shoes/, { content: ' ' });
    expect((await faultOf(provider.generateText(request(id), call))).code).toBe('ai.empty-reply');
  });

  test('a redirect is not followed, and a cancelled call is cancelled', async () => {
    const elsewhere: FetchPort = async () => new Response(null, { status: 307, headers: { location: '/x' } });
    expect(
      (await faultOf(provider.generateText(request(id), listening({ fetch: elsewhere }).call))).code,
    ).toBe('ai.redirected');
    const stop = new AbortController();
    const { call } = listening({ signal: stop.signal, fetch: passing(200, 'silence') });
    mock.onMessage(/trail shoes/, { content: TEXT });
    const answer = faultOf(provider.generateText(request(id), call));
    setTimeout(() => stop.abort(), 50);
    expect((await answer).code).toBe('cancelled');
  });
});

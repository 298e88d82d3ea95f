import { LLMock } from '@copilotkit/aimock';
import { type FetchPort, toFaultShape } from '@silosmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultModelOf } from '../models.ts';
import type { GenerateTextRequest, ProviderCall } from '../provider.ts';
import { DEMO_PROVIDER, loadTextProvider, needsBaseUrl, TEXT_PROVIDERS } from './index.ts';

const mock = new LLMock({ port: 0 });
beforeAll(() => mock.start().then(() => undefined));
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
});

const KEY = 'sk-test-0123456789abcdefghij';
/** The contract of every provider that is asked over the network. */
const IDS = TEXT_PROVIDERS.filter(({ id }) => id !== DEMO_PROVIDER).map(({ id }) => id);
/** A provider without a catalogue is asked for a model that its user names. */
const modelFor = (id: string): string => defaultModelOf(id) || 'llama-4-local';
const request = (id: string, change: Partial<GenerateTextRequest> = {}): GenerateTextRequest => ({
  prompt: 'Write about trail shoes',
  system: 'You are an editor.',
  model: modelFor(id),
  maxTokens: 500,
  ...change,
});
const network: FetchPort = (input, init) => fetch(input, init);
const call = (change: Partial<ProviderCall> = {}): ProviderCall => ({
  apiKey: KEY,
  baseUrl: `${mock.url}/v1`,
  fetch: network,
  signal: new AbortController().signal,
  ...change,
});
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): FetchPort =>
  async () =>
    new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });

async function faultOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeDefined();
  expect(
    JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Error).stack),
  ).not.toContain(KEY);
  expect((error as Error).cause).toBeUndefined();
  return toFaultShape(error);
}

describe.each(IDS)('%s', async (id) => {
  const provider = await loadTextProvider(id);

  test('7.24: sends the idempotency key, and reads that a reply was a repeat', async () => {
    mock.onMessage(/trail shoes/, { content: 'Trail shoes grip.' });
    const sent: (string | null)[] = [];
    const gateway =
      (headers: Record<string, string>): FetchPort =>
      async (input, init) => {
        sent.push(new Headers(init?.headers).get('Idempotency-Key'));
        const reply = await fetch(input, init);
        return new Response(await reply.text(), {
          headers: { 'content-type': 'application/json', ...headers },
        });
      };
    const ask = async (headers: Record<string, string>) =>
      (await provider.generateText(request(id), call({ fetch: gateway(headers), idempotencyKey: 'k-1' })))
        .replayed;
    expect(await ask({})).toBeUndefined();
    expect(await ask({ 'Idempotent-Replayed': 'true' })).toBe(true);
    expect(await ask({ 'Idempotent-Replay': 'true' })).toBe(true);
    expect(sent).toEqual(['k-1', 'k-1', 'k-1']);
  });

  test('7.24: says that nothing was sent where no connection came to be', async () => {
    const other = new LLMock({ port: 0 });
    await other.start();
    const closed = { baseUrl: `${other.url}/v1` };
    await other.stop();
    expect(await faultOf(provider.generateText(request(id), call(closed)))).toMatchObject({
      code: 'ai.network',
      params: { sent: false },
    });
  });

  test('sends the prompt and answers with text and token counts', async () => {
    mock.onMessage(/trail shoes/, {
      content: 'Trail shoes grip.',
      usage: { input_tokens: 31, output_tokens: 7, prompt_tokens: 31, completion_tokens: 7 },
    });
    const reply = await provider.generateText(
      request(id, { temperature: 0.7, language: 'en', task: 'article' }),
      call(),
    );
    expect(reply.content).toBe('Trail shoes grip.');
    expect([reply.inputTokens, reply.outputTokens]).toEqual([31, 7]);
    expect(reply.model).toContain(modelFor(id).split('-')[0]);
    expect(JSON.stringify(mock.getLastRequest()?.body)).toContain('You are an editor.');
  });

  test('answers JSON mode with the raw JSON', async () => {
    mock.onMessage(/trail shoes/, { content: '{"title":"T"}' });
    const reply = await provider.generateText(request(id, { jsonMode: true }), call());
    expect(reply.content).toBe('{"title":"T"}');
    const asked = mock.getLastRequest()?.body?.response_format;
    expect(asked).toEqual(
      ['anthropic', 'openai-compatible'].includes(id) ? undefined : { type: 'json_object' },
    );
  });

  test('gives text that is not JSON as it is, even in JSON mode', async () => {
    mock.onMessage(/trail shoes/, { content: '# An article' });
    expect((await provider.generateText(request(id, { jsonMode: true }), call())).content).toBe(
      '# An article',
    );
  });

  test.each([
    [401, 'invalid key', 'ai.bad-key', false],
    [403, 'forbidden', 'ai.bad-key', false],
    [402, 'payment required', 'ai.quota', false],
    [429, 'slow down', 'ai.rate-limited', true],
    [429, 'You exceeded your current quota, insufficient_quota', 'ai.quota', false],
    [400, 'maximum context length is 8192 tokens', 'ai.context-too-long', false],
    [413, 'too large', 'ai.context-too-long', false],
    [400, 'rejected by our content policy', 'ai.content-refused', false],
    [400, 'unknown field', 'ai.bad-request', false],
    [404, 'no such model', 'ai.model-gone', false],
    [400, 'Invalid model: tiny-1', 'ai.model-gone', false],
    [404, 'nothing here', 'ai.bad-request', false],
    [500, 'boom', 'ai.unavailable', true],
    [529, 'overloaded', 'ai.unavailable', true],
    [504, 'gateway timeout', 'ai.timeout', true],
  ] as const)('status %i (%s) is %s', async (status, message, code, retryable) => {
    mock.nextRequestError(status, { message: `${message} for ${KEY}`, type: 'error' });
    const fault = await faultOf(provider.generateText(request(id), call()));
    expect(fault).toMatchObject({ code, retryable });
    expect(mock.getRequests()).toHaveLength(1);
  });

  test('an empty reply, nonsense, a broken line and a missing key each have their code', async () => {
    mock.onMessage(/trail shoes/, { content: ' ' });
    expect((await faultOf(provider.generateText(request(id), call()))).code).toBe('ai.empty-reply');
    const nonsense = { fetch: answering(200, '<html>proxy login</html>') };
    expect((await faultOf(provider.generateText(request(id), call(nonsense)))).code).toBe('ai.invalid-json');
    const noBody = { fetch: answering(200, '') };
    expect((await faultOf(provider.generateText(request(id), call(noBody)))).code).toMatch(
      /^ai\.(empty-reply|invalid-json)$/,
    );
    const broken: FetchPort = async () => {
      throw new TypeError(`fetch failed with ${KEY}`);
    };
    expect((await faultOf(provider.generateText(request(id), call({ fetch: broken })))).code).toBe(
      'ai.network',
    );
    const { baseUrl: _own, ...official } = call();
    expect((await faultOf(provider.generateText(request(id), { ...official, apiKey: ' ' }))).code).toBe(
      needsBaseUrl(id) ? 'ai.no-base-url' : 'ai.no-key',
    );
    expect((await faultOf(provider.generateText(request(id), call({ apiKey: 'sk-line\nbreak' })))).code).toBe(
      'ai.bad-key',
    );
  });

  test('waits as long as the provider asks, as seconds or as a date', async () => {
    const inSeconds = answering(429, '{"error":{"message":"slow"}}', { 'retry-after': '7' });
    expect(
      (await faultOf(provider.generateText(request(id), call({ fetch: inSeconds })))).params.retryAfterS,
    ).toBe(7);
    const asDate = answering(429, '{"error":{"message":"slow"}}', {
      date: 'Fri, 20 Nov 2026 10:00:00 GMT',
      'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT',
    });
    expect(
      (await faultOf(provider.generateText(request(id), call({ fetch: asDate })))).params.retryAfterS,
    ).toBe(30);
  });

  test('a time limit is a timeout, a cancelled call is cancelled', async () => {
    const hanging: FetchPort = (_input, init) =>
      new Promise((_, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const ask = (signal: AbortSignal) =>
      faultOf(provider.generateText(request(id), call({ fetch: hanging, signal })));
    expect((await ask(AbortSignal.timeout(5))).code).toBe('ai.timeout');
    const controller = new AbortController();
    const answer = ask(controller.signal);
    controller.abort();
    expect((await answer).code).toBe('cancelled');
  });
});

test.each(['openai', 'openai-compatible'])(
  '%s: a server of the user’s own needs no key and takes any model name',
  async (id) => {
    mock.onMessage(/trail shoes/, { content: 'ok' });
    const { apiKey: _none, ...withoutKey } = call();
    const reply = await (await loadTextProvider(id)).generateText(
      request(id, { model: 'llama-4-local' }),
      withoutKey,
    );
    expect(reply.content).toBe('ok');
    expect(mock.getLastRequest()?.path).toBe('/v1/chat/completions');
  },
);

test('a server of the user’s own is asked nothing without an address and a model', async () => {
  const provider = await loadTextProvider('openai-compatible');
  const ask = (model: string, baseUrl: string) =>
    faultOf(provider.generateText(request('openai-compatible', { model }), call({ baseUrl })));
  expect(await ask('llama', 'localhost:11434')).toMatchObject({ code: 'ai.no-base-url', retryable: false });
  expect(await ask(' ', `${mock.url}/v1`)).toMatchObject({ code: 'ai.no-model', retryable: false });
  expect(mock.getRequests()).toHaveLength(0);
});

test('a model that takes no temperature is asked without one, and nothing is printed', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  mock.onMessage(/trail shoes/, { content: 'ok' });
  for (const [id, model] of [
    ['openai', 'gpt-6.1-sol'],
    ['anthropic', 'claude-sonnet-5-5'],
  ] as const) {
    await (await loadTextProvider(id)).generateText(
      request(id, { model, temperature: 0.7, jsonMode: true }),
      call(),
    );
    expect(mock.getLastRequest()?.body?.temperature).toBeUndefined();
  }
  expect(warned).not.toHaveBeenCalled();
});

test('a refused request says what the provider said, without the key', async () => {
  mock.nextRequestError(400, { message: `Unknown field temperature, key ${KEY}` });
  const provider = await loadTextProvider('openai');
  const fault = await faultOf(provider.generateText(request('openai'), call()));
  expect(fault.params).toMatchObject({ provider: 'OpenAI', status: 400 });
  expect(fault.params.detail).toContain('Unknown field temperature');
});

test('an id that is unknown, or writes no text, is a fault', async () => {
  await expect(loadTextProvider('nobody')).rejects.toThrow('ai.unknown-provider');
  await expect(loadTextProvider('exa')).rejects.toThrow('ai.unknown-provider');
});

import { Fault } from '@silosmith/kernel';
import { createFakeTime } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { ApiRequest } from '../../platform/api-client.ts';
import { pictureCallOf, researchCallOf, textCallOf } from './text-call.ts';

const REPLY = {
  content: 'Hello',
  text: 'Hello',
  model: 'gpt-4o',
  provider: 'openai',
  usage: { inputTokens: 1, outputTokens: 2, cost: 0.01 },
};

function callWith(
  answer: (path: string, request: ApiRequest, count: number) => unknown,
  key: string | null = null,
  provider = 'openai',
) {
  const time = createFakeTime();
  const requests: { path: string; request: ApiRequest }[] = [];
  const callText = textCallOf(provider, {
    keyOf: () => key,
    ownServer: () => 'http://localhost:11434/v1',
    timer: time.timer,
    request: async (path, request) => {
      requests.push({ path, request });
      return answer(path, request, requests.length);
    },
  });
  const reply = time.runUntil(
    callText({ prompt: 'x', task: 'article' }, { keyword: 'x', idempotencyKey: 'k-0' }),
  );
  return { reply, requests, time };
}

it('names the page that the call is made for, so that its cost is counted', async () => {
  const requests: ApiRequest[] = [];
  const callText = textCallOf('openai', {
    keyOf: () => null,
    ownServer: () => null,
    timer: createFakeTime().timer,
    request: async (_path, request) => {
      requests.push(request);
      return REPLY;
    },
  });
  const id = '~0000000tea0';
  const page = { projectId: 'project-1', id };
  await callText({ prompt: 'x' }, { keyword: 'x', idempotencyKey: 'k-0', page });
  expect(requests[0]?.headers).toMatchObject({ 'X-Silosmith-Page': `project-1/${id}` });
  // A keyword is nobody's business but the question's: it is no id, and names no page in a header.
  await callText(
    { prompt: 'x' },
    { keyword: 'x', idempotencyKey: 'k-1', page: { ...page, id: 'green tea' } },
  );
  expect(requests[1]?.headers).not.toHaveProperty('X-Silosmith-Page');
});

it('sends the question’s own key, and the user’s key for the provider', async () => {
  const { reply, requests } = callWith(() => REPLY, 'sk-user');
  expect(await reply).toEqual(REPLY);
  expect(requests).toMatchObject([
    {
      path: '/.netlify/functions/openai-text',
      request: { method: 'POST', headers: { 'Idempotency-Key': 'k-0', 'X-Provider-Key': 'sk-user' } },
    },
  ]);
  const without = callWith(() => REPLY);
  await without.reply;
  expect(without.requests[0]?.request.headers).toEqual({ 'Idempotency-Key': 'k-0' });
});

it('asks for a text in parts, and tells them to who listens', async () => {
  const time = createFakeTime();
  const callText = textCallOf('openai', {
    keyOf: () => null,
    ownServer: () => null,
    timer: time.timer,
    request: async (_path, { onText }) => {
      for (const part of ['Hel', 'lo']) onText?.(part);
      expect(onText).toBeDefined();
      return REPLY;
    },
  });
  const parts: string[] = [];
  const options = { keyword: 'x', idempotencyKey: 'k' };
  await callText({ prompt: 'x' }, { ...options, onText: (part) => parts.push(part) });
  expect(parts).toEqual(['Hel', 'lo']);
  expect(await callText({ prompt: 'x' }, options)).toEqual(REPLY);
});

it('waits for a call that is under way elsewhere, and takes its reply', async () => {
  const { reply, requests } = callWith((_path, _request, count) => {
    if (count < 4) throw new Fault('server.call-running', { retryable: true, params: { retryAfterS: 2 } });
    return REPLY;
  });
  expect(await reply).toEqual(REPLY);
  expect(requests).toHaveLength(4);
});

it('passes on what the server says, and asks no more', async () => {
  const { reply, requests } = callWith(() => {
    throw new Fault('ai.bad-key', { params: { provider: 'OpenAI' } });
  });
  await expect(reply).rejects.toMatchObject({ code: 'ai.bad-key', params: { provider: 'OpenAI' } });
  expect(requests).toHaveLength(1);
});

it.each([
  [401, 'openai', 'ai.bad-key'],
  [401, 'demo', 'web.http-400'],
  [422, 'openai', 'web.http-400'],
])(
  'of a bare %i says that the key was refused, and by whom, where there is one: %s',
  async (status, provider, code) => {
    const { reply } = callWith(
      () => {
        throw new Fault('web.http-400', { params: { message: '', status } });
      },
      null,
      provider,
    );
    const params = code === 'ai.bad-key' ? { provider: 'OpenAI' } : {};
    await expect(reply).rejects.toMatchObject({ code, params });
  },
);

it('refuses a reply that is none', async () => {
  await expect(callWith(() => ({ content: 1 })).reply).rejects.toMatchObject({
    code: 'web.bad-reply',
    retryable: true,
  });
});

it('names the user’s own server to the provider that has no address, and to no other', async () => {
  const own = callWith(() => REPLY, null, 'openai-compatible');
  await own.reply;
  expect(own.requests).toMatchObject([
    {
      path: '/.netlify/functions/openai-compatible-text',
      request: { headers: { 'X-Provider-Base-Url': 'http://localhost:11434/v1' } },
    },
  ]);
  const other = callWith(() => REPLY, 'sk-user');
  await other.reply;
  expect(Object.keys(other.requests[0]?.request.headers ?? {})).not.toContain('X-Provider-Base-Url');
});

it('asks for a picture of the provider that the run chose, under the question’s own key', async () => {
  const time = createFakeTime();
  const requests: unknown[] = [];
  const reply = { imageUrl: 'data:image/png;base64,AA', model: 'm', provider: 'bfl', usage: { cost: 0.04 } };
  const draw = pictureCallOf('bfl', {
    keyOf: (provider) => `key of ${provider}`,
    ownServer: () => null,
    timer: time.timer,
    request: async (path, request) => {
      requests.push({ path, ...request });
      return reply;
    },
  });
  const request = { prompt: 'a cup', provider: 'bfl', model: 'm', task: 'image' };
  expect(await draw(request, { keyword: 'x', idempotencyKey: 'image-1' })).toEqual(reply);
  expect(requests).not.toMatchObject([{ onText: expect.anything() }]);
  expect(requests).toMatchObject([
    {
      path: '/.netlify/functions/image-processing',
      body: request,
      headers: { 'Idempotency-Key': 'image-1', 'X-Provider-Key': 'key of bfl' },
      timeoutMs: 190_000,
    },
  ]);
});

it('asks for research at its own function, with the key of who searches', async () => {
  const found = {
    contentAnalysis: null,
    semanticInsights: { contentGaps: [], keywordOpportunities: [] },
    recommendations: [],
    sources: [],
    unread: [],
    provider: 'exa',
    demo: false,
    usage: { cost: 0.007 },
  };
  const asked: { path: string; request: ApiRequest }[] = [];
  const time = createFakeTime();
  const research = researchCallOf('exa', {
    keyOf: (provider) => `key of ${provider}`,
    ownServer: () => null,
    timer: time.timer,
    request: async (path, request) => {
      asked.push({ path, request });
      return found;
    },
  });
  const query = { query: 'tea', provider: 'exa', task: 'research' };
  expect(await research(query, { keyword: 'tea', idempotencyKey: 'research-1' })).toEqual(found);
  expect(asked).toMatchObject([
    {
      path: '/.netlify/functions/research-hub',
      request: {
        body: query,
        headers: { 'Idempotency-Key': 'research-1', 'X-Provider-Key': 'key of exa' },
        timeoutMs: 100_000,
      },
    },
  ]);
});

import { packVectors } from '@silosmith/contract';
import { createFakeTime } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { ApiRequest } from '../../platform/api-client.ts';
import { embeddingCallOf } from './text-call.ts';

const SOURCE = { provider: 'openai', model: 'text-embedding-3-small' };
const BATCH = packVectors(SOURCE, ['tea'], [[1, 2]]);
const ports = (reply: unknown, asked: [string, ApiRequest][] = []) => ({
  keyOf: () => 'sk-user',
  ownServer: () => 'http://localhost:11434/v1',
  timer: createFakeTime().timer,
  async request(path: string, request: ApiRequest) {
    asked.push([path, request]);
    return reply;
  },
});
const ask = (provider: string, given: ReturnType<typeof ports>) =>
  embeddingCallOf(provider, given)(
    { ...SOURCE, texts: ['tea'] },
    { idempotencyKey: 'vectors:1', signal: new AbortController().signal },
  );

it('asks the function of the provider under the batch’s own key and gives what a project keeps', async () => {
  const asked: [string, ApiRequest][] = [];
  const usage = { inputTokens: 1, outputTokens: 0, cost: 0 };
  expect(await ask('openai', ports({ ...BATCH, usage }, asked))).toEqual(BATCH);
  expect(asked).toMatchObject([
    [
      '/.netlify/functions/openai-embeddings',
      {
        method: 'POST',
        body: { model: SOURCE.model, texts: ['tea'] },
        headers: { 'Idempotency-Key': 'vectors:1', 'X-Provider-Key': 'sk-user' },
      },
    ],
  ]);
  expect(Object.keys(asked[0]?.[1].headers ?? {})).not.toContain('X-Provider-Base-Url');
});

it('refuses a reply without vectors', async () => {
  await expect(ask('openai', ports({ vectors: 1 }))).rejects.toMatchObject({ code: 'web.bad-reply' });
});

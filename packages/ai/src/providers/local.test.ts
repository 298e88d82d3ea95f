import { expect, it } from 'vitest';
import { embeddingModelsOf, loadEmbeddings, modelKnows } from '../embedding-models.ts';
import type { ProviderCall } from '../provider.ts';
import { isLocal } from './index.ts';

const call: ProviderCall = {
  signal: new AbortController().signal,
  fetch: () => expect.unreachable('nothing is sent'),
};
const request = { texts: ['trail shoes'], model: 'all-minilm-l6-v2' };

it('hands the texts to the model of the process, and says so where there is none', async () => {
  const embed = await loadEmbeddings('local');
  const given = embed(request, { ...call, localModel: async (texts) => texts.map(() => [0.5, 1]) });
  expect(await given).toEqual({ vectors: [[0.5, 1]], inputTokens: 0 });
  await expect(embed(request, call)).rejects.toMatchObject({ code: 'ai.no-local-model', retryable: false });
});

it('reads the beginning of a long text: a keyword is never so long, and the time is that of others, too', async () => {
  const embed = await loadEmbeddings('local');
  const lengths = (texts: readonly string[]) => texts.map((text) => [text.length]);
  const given = await embed(
    { ...request, texts: ['a'.repeat(2_000), 'b'] },
    { ...call, localModel: async (texts) => lengths(texts) },
  );
  expect(given.vectors).toEqual([[300], [1]]);
});

it('knows English alone; what the catalogue says nothing of may know any language', () => {
  const [{ id = '' } = {}] = embeddingModelsOf('local');
  expect(['en', 'en-GB', 'nl'].map((tag) => modelKnows('local', id, tag))).toEqual([true, true, false]);
  expect(modelKnows('openai', 'text-embedding-3-small', 'nl')).toBe(true);
  expect(modelKnows('openai-compatible', 'nomic-embed-text', 'nl')).toBe(true);
  expect([isLocal('local'), isLocal('openai')]).toEqual([true, false]);
});

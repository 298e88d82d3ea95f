import { toFaultShape } from '@silosmith/kernel';
import { expect, it } from 'vitest';
import { applyCatalogueFile } from './catalogue-file.ts';
import { costUsd, isPriced } from './cost.ts';
import { mostUsdPerImage } from './images/index.ts';
import { CATALOGUE_DATE, modelFacts } from './models.ts';
import { catalogueDate, pricesInUse } from './prices-in-use.ts';
import { loadResearchProvider } from './research/index.ts';
import { imagePolicyOf } from './routing/image-policies/index.ts';
import { routeImage } from './routing/index.ts';
import { loadSearchProvider } from './search/index.ts';
import { embeddingCostUsd, usdPerImage, usdPerSearch } from './unit-prices.ts';

const file = (models: readonly object[], date = '2027-03-01'): string => JSON.stringify({ date, models });
const rest = (lists: object): string => JSON.stringify({ date: '2027-03-01', ...lists });
const gpt = { provider: 'openai', id: 'gpt-4o', inputUsdPerMillion: 7, outputUsdPerMillion: 21 };

it.each([
  ['no JSON', 'JSON'],
  [JSON.stringify({ models: [] }), 'date'],
  [file([{ ...gpt, inputUsdPerMillion: -1 }]), 'models.0.inputUsdPerMillion'],
  [file([{ ...gpt, provider: 'nobody' }]), 'models.0.provider'],
  [rest({ images: [{ provider: 'anthropic', id: 'draw', usdPerImage: 1 }] }), 'images.0.provider'],
  [rest({ embeddings: [{ provider: 'mistral', id: '', usdPerMillion: 1 }] }), 'embeddings.0.id'],
  [rest({ searches: [{ provider: 'exa' }] }), 'searches.0.usdPerSearch'],
])('%s is refused, and changes nothing', (text, field) => {
  const before = JSON.stringify(pricesInUse());
  let fault: unknown;
  try {
    applyCatalogueFile(text);
  } catch (error) {
    fault = error;
  }
  expect(toFaultShape(fault)).toMatchObject({ code: 'ai.bad-catalogue', params: { field } });
  expect([JSON.stringify(pricesInUse()), catalogueDate()]).toEqual([before, CATALOGUE_DATE]);
});

it('replaces prices, adds models with a price, and brings its date', () => {
  const before = modelFacts('openai', 'gpt-4o');
  expect(isPriced('openai-compatible', 'llama-4')).toBe(false);
  const llama = { ...gpt, provider: 'openai-compatible', id: 'llama-4', name: 'Llama 4' };
  applyCatalogueFile(file([gpt, llama]));
  expect(catalogueDate()).toBe('2027-03-01');
  expect(costUsd('openai', 'gpt-4o', 1_000_000, 1_000_000)).toBe(28);
  expect(costUsd('openai', 'gpt-4o-2024-08-06', 1_000_000, 0)).toBe(7);
  expect(modelFacts('openai', 'gpt-4o')).toMatchObject({ quality: before?.quality, name: before?.name });
  expect(isPriced('openai-compatible', 'llama-4')).toBe(true);
  expect(modelFacts('openai-compatible', 'llama-4')).toMatchObject({ name: 'Llama 4', quality: 0 });
});

it('replaces prices of images, embeddings and searches: where they are asked for, in the choice of a model, and at the most', async () => {
  const { images, embeddings, searches } = pricesInUse();
  const image = images.find(({ provider }) => provider === 'bfl');
  const { id = '' } = image ?? {};
  const best = () =>
    routeImage({ kind: 'hero', policy: imagePolicyOf('balanced'), available: new Set(['bfl']) });
  expect(best().refused.map(({ model }) => model)).not.toContain(id);
  applyCatalogueFile(
    rest({
      images: [
        { provider: 'bfl', id, usdPerImage: 9 },
        { provider: 'bfl', id: 'flux-next', usdPerImage: 12 },
      ],
      embeddings: [{ provider: 'openai', id: 'text-embedding-3-small', usdPerMillion: 40 }],
      searches: [
        { provider: 'exa', usdPerSearch: 3 },
        { provider: 'serpapi', usdPerSearch: 4 },
      ],
    }),
  );
  expect([usdPerImage('bfl', id), usdPerImage('bfl', 'flux-next'), mostUsdPerImage('bfl')]).toEqual([
    9, 12, 12,
  ]);
  expect(best().refused).toContainEqual(expect.objectContaining({ model: id, code: 'over-request-budget' }));
  expect(embeddingCostUsd('openai', 'text-embedding-3-small', 1_000_000)).toBe(40);
  expect([usdPerSearch('exa'), usdPerSearch('serpapi')]).toEqual([3, 4]);
  expect((await loadResearchProvider('exa')).usdPerSearch).toBe(3);
  expect((await loadSearchProvider('serpapi')).usdPerSearch).toBe(4);
  const after = pricesInUse();
  expect(after.images).toHaveLength(images.length + 1);
  expect([after.embeddings.length, after.searches.length]).toEqual([embeddings.length, searches.length]);
});

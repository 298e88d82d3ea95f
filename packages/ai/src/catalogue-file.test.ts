import { toFaultShape } from '@silosmith/kernel';
import { expect, it } from 'vitest';
import { applyCatalogueFile } from './catalogue-file.ts';
import { costUsd, isPriced } from './cost.ts';
import { CATALOGUE_DATE, MODELS, modelFacts } from './models.ts';
import { catalogueDate } from './prices-in-use.ts';

const file = (models: readonly object[], date = '2027-03-01'): string => JSON.stringify({ date, models });
const gpt = { provider: 'openai', id: 'gpt-4o', inputUsdPerMillion: 7, outputUsdPerMillion: 21 };

it.each([
  ['no JSON', 'JSON'],
  [JSON.stringify({ models: [] }), 'date'],
  [file([{ ...gpt, inputUsdPerMillion: -1 }]), 'models.0.inputUsdPerMillion'],
  [file([{ ...gpt, provider: 'nobody' }]), 'models.0.provider'],
])('%s is refused, and changes nothing', (text, field) => {
  const before = JSON.stringify(MODELS);
  let fault: unknown;
  try {
    applyCatalogueFile(text);
  } catch (error) {
    fault = error;
  }
  expect(toFaultShape(fault)).toMatchObject({ code: 'ai.bad-catalogue', params: { field } });
  expect([JSON.stringify(MODELS), catalogueDate()]).toEqual([before, CATALOGUE_DATE]);
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

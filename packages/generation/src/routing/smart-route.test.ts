import { MODELS, modelFacts, pricesInUse, takePrices } from '@silosmith/ai';
import { afterEach, expect, it } from 'vitest';
import { decideForTokens, routedModels } from './smart-route.ts';

const BUILT_IN = [...MODELS];
const { date } = pricesInUse();
afterEach(() => {
  takePrices({ date, models: BUILT_IN });
  MODELS.splice(BUILT_IN.length);
});

it('chooses by the prices in use at that moment, not by those of the start', () => {
  const route = { available: new Set(['openai']) };
  const { chosen } = decideForTokens({ prompt: 'x' }, [1_000, 1_000], route);
  if (chosen === null) throw new Error('nothing was chosen');
  const dear = { inputUsdPerMillion: 5_000, outputUsdPerMillion: 5_000 };
  takePrices({ date, models: [{ provider: chosen.provider, id: chosen.model, ...dear }] });
  expect(modelFacts(chosen.provider, chosen.model)).toMatchObject(dear);
  expect(decideForTokens({ prompt: 'x' }, [1_000, 1_000], route).chosen?.model).not.toBe(chosen.model);
});

it('asks no server of the user’s own, though a price file lists its models', () => {
  const llama = { provider: 'openai-compatible', id: 'llama-4' };
  takePrices({ date, models: [{ ...llama, inputUsdPerMillion: 0.1, outputUsdPerMillion: 0.1 }] });
  expect(routedModels().some(({ provider }) => provider === llama.provider)).toBe(false);
});

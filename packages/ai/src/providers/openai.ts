import type { Provider } from '../provider.ts';
import { embedThroughSdk } from './embed-through-sdk.ts';
import { imageModel } from './image-model.ts';
import { KEY_PREFIXES } from './key-prefixes.ts';
import { model } from './model.ts';
import { throughSdk } from './through-sdk.ts';

export const openai: Provider = {
  id: 'openai',
  name: 'OpenAI',
  kind: 'text',
  needsKey: true,
  keyPrefixes: KEY_PREFIXES.OpenAI,
  hasKeyField: true,
  text: {
    models: [
      model(['gpt-6.1-sol', 'GPT-6.1 Sol'], [2, 10], [1_050_000, 128_000], [93, 70]),
      model(['gpt-6-luna', 'GPT-6 Luna'], [0.1, 0.5], [1_050_000, 128_000], [82, 92]),
      model(['gpt-5.4', 'GPT-5.4'], [2.5, 15], [1_050_000, 128_000], [91, 62]),
      model(['gpt-5.4-mini', 'GPT-5.4 mini'], [0.75, 4.5], [400_000, 128_000], [86, 82]),
      {
        ...model(['gpt-4.1', 'GPT-4.1'], [2, 8], [1_047_576, 32_768], [86, 74]),
        snapshots: ['gpt-4.1-2025-04-14'],
      },
      {
        ...model(['gpt-4o', 'GPT-4o'], [2.5, 10], [128_000, 16_384], [85, 76]),
        snapshots: ['gpt-4o-2024-08-06', 'gpt-4o-2024-11-20'],
      },
      {
        ...model(['gpt-4o-mini', 'GPT-4o mini'], [0.15, 0.6], [128_000, 16_384], [76, 88]),
        snapshots: ['gpt-4o-mini-2024-07-18'],
      },
    ],
    load: throughSdk('OpenAI', async () => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Chat completions, not the newer responses API: that is what gateways and compatible servers offer.
      return (settings, request) => createOpenAI(settings).chat(request.model);
    }),
  },
  image: {
    // https://platform.openai.com/docs/pricing: the widest size that is asked for, at medium quality.
    models: [
      imageModel(['gpt-image-1-mini', 'GPT Image 1 mini'], 0.015, [80, 70], [74, 86]),
      imageModel(['gpt-image-1.5', 'GPT Image 1.5'], 0.051, [94, 56], [88, 96]),
      imageModel(['gpt-image-1', 'GPT Image 1'], 0.063, [90, 45], [84, 93]),
    ],
    load: async () => (await import('./openai-images.ts')).makeImage,
  },
  embeddings: {
    models: [
      { id: 'text-embedding-3-small', name: 'text-embedding-3-small', usdPerMillion: 0.02 },
      { id: 'text-embedding-3-large', name: 'text-embedding-3-large', usdPerMillion: 0.13 },
    ],
    // 300,000 tokens and 2,048 texts a request.
    textsPerCall: 512,
    load: embedThroughSdk(
      'OpenAI',
      async () => {
        const { createOpenAI } = await import('@ai-sdk/openai');
        return (settings, id) => createOpenAI(settings).embedding(id);
      },
      // These models are trained to be cut (Matryoshka): a third of the bytes of a project for almost the same likeness.
      { openai: { dimensions: 512 } },
    ),
  },
};

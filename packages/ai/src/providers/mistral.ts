import type { Provider } from '../provider.ts';
import { embedThroughSdk } from './embed-through-sdk.ts';
import { model } from './model.ts';
import { throughSdk } from './through-sdk.ts';

export const mistral: Provider = {
  id: 'mistral',
  name: 'Mistral',
  kind: 'text',
  needsKey: true,
  hasKeyField: true,
  text: {
    models: [
      model(['mistral-large-2512', 'Mistral Large 3'], [0.5, 1.5], [262_144, 32_768], [87, 72]),
      model(['mistral-medium-3-5', 'Mistral Medium 3.5'], [1.5, 7.5], [262_144, 32_768], [88, 74]),
      model(['mistral-small-2603', 'Mistral Small 4'], [0.15, 0.6], [262_144, 32_768], [79, 90]),
    ],
    load: throughSdk('Mistral', async () => {
      const { createMistral } = await import('@ai-sdk/mistral');
      return (settings, request) => createMistral(settings)(request.model);
    }),
  },
  embeddings: {
    models: [{ id: 'mistral-embed', name: 'Mistral Embed', usdPerMillion: 0.1 }],
    // The most that the library sends at once.
    textsPerCall: 32,
    load: embedThroughSdk('Mistral', async () => {
      const { createMistral } = await import('@ai-sdk/mistral');
      return (settings, id) => createMistral(settings).embedding(id);
    }),
  },
};

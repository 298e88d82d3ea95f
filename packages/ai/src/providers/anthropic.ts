import type { Provider } from '../provider.ts';
import { KEY_PREFIXES } from './key-prefixes.ts';
import { model } from './model.ts';
import { throughSdk } from './through-sdk.ts';

export const anthropic: Provider = {
  id: 'anthropic',
  name: 'Anthropic',
  kind: 'text',
  needsKey: true,
  keyPrefixes: KEY_PREFIXES.Anthropic,
  hasKeyField: true,
  text: {
    models: [
      model(['claude-sonnet-5-5', 'Claude Sonnet 5.5'], [2, 10], [1_000_000, 128_000], [94, 72]),
      model(['claude-opus-5-5', 'Claude Opus 5.5'], [4, 20], [1_000_000, 128_000], [97, 58]),
      model(['claude-haiku-5-5', 'Claude Haiku 5.5'], [0.1, 0.5], [1_000_000, 128_000], [85, 93]),
      {
        ...model(['claude-haiku-4-5', 'Claude Haiku 4.5'], [1, 5], [200_000, 64_000], [83, 88]),
        snapshots: ['claude-haiku-4-5-20251001'],
      },
    ],
    // The API has no JSON mode of this kind: the prompt alone asks for JSON.
    load: throughSdk(
      'Anthropic',
      async () => {
        const { createAnthropic } = await import('@ai-sdk/anthropic');
        return (settings, request) => createAnthropic(settings)(request.model);
      },
      { jsonMode: false },
    ),
  },
};

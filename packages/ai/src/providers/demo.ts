import type { Provider } from '../provider.ts';
import { imageModel } from './image-model.ts';
import { model } from './model.ts';

/** Writes from the keyword alone, at no cost and without a key, so that the whole journey works before there is one. */
export const demo: Provider = {
  id: 'demo',
  name: 'Demo',
  kind: 'text',
  needsKey: false,
  hasKeyField: false,
  text: {
    models: [model(['demo-1', 'Demo'], [0, 0], [1_000_000, 100_000], [50, 100])],
    load: async () => (await import('./demo-calls.ts')).demo.generateText,
  },
  image: {
    models: [imageModel(['demo-drawing', 'Demo'], 0, [0, 100], [0, 0])],
    load: async () => (await import('./demo-images.ts')).makeImage,
  },
  research: { usdPerSearch: 0, load: async () => (await import('./demo-research.ts')).findPages },
  search: { usdPerSearch: 0, load: async () => (await import('./demo-search.ts')).searchWeb },
};

import type { Provider } from '../provider.ts';
import { imageModel } from './image-model.ts';

export const bfl: Provider = {
  id: 'bfl',
  name: 'Black Forest Labs',
  kind: 'image',
  needsKey: true,
  hasKeyField: true,
  image: {
    // https://docs.bfl.ai/quick_start/pricing: a credit is US$ 0.01.
    models: [
      imageModel(['flux-dev', 'FLUX.1 dev'], 0.025, [78, 80], [76, 74]),
      imageModel(['flux-2-klein-9b', 'FLUX.2 klein 9B'], 0.015, [80, 94], [78, 78]),
      imageModel(['flux-2-pro', 'FLUX.2 pro'], 0.03, [90, 78], [92, 84]),
      imageModel(['flux-2-max', 'FLUX.2 max'], 0.07, [95, 55], [96, 90]),
      imageModel(['flux-kontext-pro', 'FLUX.1 Kontext pro'], 0.04, [86, 72], [86, 82]),
      imageModel(['flux-kontext-max', 'FLUX.1 Kontext max'], 0.08, [89, 60], [89, 85]),
      imageModel(['flux-pro-1.1', 'FLUX 1.1 pro'], 0.04, [86, 80], [88, 78]),
    ],
    load: async () => (await import('./bfl-images.ts')).makeImage,
  },
};

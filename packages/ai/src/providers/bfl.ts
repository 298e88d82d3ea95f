import type { Provider } from '../provider.ts';

export const bfl: Provider = {
  id: 'bfl',
  name: 'Black Forest Labs',
  kind: 'image',
  needsKey: true,
  hasKeyField: true,
  image: {
    // https://docs.bfl.ai/quick_start/pricing: a credit is US$ 0.01.
    models: [
      { id: 'flux-dev', name: 'FLUX.1 dev', usdPerImage: 0.025 },
      { id: 'flux-2-klein-9b', name: 'FLUX.2 klein 9B', usdPerImage: 0.015 },
      { id: 'flux-2-pro', name: 'FLUX.2 pro', usdPerImage: 0.03 },
      { id: 'flux-2-max', name: 'FLUX.2 max', usdPerImage: 0.07 },
      { id: 'flux-kontext-pro', name: 'FLUX.1 Kontext pro', usdPerImage: 0.04 },
      { id: 'flux-kontext-max', name: 'FLUX.1 Kontext max', usdPerImage: 0.08 },
      { id: 'flux-pro-1.1', name: 'FLUX 1.1 pro', usdPerImage: 0.04 },
    ],
    load: async () => (await import('./bfl-images.ts')).makeImage,
  },
};

import type { Provider } from '../provider.ts';

export const stability: Provider = {
  id: 'stability',
  name: 'Stability AI',
  kind: 'image',
  needsKey: true,
  hasKeyField: true,
  image: {
    // https://platform.stability.ai/pricing: a credit is US$ 0.01.
    models: [
      { id: 'sd3.5-large-turbo', name: 'Stable Diffusion 3.5 Large Turbo', usdPerImage: 0.04 },
      { id: 'sd3.5-flash', name: 'Stable Diffusion 3.5 Flash', usdPerImage: 0.025 },
      { id: 'sd3.5-medium', name: 'Stable Diffusion 3.5 Medium', usdPerImage: 0.035 },
      { id: 'sd3.5-large', name: 'Stable Diffusion 3.5 Large', usdPerImage: 0.065 },
    ],
    load: async () => (await import('./stability-images.ts')).makeImage,
  },
};

import type { Provider } from '../provider.ts';
import { imageModel } from './image-model.ts';

export const stability: Provider = {
  id: 'stability',
  name: 'Stability AI',
  kind: 'image',
  needsKey: true,
  hasKeyField: true,
  image: {
    // https://platform.stability.ai/pricing: a credit is US$ 0.01.
    models: [
      imageModel(['sd3.5-large-turbo', 'Stable Diffusion 3.5 Large Turbo'], 0.04, [78, 88], [76, 78]),
      imageModel(['sd3.5-flash', 'Stable Diffusion 3.5 Flash'], 0.025, [72, 95], [70, 74]),
      imageModel(['sd3.5-medium', 'Stable Diffusion 3.5 Medium'], 0.035, [74, 82], [72, 75]),
      imageModel(['sd3.5-large', 'Stable Diffusion 3.5 Large'], 0.065, [82, 66], [80, 82]),
    ],
    load: async () => (await import('./stability-images.ts')).makeImage,
  },
};

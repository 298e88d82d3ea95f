import type { ImagePolicy } from './image-policy.ts';

export const qualityFirst: ImagePolicy = { id: 'quality-first', adds: { quality: 0.1 } };

import type { ImagePolicy } from './image-policy.ts';

export const speedFirst: ImagePolicy = { id: 'speed-first', adds: { speed: 0.1 } };

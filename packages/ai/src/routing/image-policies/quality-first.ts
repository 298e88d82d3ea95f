import type { ImagePolicy } from './image-policy.ts';

export const qualityFirst = { id: 'quality-first', adds: { quality: 0.1 } } as const satisfies ImagePolicy;

import type { ImagePolicy } from './image-policy.ts';

export const speedFirst = { id: 'speed-first', adds: { speed: 0.1 } } as const satisfies ImagePolicy;

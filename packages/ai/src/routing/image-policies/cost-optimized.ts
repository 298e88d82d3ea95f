import type { ImagePolicy } from './image-policy.ts';

export const costOptimized = { id: 'cost-optimized', adds: { cost: 0.1 } } as const satisfies ImagePolicy;

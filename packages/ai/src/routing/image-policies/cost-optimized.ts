import type { ImagePolicy } from './image-policy.ts';

export const costOptimized: ImagePolicy = { id: 'cost-optimized', adds: { cost: 0.1 } };

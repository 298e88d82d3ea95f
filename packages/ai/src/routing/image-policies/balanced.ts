import type { ImagePolicy } from './image-policy.ts';

export const balanced: ImagePolicy = { id: 'balanced', adds: {} };

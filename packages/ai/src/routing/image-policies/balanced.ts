import type { ImagePolicy } from './image-policy.ts';

export const balanced = { id: 'balanced', adds: {} } as const satisfies ImagePolicy;

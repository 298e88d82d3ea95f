// The policies of image routing, the default one first. Adding one is a file in this folder and a line here.
import { balanced } from './balanced.ts';
import { costOptimized } from './cost-optimized.ts';
import type { ImagePolicy } from './image-policy.ts';
import { qualityFirst } from './quality-first.ts';
import { speedFirst } from './speed-first.ts';

export const IMAGE_POLICIES: readonly ImagePolicy[] = [balanced, qualityFirst, costOptimized, speedFirst];

/** The first one for an id that is not in the list. */
export const imagePolicyOf = (id: string | undefined): ImagePolicy =>
  IMAGE_POLICIES.find((policy) => policy.id === id) ?? balanced;

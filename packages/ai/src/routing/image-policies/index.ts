// The policies of image routing, the default one first. Adding one is a file in this folder and a line here.
import { balanced } from './balanced.ts';
import { costOptimized } from './cost-optimized.ts';
import type { ImagePolicy } from './image-policy.ts';
import { qualityFirst } from './quality-first.ts';
import { speedFirst } from './speed-first.ts';

const POLICIES = [balanced, qualityFirst, costOptimized, speedFirst] as const;

export type NamedImagePolicy = ImagePolicy & { readonly id: (typeof POLICIES)[number]['id'] };

export const IMAGE_POLICIES: readonly NamedImagePolicy[] = POLICIES;

/** The first one for an id that is not in the list. */
export const imagePolicyOf = (id: string | undefined): NamedImagePolicy =>
  IMAGE_POLICIES.find((policy) => policy.id === id) ?? balanced;

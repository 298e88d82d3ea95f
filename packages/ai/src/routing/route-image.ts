// Chooses the model of one image by its kind and says why.
import type { ImageModel } from '../images/image-provider.ts';
import { IMAGE_PROVIDERS, imageModelsOf } from '../images/index.ts';
import type { ImageKind } from '../prompts/image.ts';
import type { ImagePolicy, ImageWeights } from './image-policies/image-policy.ts';
import { type ModelHistory, type RouteDecision, type RouteParts, rankModels } from './rank-models.ts';

/** US dollars of one image, at the most. Never passed. */
export const IMAGE_BUDGET_USD = 0.1;
/** The policy decides what quality is worth: none is too low for it. */
const LEAST_QUALITY = 0;

/** The image that heads a page is looked at longest; those of sections are made in bulk. */
const WEIGHTS: Readonly<Record<ImageKind, ImageWeights>> = {
  hero: { quality: 0.6, speed: 0.3, cost: 0.3, fit: 0.2 },
  photo: { quality: 0.4, speed: 0.5, cost: 0.5, fit: 0.2 },
  illustration: { quality: 0.4, speed: 0.5, cost: 0.5, fit: 0.4 },
};

export type RoutedImageModel = ImageModel & { readonly provider: string };

export interface ImageRouteRequest {
  readonly kind: ImageKind;
  readonly policy: ImagePolicy;
  /** Providers that can be called: those with a key. */
  readonly available: ReadonlySet<string>;
  /** Left out: the catalogue, without drawings of the demo provider. */
  readonly models?: readonly RoutedImageModel[];
  /** By `routeKey`: a model that fails more often than not is left alone. */
  readonly history?: ReadonlyMap<string, ModelHistory> | undefined;
  /** US dollars that the day has left; null or left out: no limit. */
  readonly leftTodayUsd?: number | null | undefined;
}

/** With the prices in use. A drawn sample is no answer to a wish for the best model: the demo provider is left out. */
export const routedImageModels = (): readonly RoutedImageModel[] =>
  IMAGE_PROVIDERS.filter(({ needsKey }) => needsKey).flatMap(({ id: provider }) =>
    imageModelsOf(provider).map((model) => ({ ...model, provider })),
  );

export function routeImage(request: ImageRouteRequest): RouteDecision {
  const { kind, policy, models = routedImageModels(), available, history, leftTodayUsd } = request;
  const candidates = models.map(({ id: model, usdPerImage: mostUsd, photo, drawing, ...facts }) => ({
    ...{ provider: facts.provider, model, name: facts.name, quality: facts.quality, speed: facts.speed },
    ...{ mostUsd, fit: kind === 'illustration' ? drawing : photo },
  }));
  return rankModels({
    ...{ candidates, weights: weightsOf(kind, policy) },
    ...{ budgetUsd: IMAGE_BUDGET_USD, leastQuality: LEAST_QUALITY },
    ...{ available, history, leftTodayUsd, bestBy: 'best-for-kind' },
  });
}

/** Their sum is 1, so that scores of different kinds and policies are on one scale. */
function weightsOf(kind: ImageKind, { adds }: ImagePolicy): RouteParts {
  const own = WEIGHTS[kind];
  const quality = own.quality + (adds.quality ?? 0);
  const speed = own.speed + (adds.speed ?? 0);
  const cost = own.cost + (adds.cost ?? 0);
  const fit = own.fit + (adds.fit ?? 0);
  const sum = quality + speed + cost + fit;
  return { quality: quality / sum, speed: speed / sum, cost: cost / sum, fit: fit / sum };
}

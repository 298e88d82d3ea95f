// Chooses the model of one image by its kind and says why, as route-text.ts does for texts. Pure: the same question has the same answer.

import type { ImageModel } from '../images/image-provider.ts';
import { IMAGE_PROVIDERS } from '../images/index.ts';
import type { ImageKind } from '../prompts/image.ts';
import type { ImagePolicy, ImageWeights } from './image-policies/image-policy.ts';
import { type RouteReason, routeKey } from './route-text.ts';

/** US dollars of one image, at the most. Never passed. */
export const IMAGE_BUDGET_USD = 0.1;
const MOST_FALLBACKS = 3;

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
}

export interface RatedImageModel {
  readonly provider: string;
  readonly model: string;
  readonly name: string;
  /** Weighted mean of the parts, 0 to 1. */
  readonly score: number;
  readonly parts: ImageWeights;
  readonly usd: number;
}

/** Codes of the sentences `cli.explain.reasons.…`. */
export type ImageReason =
  | { readonly code: 'best-for-kind'; readonly params: { readonly score: number } }
  | Extract<RouteReason, { code: 'ahead-of' | 'only-one' }>;

export interface ImageDecision {
  /** Null: no model may be called, `refused` says why. */
  readonly chosen: RatedImageModel | null;
  readonly runnerUp: RatedImageModel | null;
  readonly reasons: readonly ImageReason[];
  /** To be tried in this order where the chosen one refuses; other providers first. */
  readonly fallbacks: readonly RatedImageModel[];
  readonly refused: readonly {
    readonly provider: string;
    readonly model: string;
    readonly code: 'no-key' | 'over-request-budget';
  }[];
}

/** A drawn sample is no answer to a wish for the best model. */
export const ROUTED_IMAGE_MODELS: readonly RoutedImageModel[] = IMAGE_PROVIDERS.filter(
  ({ needsKey }) => needsKey,
).flatMap(({ id: provider, image }) => (image?.models ?? []).map((model) => ({ ...model, provider })));

export function routeImage({
  kind,
  policy,
  available,
  models = ROUTED_IMAGE_MODELS,
}: ImageRouteRequest): ImageDecision {
  const refusalOf = ({ provider, usdPerImage }: RoutedImageModel) =>
    !available.has(provider) ? 'no-key' : usdPerImage > IMAGE_BUDGET_USD ? 'over-request-budget' : null;
  const refused = models.flatMap((model) => {
    const code = refusalOf(model);
    return code === null ? [] : [{ provider: model.provider, model: model.id, code } as const];
  });
  const weights = weightsOf(kind, policy);
  const ranked = models
    .filter((model) => refusalOf(model) === null)
    .map((model) => rated(model, kind, weights))
    .toSorted(byScore);
  const [chosen = null, runnerUp = null] = ranked;
  return { chosen, runnerUp, reasons: reasonsOf(chosen, runnerUp), fallbacks: fallbacksOf(ranked), refused };
}

function weightsOf(kind: ImageKind, { adds }: ImagePolicy): ImageWeights {
  const { quality, speed, cost, fit } = WEIGHTS[kind];
  return {
    quality: quality + (adds.quality ?? 0),
    speed: speed + (adds.speed ?? 0),
    cost: cost + (adds.cost ?? 0),
    fit: fit + (adds.fit ?? 0),
  };
}

function rated(facts: RoutedImageModel, kind: ImageKind, weights: ImageWeights): RatedImageModel {
  const { provider, id: model, name, usdPerImage: usd } = facts;
  const parts: ImageWeights = {
    quality: facts.quality / 100,
    speed: facts.speed / 100,
    cost: 1 - usd / IMAGE_BUDGET_USD,
    fit: (kind === 'illustration' ? facts.drawing : facts.photo) / 100,
  };
  const sum =
    weights.quality * parts.quality +
    weights.speed * parts.speed +
    weights.cost * parts.cost +
    weights.fit * parts.fit;
  const score = sum / (weights.quality + weights.speed + weights.cost + weights.fit);
  return { provider, model, name, score, parts, usd };
}

/** Equal scores: the cheaper one, then by name, so that the order of the list decides nothing. */
function byScore(a: RatedImageModel, b: RatedImageModel): number {
  return (
    b.score - a.score ||
    a.usd - b.usd ||
    (routeKey(a.provider, a.model) < routeKey(b.provider, b.model) ? -1 : 1)
  );
}

function fallbacksOf([chosen, ...others]: readonly RatedImageModel[]): RatedImageModel[] {
  if (chosen === undefined) return [];
  const seen = new Set([chosen.provider]);
  const elsewhere = others.filter(({ provider }) => !seen.has(provider) && seen.add(provider));
  return [...elsewhere, ...others.filter((model) => !elsewhere.includes(model))].slice(0, MOST_FALLBACKS);
}

const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

function reasonsOf(chosen: RatedImageModel | null, runnerUp: RatedImageModel | null): ImageReason[] {
  if (chosen === null) return [];
  return [
    { code: 'best-for-kind', params: { score: rounded(chosen.score) } },
    runnerUp === null
      ? { code: 'only-one', params: {} }
      : { code: 'ahead-of', params: { model: runnerUp.name, by: rounded(chosen.score - runnerUp.score) } },
  ];
}

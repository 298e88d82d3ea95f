// Calls for images in smart mode: each goes to the model that suits its kind, and along the chain where a provider refuses it.
import {
  aiFault,
  type ImageKind,
  imagePolicyOf,
  type ModelHistory,
  providerName,
  type RouteDecision,
  readImageBrief,
  routedImageModels,
  routeImage,
} from '@silosmith/ai';
import type { CallPicture } from '../run/call-journal.ts';
import { chainOf, isForNext, overDay, partOf } from './smart-calls.ts';

export interface PictureRoute {
  /** Providers that can be called: those with a key. */
  readonly available: ReadonlySet<string>;
  /** Of `IMAGE_POLICIES`; left out: the default one. */
  readonly policy?: string | undefined;
  /** By `routeKey`. */
  readonly history?: ReadonlyMap<string, ModelHistory> | undefined;
  /** US dollars that the day has left; null: no limit. */
  readonly leftTodayUsd?: number | null | undefined;
}

/** Ids of those that smart mode may choose for images. */
export const ROUTED_IMAGE_PROVIDERS: readonly string[] = [
  ...new Set(routedImageModels().map(({ provider }) => provider)),
];

export const decideForPicture = (kind: ImageKind, { policy, ...route }: PictureRoute): RouteDecision =>
  routeImage({ kind, policy: imagePolicyOf(policy), ...route });

/** Throws `ai.no-key`, `generation.over-day`, and the fault of the last model that was tried. */
export function smartCallPicture(
  callOf: (provider: string) => CallPicture,
  route: PictureRoute,
): CallPicture {
  return async (request, options) => {
    const { kind } = readImageBrief(request.prompt);
    const decision = decideForPicture(kind, route);
    let last: unknown =
      overDay(decision) ??
      aiFault('no-key', { provider: ROUTED_IMAGE_PROVIDERS.map(providerName).join(', ') });
    for (const { provider, model } of chainOf(decision)) {
      try {
        const idempotencyKey = [options.idempotencyKey, partOf(provider, model)].join('-');
        return await callOf(provider)({ ...request, provider, model }, { ...options, idempotencyKey });
      } catch (error) {
        if (!isForNext(error)) throw error;
        last = error;
      }
    }
    throw last;
  };
}

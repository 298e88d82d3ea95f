// Whom smart mode may ask for images in this browser: providers with a usable key of this tab, or with one of the server.
import { keyProblem } from '@silosmith/ai';
import type { HealthCheckReply } from '@silosmith/contract';
import {
  type CallPicture,
  type PictureRoute,
  ROUTED_IMAGE_PROVIDERS,
  smartCallPicture,
} from '@silosmith/generation';
import { sessionKey } from '../../platform/session-keys.ts';
import { serverHealth } from './server-health.ts';
import { smartRoute } from './smart-route.ts';

export const pictureProviders = async (): Promise<ReadonlySet<string>> =>
  pictureProvidersOf(await serverHealth(), sessionKey);

/** `health` null: the server did not answer, and keys of the tab alone count. */
export function pictureProvidersOf(
  health: Pick<HealthCheckReply, 'services'> | null,
  keyOf: (provider: string) => string | null,
): ReadonlySet<string> {
  const onServer = health?.services.apiKeys.configured ?? {};
  const isUsable = (provider: string): boolean => {
    const key = keyOf(provider);
    return key === null ? onServer[provider] === true : keyProblem(provider, key) === null;
  };
  return new Set(ROUTED_IMAGE_PROVIDERS.filter(isUsable));
}

/** What the choice of a model follows from: as for texts. Throws what the server's refusal says, where there is somebody to choose. */
export async function pictureRoute(): Promise<PictureRoute> {
  const available = await pictureProviders();
  if (available.size === 0) return { available };
  const { history, leftTodayUsd } = await smartRoute();
  return { available, history, leftTodayUsd };
}

/** Each image by the model that suits its kind at the moment of the call, as at the command line. */
export const smartPictureCallOf =
  (callOf: (provider: string) => CallPicture, policy: string | undefined): CallPicture =>
  async (request, options) =>
    smartCallPicture(callOf, { ...(await pictureRoute()), policy })(request, options);

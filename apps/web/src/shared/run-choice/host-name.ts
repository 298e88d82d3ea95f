import { hostOf, needsBaseUrl, providerName } from '@silosmith/ai';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';

/** Host of the user's own server, or the name of the service. */
export function hostNameOf(provider: string): string {
  const { ownServer } = preferencesStore.getState();
  const own = needsBaseUrl(provider) && ownServer !== null ? hostOf(ownServer) : '';
  return own || providerName(provider);
}

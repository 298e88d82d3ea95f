// Would a run with this provider stop for want of a key, or of the address of the user's own server? There is none here, and none
// on the server.
import { needsBaseUrl, needsKey } from '@silosmith/ai';
import { useEffect, useState } from 'react';
import { hasSessionKey, onSessionKeysChange } from '../../platform/session-keys.ts';
import { hasServerKey } from '../../state/generation/generation-run.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';

/** False until it is known. The demo provider needs no key. */
export function useMissingKey(provider: string): boolean {
  const [missing, setMissing] = useState(false);
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  useEffect(() => {
    let over = false;
    const check = async () => {
      const isHere = needsBaseUrl(provider)
        ? ownServer !== null
        : !needsKey(provider) || hasSessionKey(provider);
      const found = isHere || (await hasServerKey(provider));
      if (!over) setMissing(found === false);
    };
    void check();
    const stop = onSessionKeysChange(() => void check());
    return () => {
      over = true;
      stop();
    };
  }, [provider, ownServer]);
  return missing;
}

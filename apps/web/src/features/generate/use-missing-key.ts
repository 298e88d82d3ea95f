// Would a run with this provider stop for want of a key? There is none in this tab, and none on the server.
import type { TextProviderId } from '@silosmith/contract';
import { useEffect, useState } from 'react';
import { hasSessionKey, onSessionKeysChange } from '../../platform/session-keys.ts';
import { hasServerKey } from '../../state/generation/generation-run.ts';

/** False until it is known. The demo provider needs no key. */
export function useMissingKey(provider: TextProviderId): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let over = false;
    const check = async () => {
      const found = provider === 'demo' || hasSessionKey(provider) ? true : await hasServerKey(provider);
      if (!over) setMissing(found === false);
    };
    void check();
    const stop = onSessionKeysChange(() => void check());
    return () => {
      over = true;
      stop();
    };
  }, [provider]);
  return missing;
}

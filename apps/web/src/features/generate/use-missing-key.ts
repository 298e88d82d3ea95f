// Would a run with this provider stop for want of a key? There is none in this tab, and none on the server.
import { needsKey } from '@silosmith/ai';
import { useEffect, useState } from 'react';
import { hasSessionKey, onSessionKeysChange } from '../../platform/session-keys.ts';
import { hasServerKey } from '../../state/generation/generation-run.ts';

/** False until it is known. The demo provider needs no key. */
export function useMissingKey(provider: string): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let over = false;
    const check = async () => {
      const found = !needsKey(provider) || hasSessionKey(provider) ? true : await hasServerKey(provider);
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

// Would a run with this provider stop for want of a key, or of the address of the user's own server?
import { useEffect, useState } from 'react';
import { onSessionKeysChange } from '../../platform/session-keys.ts';
import { preferencesStore } from '../preferences/preferences-store.ts';
import { useStore } from '../use-store.ts';
import { RUN_KEY_PORTS } from './generation-run.ts';
import { type KeyLack, keyLackOf } from './run-keys.ts';

/** Null until it is known, and where nothing is missing. `provider` null: nobody is asked. */
export function useMissingKey(provider: string | null): KeyLack | null {
  const [lack, setLack] = useState<KeyLack | null>(null);
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the port reads the address; a change of it is a reason to ask again
  useEffect(() => {
    let over = false;
    const check = async () => {
      const found = provider === null ? null : await keyLackOf(provider, RUN_KEY_PORTS);
      if (!over) setLack(found);
    };
    void check();
    const stop = onSessionKeysChange(() => void check());
    return () => {
      over = true;
      stop();
    };
  }, [provider, ownServer]);
  return lack;
}

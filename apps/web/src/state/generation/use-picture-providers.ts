// Hook of smart-pictures.ts: asked again when a key of the tab changes.
import { useEffect, useState } from 'react';
import { onSessionKeysChange } from '../../platform/session-keys.ts';
import { pictureProviders } from './smart-pictures.ts';

/** Null until it is known. */
export function usePictureProviders(): ReadonlySet<string> | null {
  const [providers, setProviders] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let over = false;
    const ask = async () => {
      const found = await pictureProviders();
      if (!over) setProviders(found);
    };
    void ask();
    const stop = onSessionKeysChange(() => void ask());
    return () => {
      over = true;
      stop();
    };
  }, []);
  return providers;
}

// Hook of smart-pictures.ts: asked again when a key of the tab changes.
import type { PictureRoute } from '@silosmith/generation';
import { useEffect, useState } from 'react';
import { onSessionKeysChange } from '../../platform/session-keys.ts';
import { errorLog } from '../errors/browser-errors.ts';
import { pictureProviders, pictureRoute } from './smart-pictures.ts';

/** Null until it is known. Where the server does not say how earlier calls went, keys alone count, and the log of errors says why. */
export function usePictureRoute(): PictureRoute | null {
  const [route, setRoute] = useState<PictureRoute | null>(null);
  useEffect(() => {
    let over = false;
    const ask = async () => {
      const found = await pictureRoute().catch(async (error: unknown) => {
        errorLog.record(error, 'generation');
        return { available: await pictureProviders() };
      });
      if (!over) setRoute(found);
    };
    void ask();
    const stop = onSessionKeysChange(() => void ask());
    return () => {
      over = true;
      stop();
    };
  }, []);
  return route;
}

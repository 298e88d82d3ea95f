// What one image of a choice costs at the most.
import { IMAGE_KINDS, usdPerImage } from '@silosmith/ai';
import { chainOf, decideForPicture, type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { usePictureRoute } from './use-picture-route.ts';
import { usePrices } from './use-prices.ts';

/** US dollars; null: not known, or not yet. Of smart images the dearest that any kind may go to. */
export function useMostUsdPerImage(pictures: RunChoice['pictures'] | null): number | null {
  usePrices();
  const route = usePictureRoute();
  if (pictures == null) return null;
  const { provider, model, policy } = pictures;
  if (provider !== SMART_PROVIDER) return usdPerImage(provider, model);
  if (route === null || route.available.size === 0) return null;
  const makers = IMAGE_KINDS.flatMap((kind) => chainOf(decideForPicture(kind, { ...route, policy })));
  return makers.length === 0 ? null : Math.max(...makers.map(({ mostUsd }) => mostUsd));
}

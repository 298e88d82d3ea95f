// The price of a number of images by whoever makes them, as a screen says it.
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useMostUsdPerImage } from '../../../state/generation/use-image-price.ts';

export function useImagesPrice(pictures: RunChoice['pictures'] | null): (count: number) => string {
  const { t } = useMessages();
  const format = useFormat();
  const usd = useMostUsdPerImage(pictures);
  return (count) => {
    if (pictures?.provider === DEMO_PROVIDER || usd === 0) return t('generate.plan.free');
    return usd === null ? t('generate.plan.unpriced') : format.usd(usd * count);
  };
}

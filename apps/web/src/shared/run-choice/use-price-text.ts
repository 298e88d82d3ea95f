import { useFormat } from '../ui/use-format.ts';
import { useMessages } from '../ui/use-messages.ts';

/** Shown as less than this. US dollars. */
const SMALLEST_USD = 0.0001;

/** An estimated price in words. US dollars. */
export function usePriceText(): (usd: number) => string {
  const { t } = useMessages();
  const format = useFormat();
  return (usd) =>
    usd < SMALLEST_USD
      ? t('modelChoice.tiny', { usd: format.usd(SMALLEST_USD) })
      : t('modelChoice.about', { usd: format.usd(usd) });
}

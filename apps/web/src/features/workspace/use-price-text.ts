import type { Estimate } from '@silosmith/generation';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';

/** An estimate as a range; '' while there is none. */
export function usePriceText(
  estimate: Pick<Estimate, 'costUsdLow' | 'costUsdHigh'> | null,
  priced: boolean,
): string {
  const { t } = useMessages();
  const format = useFormat();
  if (estimate === null) return '';
  if (!priced) return t('generate.plan.unpriced');
  if (estimate.costUsdHigh === 0) return t('generate.plan.free');
  const low = format.usd(estimate.costUsdLow);
  return t('generate.plan.costRange', { low, high: format.usd(estimate.costUsdHigh) });
}

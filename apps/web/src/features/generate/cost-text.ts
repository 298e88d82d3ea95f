// Text of an estimated price: a range, or what is known instead.
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import type { Messages } from '@silosmith/messages';
import type { Format } from '../../shared/ui/use-format.ts';

export interface PlannedCost {
  readonly priced: boolean;
  /** US dollars. */
  readonly low: number;
  readonly high: number;
  readonly free: boolean;
}

export function costRange({ t }: Messages, format: Format, { priced, low, high, free }: PlannedCost): string {
  if (free || (priced && high === 0)) return t('generate.plan.free');
  if (!priced) return t('generate.plan.unpriced');
  if (cents(low) === cents(high)) return t('generate.plan.costAbout', { usd: format.usd(cents(high)) });
  return t('generate.plan.costRange', { low: format.usd(cents(low)), high: format.usd(cents(high)) });
}

/** Whole cents from ten cents on: more would pretend to know more. */
export function cents(usd: number): number {
  return usd < 0.1 ? usd : Math.round(usd * 100) / 100;
}

/** Whether all of it is made by the demo provider. */
export const isFreeRun = ({
  provider,
  pictures,
  research,
}: Pick<RunChoice, 'provider' | 'pictures' | 'research'>): boolean =>
  [provider, pictures?.provider ?? DEMO_PROVIDER, research?.provider ?? DEMO_PROVIDER].every(
    (id) => id === DEMO_PROVIDER,
  );

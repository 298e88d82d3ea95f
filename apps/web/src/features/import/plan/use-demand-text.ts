// Text of a demand, with its unit: impressions where all files count them, keywords where too few figures are known.
import type { DemandUnit } from '@silosmith/contract';
import { useMessages } from '../../../shared/ui/use-messages.ts';

export function useDemandText(unit: DemandUnit): (demand: number) => string {
  const { t } = useMessages();
  return (demand) => {
    // Of a fraction of a search nobody has an idea.
    const count = demand >= 10 ? Math.round(demand) : Math.round(10 * demand) / 10;
    return t(`importing.plan.${unit}`, { count });
  };
}

// Text of a demand: searches per month, or keywords where too few volumes are known.
import type { PlanFacts } from '@silosmith/contract';
import { useMessages } from '../../../shared/ui/use-messages.ts';

export function useDemandText(demandIs: PlanFacts['demandIs']): (demand: number) => string {
  const { t } = useMessages();
  return (demand) => {
    // Of a fraction of a search nobody has an idea.
    const count = demand >= 10 ? Math.round(demand) : Math.round(10 * demand) / 10;
    return t(demandIs === 'searches' ? 'importing.plan.searches' : 'importing.plan.keywords', { count });
  };
}

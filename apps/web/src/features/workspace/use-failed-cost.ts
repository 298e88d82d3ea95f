// What attempts at a page cost that failed, in words.
import type { Failures } from '@silosmith/contract';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';

/** Null: nothing. */
export function useFailedCost(failures: Failures | undefined): string | null {
  const { t } = useMessages();
  const format = useFormat();
  const { runs = [] } = failures ?? {};
  if (runs.length === 0) return null;
  const uncertainUsd = runs.reduce((sum, run) => sum + (run.uncertainUsd ?? 0), 0);
  const cost = format.usd(runs.reduce((sum, run) => sum + run.costUsd, uncertainUsd));
  const key = uncertainUsd > 0 ? 'workspace.madeBy.failedMost' : 'workspace.madeBy.failed';
  return t(key, { cost, count: runs.length });
}

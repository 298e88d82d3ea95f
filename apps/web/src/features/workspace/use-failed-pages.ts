// Pages that the project's last run could not write.
import { useMemo } from 'react';
import { generationStore } from '../../state/generation/generation-run.ts';
import { useStore } from '../../state/use-store.ts';

export function useFailedPages(projectId: string): ReadonlySet<string> {
  const items = useStore(generationStore, ({ runs }) => runs.get(projectId)?.job.items ?? null);
  return useMemo(
    () => new Set((items ?? []).filter(({ state }) => state === 'failed').map(({ id }) => id)),
    [items],
  );
}

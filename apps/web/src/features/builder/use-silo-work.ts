// How do the builder's components reach the silo's long work? React's last inch of silo-work.ts and silo-checks.ts.
import { useEffect, useState } from 'react';
import { runInWorker } from '../../platform/workers.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectStore, takeEdit } from '../../state/project/project-store.ts';
import { useStore } from '../../state/use-store.ts';
import type { SiloReply, SiloRequest } from '../../workers/silo.worker.ts';
import SiloWorker from '../../workers/silo.worker.ts?worker';
import { createChecksWatch, type SiloChecks } from './silo-checks.ts';
import { createSiloWork } from './silo-work.ts';

export const siloWork = createSiloWork({
  run: ({ table, silo, language }, task, signal) =>
    runInWorker<SiloRequest, SiloReply>(
      () => new SiloWorker(),
      { document: { table, silo, language }, task },
      signal ? { signal } : {},
    ),
  current: () => projectStore.getState().project,
  takeEdit,
});

/** What the checks say of the project; looked at again whenever its silo changes. */
export function useChecks(project: OpenProject): SiloChecks {
  const [watch] = useState(() => createChecksWatch(siloWork.check));
  const { table, silo } = project;
  // Only keywords and silo matter to the checks; articles and filters change often.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    watch.check(project);
    return watch.stop;
  }, [table, silo]);
  return useStore(watch.store, (state) => state);
}

// How do the builder's components reach the silo's long work? React's last inch of silo-work.ts and of the worker that keeps the silo.
import { useEffect } from 'react';
import { pause } from '../../platform/clock.ts';
import { runInWorker } from '../../platform/workers.ts';
import { projectStore, takeEdit } from '../../state/project/project-store.ts';
import { createResidentClient, type SiloChecks } from '../../state/project/resident-silo.ts';
import { useStore } from '../../state/use-store.ts';
import ResidentSiloWorker from '../../workers/resident-silo.worker.ts?worker';
import type { SiloReply, SiloRequest } from '../../workers/silo.worker.ts';
import SiloWorker from '../../workers/silo.worker.ts?worker';
import { createSiloWork } from './silo-work.ts';

export const siloWork = createSiloWork({
  run: ({ table, silo, language }, task) =>
    runInWorker<SiloRequest, SiloReply>(() => new SiloWorker(), {
      document: { table, silo, language },
      task,
    }),
  current: () => projectStore.getState().project,
  takeEdit,
});

/** Works for as long as the builder is open. */
export const residentSilo = createResidentClient({ create: () => new ResidentSiloWorker(), pause });

/** What the checks say of the open project, after each edit anew. */
export function useChecks(): SiloChecks {
  useEffect(() => {
    const follow = () => {
      const { project } = projectStore.getState();
      if (project !== null) residentSilo.follow(project);
    };
    follow();
    const stop = projectStore.subscribe(follow);
    return () => {
      stop();
      residentSilo.stop();
    };
  }, []);
  return useStore(residentSilo.checks, (state) => state);
}

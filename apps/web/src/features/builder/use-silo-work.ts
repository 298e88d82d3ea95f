// How does the builder run the silo's long work? In a worker of its own; the newest silo wins.

import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import type { SiloReport } from '@silosmith/silo';
import { useEffect, useState } from 'react';
import { runInWorker } from '../../platform/workers.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { SiloReply, SiloRequest, SiloTask } from '../../workers/silo.worker.ts';
import SiloWorker from '../../workers/silo.worker.ts?worker';

/** Rejects with the worker's fault, or `cancelled`. */
export function runSiloTask(project: OpenProject, task: SiloTask, signal?: AbortSignal): Promise<SiloReply> {
  const { table, silo, language } = project;
  return runInWorker<SiloRequest, SiloReply>(
    () => new SiloWorker(),
    { document: { table, silo, language }, task },
    signal ? { signal } : {},
  );
}

export interface SiloChecks {
  /** Null while the first check runs. */
  readonly report: SiloReport | null;
  readonly running: boolean;
  readonly fault: unknown;
}

/** What the checks say of the project; looked at again whenever its silo changes. */
export function useChecks(project: OpenProject): SiloChecks {
  const [checks, setChecks] = useState<SiloChecks>({ report: null, running: true, fault: null });
  const { table, silo } = project;
  // Only keywords and silo matter to the checks; articles and filters change often.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const control = new AbortController();
    setChecks((before) => ({ ...before, running: true }));
    runSiloTask(project, { type: 'check' }, control.signal).then(
      (reply) => reply.type === 'check' && setChecks({ report: reply.report, running: false, fault: null }),
      (error: unknown) => {
        if (toFaultShape(error).code !== CANCELLED) setChecks({ report: null, running: false, fault: error });
      },
    );
    return () => control.abort();
  }, [table, silo]);
  return checks;
}

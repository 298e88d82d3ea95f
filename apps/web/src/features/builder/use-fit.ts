// Asks the silo's worker for the evidence of a keyword's place and of its runner-up.
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import type { FitCase } from '@silosmith/silo';
import { useEffect, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { residentSilo } from '../../state/project/silo-workers.ts';

/** Null until it is known, and for no row (-1). */
export function useFit(project: OpenProject, row: number): FitCase | null {
  const messages = useMessages();
  const [fit, setFit] = useState<FitCase | null>(null);
  const { table, silo } = project;
  // Only keywords and silo matter; articles and filters change often.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (row < 0) return;
    let stale = false;
    residentSilo.fit(project, row).then(
      (answer) => !stale && setFit(answer),
      (error: unknown) => {
        if (!stale && toFaultShape(error).code !== CANCELLED) toast.failure(faultText(messages, error));
      },
    );
    return () => {
      stale = true;
    };
  }, [table, silo, row]);
  return fit?.row === row ? fit : null;
}

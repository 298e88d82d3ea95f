// Asks the silo's worker why a page has its place.
import type { PlacementWhy } from '@silosmith/contract';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { useEffect, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { residentSilo } from '../../state/project/silo-workers.ts';

/** Null until it is known; after an edit the last answer stands until the next. */
export function useWhy(project: OpenProject, row: number): PlacementWhy | null {
  const messages = useMessages();
  const [why, setWhy] = useState<PlacementWhy | null>(null);
  const { table, silo } = project;
  // Only keywords and silo matter; articles and filters change often.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let stale = false;
    residentSilo.why(project, row).then(
      (answer) => !stale && setWhy(answer),
      (error: unknown) => {
        if (!stale && toFaultShape(error).code !== CANCELLED) toast.failure(faultText(messages, error));
      },
    );
    return () => {
      stale = true;
    };
  }, [table, silo, row]);
  return why;
}

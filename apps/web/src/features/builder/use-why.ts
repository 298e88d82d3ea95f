// Why does a page stand where it stands? Said as soon as the stems of the keywords are counted, which a large table makes one wait for.
import type { PlacementWhy } from '@silosmith/contract';
import { explainPlacement } from '@silosmith/silo';
import { useEffect, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { tokenIndexOf } from '../../state/project/token-index.ts';

/** Null until it is known; after an edit the last answer stands until the next. */
export function useWhy(project: OpenProject, row: number): PlacementWhy | null {
  const messages = useMessages();
  const [why, setWhy] = useState<PlacementWhy | null>(null);
  const { table, silo } = project;
  // Only keywords and silo matter; articles and filters change often.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let stale = false;
    tokenIndexOf(project).then(
      (index) => !stale && setWhy(explainPlacement(table, silo, index, row)),
      (error: unknown) => !stale && toast.failure(faultText(messages, error)),
    );
    return () => {
      stale = true;
    };
  }, [table, silo, row]);
  return why;
}

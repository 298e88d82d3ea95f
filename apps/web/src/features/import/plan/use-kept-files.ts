// Whether the files of this project are still stored.
import { useEffect, useState } from 'react';
import { keptFiles } from '../../../platform/kept-files.ts';
import { sessionStore } from '../../../state/session/session-store.ts';
import { useStore } from '../../../state/use-store.ts';

/** Undefined until it is known, null where they are not. */
export function useKeptFiles(projectId: string): readonly File[] | null | undefined {
  const userId = useStore(sessionStore, ({ user }) => user?.id ?? null);
  const [known, setKnown] = useState<{ readonly id: string; readonly files: readonly File[] | null } | null>(
    null,
  );
  useEffect(() => {
    if (userId === null) return;
    let stale = false;
    void keptFiles(userId, projectId).then((files) => {
      if (!stale) setKnown({ id: projectId, files });
    });
    return () => {
      stale = true;
    };
  }, [userId, projectId]);
  return known?.id === projectId ? known.files : undefined;
}

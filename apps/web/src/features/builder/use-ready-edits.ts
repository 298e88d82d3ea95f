// Whoever stands on a line may edit it next: what the edit would read is read before, a little at a time, and its deletion is worked out.
import { prepareEditsOf } from '@silosmith/silo';
import { useEffect } from 'react';
import { nextFrame, pause } from '../../platform/clock.ts';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import { foreseeDeletion, forgetDeletion } from '../../state/project/foreseen-deletion.ts';
import { projectStore } from '../../state/project/project-store.ts';

/** `active`: row of a keyword; null or negative: none. */
export function useReadyEdits(active: number | null): void {
  useEffect(() => {
    if (active === null || active < 0) return;
    let isLeft = false;
    const read = async () => {
      await nextFrame();
      const { project } = projectStore.getState();
      if (isLeft || project === null) return;
      for (const _part of prepareEditsOf(project, factsOf(project).tree, active)) {
        await pause();
        if (isLeft) return;
      }
      if (projectStore.getState().project === project) foreseeDeletion(project, active);
    };
    void read();
    return () => {
      isLeft = true;
      forgetDeletion();
    };
  }, [active]);
}

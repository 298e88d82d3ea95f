// Whoever stands on a line may edit it next: what the edit would read is read before, a little at a time, and its deletion is worked out.
import { prepareEditsOf } from '@silosmith/silo';
import { useEffect } from 'react';
import { nextFrame, pause } from '../../platform/clock.ts';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import { foreseeDeletion, forgetDeletion } from '../../state/project/foreseen-deletion.ts';
import { projectStore } from '../../state/project/project-store.ts';

/** `active`: row of a keyword; null or negative: none. */
export function useReadyEdits(active: number | null): void {
  useEffect(() => (active === null || active < 0 ? undefined : keepReady(active)), [active]);
}

/** Until the returned function is called; begins again after each edit of the silo. */
function keepReady(row: number): () => void {
  let turn = 0;
  const read = async () => {
    turn += 1;
    const mine = turn;
    // That of an edit, and that of its checks, which the work would hold up.
    await nextFrame();
    await nextFrame();
    const { project } = projectStore.getState();
    if (turn !== mine || project === null) return;
    for (const _part of prepareEditsOf(project, factsOf(project).tree, row)) {
      await pause();
      if (turn !== mine) return;
    }
    foreseeDeletion(project, row);
  };
  const begin = () => {
    forgetDeletion();
    void read();
  };
  const stop = projectStore.subscribe(({ project }, before) => {
    if (project?.silo !== before.project?.silo) begin();
  });
  begin();
  return () => {
    turn += 1;
    stop();
    forgetDeletion();
  };
}

// Opens the saved project of an address like /my-project/builder; the open project remains where none has that slug.
import { projectSlug } from '@silosmith/language';
import { useEffect, useState } from 'react';
import { listProjects, openProject, projectStore } from '../state/project/project-store.ts';
import { useProjectState } from '../state/project/use-project.ts';

/** True while the project is looked for. Opens it where it is not the open one. */
export function useProjectOfSlug(siloSlug: string | null): boolean {
  const status = useProjectState((state) => state.status);
  const openSlug = useProjectState(({ project }) => (project === null ? null : projectSlug(project.name)));
  const [settled, setSettled] = useState<string | null>(null);
  const mustLook =
    siloSlug !== null &&
    siloSlug !== openSlug &&
    siloSlug !== settled &&
    (status === 'open' || status === 'none');
  useEffect(() => {
    if (!mustLook || siloSlug === null) return;
    let stale = false;
    const look = async () => {
      const found = (await listProjects()).find(({ name }) => projectSlug(name) === siloSlug);
      if (stale) return;
      const openId = projectStore.getState().project?.id;
      if (found !== undefined && found.id !== openId) await openProject(found.id);
      if (!stale) setSettled(siloSlug);
    };
    void look().catch(() => {
      if (!stale) setSettled(siloSlug);
    });
    return () => {
      stale = true;
    };
  }, [mustLook, siloSlug]);
  return mustLook;
}

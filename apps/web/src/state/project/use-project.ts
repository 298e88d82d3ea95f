import { Fault } from '@silosmith/kernel';
import { useStore } from '../use-store.ts';
import type { OpenProject } from './open-project.ts';
import { type ProjectState, projectStore } from './project-store.ts';

export function useProjectState<Part>(select: (state: ProjectState) => Part): Part {
  return useStore(projectStore, select);
}

/**
 * A part of the open project: `useProject((project) => project.filters)`. The selector returns a stored object or a primitive.
 * Only inside views whose access is 'silo': the guard has opened one before they render.
 */
export function useProject<Part>(select: (project: OpenProject) => Part): Part {
  return useStore(projectStore, ({ project }) => {
    if (project === null) throw new Fault('web.no-project', { severity: 'high' });
    return select(project);
  });
}

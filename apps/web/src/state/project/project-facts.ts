// What is true of a project at a glance? Small questions that the frame and the guards ask.
import { PLACES } from '@silosmith/contract';
import type { OpenProject } from './open-project.ts';

/** Whether any page stands in the silo. */
export function hasSilo(project: OpenProject): boolean {
  return project.silo.place.includes(PLACES.pillar);
}

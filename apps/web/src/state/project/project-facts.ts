import { PLACES } from '@silosmith/contract';
import type { OpenProject } from './open-project.ts';

/** Whether any page stands in the silo. */
export function hasSilo(project: OpenProject): boolean {
  return project.silo.place.includes(PLACES.pillar);
}

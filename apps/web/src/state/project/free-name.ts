// The name of a project is its address: no two of a user's projects may lead to the same.
import { SYNC_LIMITS } from '@silosmith/contract';
import { freeProjectName } from '@silosmith/language';
import type { ProjectListing } from './backend-port.ts';

/** Names of the listed projects but one. */
export function namesOfOthers(listed: readonly ProjectListing[], id: string | null): string[] {
  return listed.filter((other) => other.id !== id).map(({ name }) => name);
}

/** The name that the project with this id gets where it asks for `name`: see `freeProjectName`. */
export function freeNameAmong(listed: readonly ProjectListing[], id: string, name: string): string {
  return freeProjectName(name, namesOfOthers(listed, id), SYNC_LIMITS.maxNameCharacters);
}

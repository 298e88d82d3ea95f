// The user's projects, here and on the server.
import type { LocalStore } from '@silosmith/sync';
import type { ProjectBackend, ProjectListing } from './backend-port.ts';

type ServerProject = Omit<ProjectListing, 'here'>;

/** Asks the server at once, so that a name that is taken there is known by the time one is chosen. */
export function createProjectList(
  store: Pick<LocalStore, 'projects'>,
  onServer: () => Promise<readonly ServerProject[]>,
): Pick<ProjectBackend, 'list' | 'known'> {
  let heard: readonly ServerProject[] = [];
  const ask = async (): Promise<void> => {
    heard = await onServer();
  };
  const known = async (): Promise<ProjectListing[]> => {
    const local = await store.projects();
    const gone = new Set(local.filter(({ deleted }) => deleted).map(({ id }) => id));
    const listed = new Map<string, ProjectListing>(
      local
        .filter(({ deleted }) => !deleted)
        .map(({ id, name, updatedAt }) => [id, { id, name, updatedAt, here: true }]),
    );
    for (const { id, name, updatedAt } of heard) {
      if (!listed.has(id) && !gone.has(id)) listed.set(id, { id, name, updatedAt, here: false });
    }
    return [...listed.values()].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  };
  // Offline: what was heard last, or nothing.
  const refreshed = () => ask().catch(() => undefined);
  void refreshed();
  return { known, list: () => refreshed().then(known) };
}

// A backend that stores nothing, for tests of what stands before it.
import type { ProjectBackend } from '../backend-port.ts';

/** Each call succeeds; `changed` says what a test wants to see or refuse. */
export function silentBackend(changed: Partial<ProjectBackend> = {}): ProjectBackend {
  const nothing = async (): Promise<void> => undefined;
  return {
    newId: () => 'p1',
    userId: 'u1',
    create: nothing,
    created: () => undefined,
    discard: nothing,
    write: nothing,
    load: async () => null,
    list: async () => [],
    known: async () => [],
    rename: nothing,
    remove: nothing,
    remember: () => undefined,
    ...changed,
  };
}

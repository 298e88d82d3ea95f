// Port of the project store: the device's tables and the server of the signed-in user.
import type { RecordChange } from '@silosmith/sync';
import type { OpenProject } from './open-project.ts';

/** One line of the project switcher. */
export interface ProjectListing {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** False: it is on the server only and will be downloaded when opened. */
  readonly here: boolean;
}

/** What stands behind the store while a user is signed in; set by user-session.ts. */
export interface ProjectBackend {
  newId(): string;
  /** Whose database a worker opens to store a project itself. */
  readonly userId: string;
  /** Creates the project's row with its first records, in one transaction. */
  create(id: string, name: string, changes: readonly RecordChange[]): Promise<void>;
  /** Takes note of a project that `create` or a worker has just stored: what this tab has seen of it, and that it waits for the server. */
  created(id: string, changes: readonly RecordChange[]): void;
  /** Removes what a worker may have stored before it was ended. */
  discard(id: string): Promise<void>;
  write(projectId: string, changes: readonly RecordChange[]): Promise<void>;
  /** Reads the project from the disk, or from the server where the disk has none. Null: there is no such project. */
  load(id: string): Promise<OpenProject | null>;
  list(): Promise<ProjectListing[]>;
  /** Those here, and those on the server as it was last heard of: waits for no answer of the server. */
  known(): Promise<ProjectListing[]>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Remembers the project for the next visit; null for none. */
  remember(id: string | null): void;
}

// Port of the device's tables: rows of four tables, changed in transactions that are durable when they resolve.
// An adapter proves itself by the cases of testing/local-store-cases.ts.
import type { RecordKey, SyncKind } from '@silosmith/contract';

export interface StoredProject {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Highest server sequence that was read; 0 = nothing yet. */
  readonly sequence: number;
  /** The server has the project (it was created or downloaded there). */
  readonly onServer: boolean;
  /** Renamed here; the server does not know yet. */
  readonly renamed: boolean;
  /** Deleted here; the server does not know yet. */
  readonly deleted: boolean;
}

export interface StoredRecord {
  readonly projectId: string;
  readonly kind: SyncKind;
  readonly key: string;
  /** `keywords` and `silo`: `Columns` (typed arrays); others JSON; null = deleted. */
  readonly body: unknown;
  /** Server revision this body is based on; 0 = the server has none. */
  readonly revision: number;
  /** Grows with every write on this device; two tabs notice each other by it. */
  readonly version: number;
}

/** A record that the server has not acknowledged yet. */
export interface QueuedWrite {
  readonly projectId: string;
  readonly kind: SyncKind;
  readonly key: string;
  /** Code of the fault with which the server refused it for good (too large, …); null while it may still go. */
  readonly refusedWith: string | null;
}

/** Both sides of a conflict are kept: mine is the record itself, theirs is kept here until the user chooses. */
export interface StoredConflict {
  readonly projectId: string;
  readonly kind: SyncKind;
  readonly key: string;
  readonly theirs: unknown;
  /** Server revision of theirs; for a clash between two tabs the revision both started from. */
  readonly theirRevision: number;
  readonly source: 'server' | 'tab';
  /** ISO 8601. */
  readonly foundAt: string;
}

export interface Table<Row, Key> {
  get(key: Key): Promise<Row | undefined>;
  put(row: Row): Promise<void>;
  delete(key: Key): Promise<void>;
}

/** Which state of a record this is. */
export type RecordStamp = Pick<StoredRecord, 'version' | 'revision'>;

export interface RecordTable extends Table<StoredRecord, RecordKey> {
  /** Without reading the body, which has megabytes where it is columns. */
  stampOf(key: RecordKey): Promise<RecordStamp | undefined>;
}

/** The tables inside one transaction: await nothing but them. */
export interface Tables {
  readonly projects: Table<StoredProject, string>;
  readonly records: RecordTable;
  readonly queue: Table<QueuedWrite, RecordKey>;
  readonly conflicts: Table<StoredConflict, RecordKey>;
}

export interface LocalStore {
  /** All or nothing; resolves when the rows are on disk. Throws a Fault with the adapter's code, or what `work` threw. */
  transact<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  projects(): Promise<StoredProject[]>;
  recordsOf(projectId: string): Promise<StoredRecord[]>;
  record(key: RecordKey): Promise<StoredRecord | undefined>;
  queue(): Promise<QueuedWrite[]>;
  conflicts(): Promise<StoredConflict[]>;
  /** Removes the project with all its rows. */
  eraseProject(projectId: string): Promise<void>;
  /** Removes everything of this user from the device. */
  eraseAll(): Promise<void>;
  close(): void;
}

// Port of the server: the calls of contract/sync.ts, with bodies as the local tables hold them.
// An adapter proves itself by the cases of testing/sync-api-cases.ts.
import type { ProjectSummary, SyncKind, SyncRecord } from '@silosmith/contract';

/** A record of the server with its body as the local tables hold it. */
export type ServerRecord = Pick<SyncRecord, 'kind' | 'key' | 'revision' | 'body'>;

export type PutOutcome =
  | { readonly accepted: true; readonly revision: number }
  /** `theirs` null: the server has no such record. */
  | { readonly accepted: false; readonly theirs: ServerRecord | null };

export interface RecordPage {
  readonly records: readonly ServerRecord[];
  /** Up to which the page is complete. */
  readonly sequence: number;
  readonly more: boolean;
}

/**
 * Calls throw Faults. What the engine reads of them: `recovery` has 'sign-in' where the session has ended; `params.status` is the
 * HTTP status of a refusal (404: the server has no such project); `retryable` where another try may help.
 */
export interface SyncApi {
  projects(): Promise<ProjectSummary[]>;
  createProject(id: string, name: string): Promise<void>;
  renameProject(id: string, name: string): Promise<void>;
  deleteProject(id: string): Promise<void>;
  recordsSince(projectId: string, sequence: number): Promise<RecordPage>;
  /** `revision`: the one this device last saw. `body` as the local tables hold it; null deletes. */
  put(projectId: string, kind: SyncKind, key: string, revision: number, body: unknown): Promise<PutOutcome>;
}

// Puts changed records and their places in the queue into the local tables, in one transaction. Another tab's version that was not seen is kept as a conflict.
import { type RecordKey, type SyncKind, sameBody } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { LocalStore, Tables } from './local-store.ts';

export interface RecordChange {
  readonly kind: SyncKind;
  readonly key: string;
  /** null deletes the record. */
  readonly body: unknown;
}

export interface BatchedChange extends RecordChange {
  /** Version of the record that this tab has read; 0: none. */
  readonly seen: number;
}

/** Changes of one project, plain data that can be sent to a worker. Each record is in it once. */
export interface RecordBatch {
  readonly projectId: string;
  /** ISO 8601. */
  readonly now: string;
  readonly changes: readonly BatchedChange[];
}

/** Resolves, when all are on disk, to the new version of each record, in order. Rejects with the store's fault, or `sync.project-gone`; nothing is changed then. */
export function commitRecords(
  store: Pick<LocalStore, 'transact'>,
  { projectId, now, changes }: RecordBatch,
): Promise<number[]> {
  return store.transact(async (tables) => {
    const project = await tables.projects.get(projectId);
    if (project === undefined || project.deleted) throw new Fault('sync.project-gone', { severity: 'high' });
    await tables.projects.put({ ...project, updatedAt: now });
    const versions: number[] = [];
    for (const change of changes) versions.push(await putChange(tables, { projectId, now }, change));
    return versions;
  });
}

type At = Pick<RecordBatch, 'projectId' | 'now'>;

async function putChange(
  tables: Tables,
  { projectId, now }: At,
  { kind, key: name, body, seen }: BatchedChange,
): Promise<number> {
  const key: RecordKey = [projectId, kind, name];
  const stamp = await tables.records.stampOf(key);
  const unseen = stamp !== undefined && stamp.version !== seen;
  const existing = unseen ? await tables.records.get(key) : undefined;
  if (existing !== undefined && !sameBody(kind, existing.body, body)) {
    const { body: theirs, revision: theirRevision } = existing;
    await keepOtherTabs(tables, key, { theirs, theirRevision, foundAt: now });
  }
  const version = (stamp?.version ?? 0) + 1;
  await tables.records.put({ projectId, kind, key: name, body, revision: stamp?.revision ?? 0, version });
  await tables.queue.put({ projectId, kind, key: name, refusedWith: null });
  return version;
}

async function keepOtherTabs(
  tables: Tables,
  [projectId, kind, key]: RecordKey,
  found: { readonly theirs: unknown; readonly theirRevision: number; readonly foundAt: string },
): Promise<void> {
  // An older conflict of the same record keeps its place: its other side is not held anywhere else.
  if ((await tables.conflicts.get([projectId, kind, key])) !== undefined) return;
  await tables.conflicts.put({ projectId, kind, key, source: 'tab', ...found });
}

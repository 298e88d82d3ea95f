// The rules of sync on the local tables, each in one transaction: acknowledge, take over, keep both sides.
import { keyOf, type RecordKey, sameBody, settingsOf } from '@silosmith/contract';
import type { StoredRecord, Tables } from './local-store.ts';
import type { ServerRecord } from './sync-api.ts';

export async function acknowledge(tables: Tables, sent: StoredRecord, revision: number): Promise<void> {
  const key = keyOf(sent);
  const record = await tables.records.get(key);
  if (record === undefined) return;
  const unchanged = record.version === sent.version;
  if (unchanged) await tables.queue.delete(key);
  // A deleted record has served once the server knows.
  if (unchanged && record.body === null) await tables.records.delete(key);
  else await tables.records.put({ ...record, revision });
}

/** The server has lost or deleted the record: ours goes as a new one. A deletion has nothing left to delete. */
export async function meetNothing(tables: Tables, mine: StoredRecord): Promise<void> {
  if (mine.body === null) await acknowledge(tables, mine, mine.revision);
  else await tables.records.put({ ...mine, revision: 0 });
}

export async function forgetServerCopy(tables: Tables, projectId: string): Promise<void> {
  const project = await tables.projects.get(projectId);
  if (project !== undefined) await tables.projects.put({ ...project, onServer: false, sequence: 0 });
}

/** Returns the records that changed here. */
export async function takeOver(
  tables: Tables,
  projectId: string,
  incoming: readonly ServerRecord[],
  sequence: number,
  now: string,
): Promise<RecordKey[]> {
  const changed: RecordKey[] = [];
  let name: string | null = null;
  for (const theirs of incoming) {
    const key: RecordKey = [projectId, theirs.kind, theirs.key];
    const mine = await tables.records.get(key);
    if (mine !== undefined && mine.revision >= theirs.revision) continue;
    if (mine !== undefined && (await tables.queue.get(key)) !== undefined) {
      if (sameBody(theirs.kind, mine.body, theirs.body)) await acknowledge(tables, mine, theirs.revision);
      else {
        await tables.conflicts.put({
          projectId,
          kind: theirs.kind,
          key: theirs.key,
          theirs: theirs.body,
          theirRevision: theirs.revision,
          source: 'server',
          foundAt: now,
        });
      }
      continue;
    }
    await tables.records.put({
      projectId,
      kind: theirs.kind,
      key: theirs.key,
      body: theirs.body,
      revision: theirs.revision,
      version: (mine?.version ?? 0) + 1,
    });
    if (theirs.kind === 'settings') name = settingsOf(theirs.body)?.name ?? null;
    changed.push(key);
  }
  const project = await tables.projects.get(projectId);
  await tables.projects.put({
    id: projectId,
    name: name ?? project?.name ?? '',
    updatedAt: changed.length > 0 ? now : (project?.updatedAt ?? now),
    sequence,
    onServer: true,
    renamed: project?.renamed ?? false,
    deleted: project?.deleted ?? false,
  });
  return changed;
}

// Migrates records that earlier versions keyed by the text of the primary keyword to page ids.
import {
  isKeywordTable,
  isPageId,
  type KeywordTable,
  pageIdsOf,
  RECORD_KINDS,
  type RecordKey,
  sameBody,
} from '@silosmith/contract';
import type { LocalStore, StoredRecord, Tables } from './local-store.ts';

/**
 * Moves them in one transaction: the body under the page's id, the old key deleted, both waiting for the server. A second
 * device does the same, and finds the same bodies under the same ids: agreement, not a conflict. Where both keys hold different
 * texts, the old one becomes the other side of a conflict. Returns whether anything was moved. Waits for a table: false without one.
 */
export async function moveTextKeys(
  store: LocalStore,
  rows: readonly StoredRecord[],
  now: string,
): Promise<boolean> {
  const table = rows.find(({ kind, body }) => kind === 'keywords' && body !== null)?.body;
  const old = rows.filter(isKeyedByText);
  if (old.length === 0 || !isKeywordTable(table)) return false;
  await store.transact(async (tables) => {
    for (const row of old) await move(tables, row, table, now);
  });
  return true;
}

/** A deleted record has nothing to move. */
export function isKeyedByText({ kind, key, body }: Pick<StoredRecord, 'kind' | 'key' | 'body'>): boolean {
  return body !== null && RECORD_KINDS.some((ofPage) => ofPage === kind) && !isPageId(key);
}

async function move(
  tables: Tables,
  { projectId, kind, key: text }: StoredRecord,
  table: KeywordTable,
  now: string,
): Promise<void> {
  const from: RecordKey = [projectId, kind, text];
  const key = pageIdsOf(table).ofText(text);
  const to: RecordKey = [projectId, kind, key];
  // Read again: it may have changed since the rows were read.
  const record = await tables.records.get(from);
  if (record === undefined || record.body === null) return;
  const there = await tables.records.get(to);
  const clash = await tables.conflicts.get(from);
  const others = [...(there === undefined || there.body === null ? [] : [record.body]), clash?.theirs]
    .filter((body) => body !== undefined)
    .filter((body) => !sameBody(kind, body, there?.body ?? record.body));
  // A conflict holds one other side. The record waits where it is until the user has chosen.
  if (others.length > 1 || (others.length === 1 && (await tables.conflicts.get(to)) !== undefined)) return;
  const revision = there?.revision ?? 0;
  if (there === undefined || there.body === null) {
    const version = (there?.version ?? 0) + 1;
    await tables.records.put({ projectId, kind, key, body: record.body, revision, version });
    await tables.queue.put({ projectId, kind, key, refusedWith: null });
  }
  if (others.length === 1) {
    const [theirs] = others;
    const conflict = { projectId, kind, key, theirs, theirRevision: revision, foundAt: now };
    await tables.conflicts.put({ ...conflict, source: 'tab' });
  }
  await tables.conflicts.delete(from);
  // The server's side of a conflict is kept above, so that its newest revision may be deleted.
  const known = clash?.source === 'server' ? clash.theirRevision : record.revision;
  if (known === 0) {
    await tables.records.delete(from);
    await tables.queue.delete(from);
  } else {
    await tables.records.put({ ...record, body: null, revision: known, version: record.version + 1 });
    await tables.queue.put({ projectId, kind, key: text, refusedWith: null });
  }
}

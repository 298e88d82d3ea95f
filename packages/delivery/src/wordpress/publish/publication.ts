// What was published to a site, carried from one place that publishes to another: the browser, the command line, another machine.
import type { Publication, SiteRecord, Snapshot } from '@silosmith/contract';
import type { PublishStore } from './site-record.ts';

/** All that a store has of its site; null: nothing was published. */
export async function publicationOf(store: PublishStore): Promise<Publication | null> {
  const record = await store.load();
  if (record === null) return null;
  const snapshots: Snapshot[] = [];
  for (const id of await store.snapshots()) {
    const snapshot = await store.loadSnapshot(id);
    if (snapshot !== null) snapshots.push(snapshot);
  }
  return { record, snapshots };
}

/**
 * Takes over what was done elsewhere. The record that was saved last holds, with its snapshots alone: a run that was undone there
 * must not be undone again. A page that only the earlier one knows keeps its post: forgetting it could make a second one.
 * Ended half way, it can be repeated.
 */
export async function adoptPublication(
  store: PublishStore,
  { record, snapshots }: Publication,
): Promise<void> {
  const own = await store.load();
  const isLater = own === null || record.savedAt > own.savedAt;
  const [later, earlier] = isLater ? [record, own] : [own, record];
  const joined = withPagesOf(later, earlier);
  if (isLater) {
    for (const snapshot of snapshots) await store.saveSnapshot(snapshot);
  }
  if (joined !== own) await store.save(joined);
  if (!isLater) return;
  const kept = new Set(snapshots.map(({ id }) => id));
  for (const id of await store.snapshots()) if (!kept.has(id)) await store.removeSnapshot(id);
}

/** The same record where the earlier one knows no other page. */
function withPagesOf(later: SiteRecord, earlier: SiteRecord | null): SiteRecord {
  const known = new Set(later.pages.map(({ pageId }) => pageId));
  const added = earlier?.pages.filter(({ pageId }) => !known.has(pageId)) ?? [];
  return added.length === 0 ? later : { ...later, pages: [...later.pages, ...added] };
}

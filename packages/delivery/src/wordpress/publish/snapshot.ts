// What the posts were before a run, kept before its first write.
import type { PageEntry, PostType, Snapshot, SnapshotPage } from '@silosmith/contract';
import type { PublishPorts } from './prepare.ts';
import { MOST_SNAPSHOTS, type OpenRecord, type PublishStore } from './site-record.ts';
import type { SiteFacts } from './site-state.ts';

export interface SnapshotRequest {
  readonly type: PostType;
  readonly home: string;
  readonly record: OpenRecord;
  /** Pages that are about to be written, as the record will have them. */
  readonly entries: readonly PageEntry[];
  readonly facts: SiteFacts;
  readonly terms: Snapshot['terms'];
  readonly images: Snapshot['images'];
  /** Alternative texts that are about to be replaced, by page id. */
  readonly alts: ReadonlyMap<string, SnapshotPage['alts']>;
}

/** Id of the snapshot. A run that did not end is continued in its own: what is in there already stays as it was before that run. */
export async function openSnapshot(request: SnapshotRequest, ports: PublishPorts): Promise<string> {
  const { type, home, record, entries, terms, images, alts } = request;
  const { store, clock, newId } = ports;
  const unfinished = record.unfinished === null ? null : await store.loadSnapshot(record.unfinished);
  const madeAt = new Date(clock.nowMs()).toISOString();
  const base: Snapshot = unfinished ?? {
    version: 1,
    id: `${madeAt.replaceAll(/[:.]/gu, '-')}-${newId()}`,
    home,
    type,
    madeAt,
    pages: [],
    terms: [],
    images: [],
  };
  const known = new Set(base.pages.map(({ pageId }) => pageId));
  const added = entries.filter(({ pageId }) => !known.has(pageId)).map((entry) => pageBefore(entry, request));
  const snapshot: Snapshot = {
    ...base,
    pages: [...base.pages.map((page) => withAlts(page, alts)), ...added],
    terms: withTerms(base.terms, terms),
    images: [...new Set([...base.images, ...images])],
  };
  await store.saveSnapshot(snapshot);
  for (const id of (await store.snapshots()).slice(MOST_SNAPSHOTS)) await store.removeSnapshot(id);
  return snapshot.id;

  function pageBefore(entry: PageEntry, { facts: { state } }: SnapshotRequest): SnapshotPage {
    const { pageId, keyword, nonce, postId } = entry;
    const adopted = [...state.byPage.values(), ...[...state.bySlug.values()].flat()].find(
      ({ id }) => id === postId,
    );
    const found = postId === null ? undefined : (state.posts.get(postId) ?? adopted);
    return {
      pageId,
      keyword,
      nonce,
      before: found
        ? {
            ...found,
            categories: [...found.categories],
            tags: [...found.tags],
            meta: { ...found.meta },
          }
        : null,
      alts: [...(alts.get(pageId) ?? [])],
      entry: record.get(pageId) ?? null,
    };
  }
}

/** Adds terms that the site made under another slug than the run had asked for, so that a rollback finds them. */
export async function addTermsMade(id: string, made: Snapshot['terms'], store: PublishStore): Promise<void> {
  const snapshot = made.length === 0 ? null : await store.loadSnapshot(id);
  if (snapshot !== null) await store.saveSnapshot({ ...snapshot, terms: withTerms(snapshot.terms, made) });
}

function withTerms(known: Snapshot['terms'], more: Snapshot['terms']): Snapshot['terms'] {
  const names = new Set(known.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`));
  return [...known, ...more.filter(({ taxonomy, slug }) => !names.has(`${taxonomy}/${slug}`))];
}

/** A continued run can replace texts that it did not want to before it was interrupted. */
function withAlts(page: SnapshotPage, alts: SnapshotRequest['alts']): SnapshotPage {
  const known = new Set(page.alts.map(({ key }) => key));
  const added = (alts.get(page.pageId) ?? []).filter(({ key }) => !known.has(key));
  return added.length === 0 ? page : { ...page, alts: [...page.alts, ...added] };
}

// Undoes the last run: its posts as they were, those it made deleted, and nothing that someone edited since without being asked.
import type { PostType, Snapshot, SnapshotPage } from '@silosmith/contract';
import { type Fault, type OnProgress, throwIfCancelled } from '@silosmith/kernel';
import { altMark } from '../images/image-alts.ts';
import type { Connection } from '../rest/connect.ts';
import { createMedia, type Media } from '../rest/media.ts';
import { createPosts, type PostBody, type Posts, type SitePost } from '../rest/posts.ts';
import { createTerms, type Terms } from '../rest/terms.ts';
import { wordpressFault } from '../rest/wordpress-fault.ts';
import { foundByNonce } from './create-post.ts';
import { theirFields } from './post-fields.ts';
import { faultOfPost, type PublishPorts } from './prepare.ts';
import { removeUnusedImages, removeUnusedTerms, type TermsThatStay } from './rollback-leftovers.ts';
import { FIELDS, hashOf, MOST_SNAPSHOTS, type OpenRecord, openRecord } from './site-record.ts';

export interface RollbackItem {
  readonly pageId: string;
  readonly keyword: string;
  readonly operation: 'restore' | 'delete';
  readonly postId: number;
  /** Someone edited it after the run. */
  readonly edited: boolean;
}

export interface RollbackPlan {
  readonly madeAt: string;
  readonly restore: readonly RollbackItem[];
  readonly delete: readonly RollbackItem[];
  /** Images that the run uploaded and that are still there. */
  readonly images: number;
}

export interface RollbackResult {
  readonly keyword: string;
  readonly postId: number;
  readonly operation: 'restore' | 'delete';
  readonly status: 'success' | 'error' | 'skipped';
  /** Fields that did not come back as they were. */
  readonly fields: readonly string[];
  readonly fault: Fault | null;
}

export interface PreparedRollback {
  readonly snapshot: Snapshot;
  readonly plan: RollbackPlan;
  readonly record: OpenRecord;
  readonly posts: Posts;
  readonly terms: Terms;
  readonly media: Media;
  readonly metaTypes: Connection['metaTypes'];
}

/** Throws `wordpress.no-rollback-data`. Writes nothing. */
export async function prepareRollback(
  connection: Connection,
  ports: PublishPorts,
  signal?: AbortSignal,
): Promise<PreparedRollback> {
  const { home } = connection.site;
  const [newest] = (await ports.store.snapshots()).slice(0, MOST_SNAPSHOTS);
  const snapshot = newest === undefined ? null : await ports.store.loadSnapshot(newest);
  if (snapshot === null || snapshot.home !== home) throw wordpressFault('no-rollback-data');
  const record = await openRecord(ports, home);
  const { host } = new URL(home);
  const posts = createPosts(connection.rest, host, snapshot.type, signal);
  const terms = createTerms(connection.rest, host, signal);
  const media = createMedia(connection.rest, host, signal);
  const { metaTypes } = connection;
  const current = await currentPosts(snapshot, record, posts);
  const ids = snapshot.pages.flatMap(({ alts }) => alts.map(({ id }) => id));
  const altOf = new Map((await media.byId(ids)).map(({ id, alt }) => [id, alt]));
  const items = snapshot.pages.flatMap((page): RollbackItem[] => {
    const found = current.get(page.pageId);
    if (!found) return [];
    const edited = isEdited(page, found, record, metaTypes) || isAltEdited(page, altOf, record);
    const { pageId, keyword, before } = page;
    return [{ pageId, keyword, operation: before ? 'restore' : 'delete', postId: found.id, edited }];
  });
  const plan: RollbackPlan = {
    madeAt: snapshot.madeAt,
    restore: items.filter(({ operation }) => operation === 'restore'),
    delete: items.filter(({ operation }) => operation === 'delete'),
    images: (await media.bySlug(snapshot.images)).length,
  };
  return { snapshot, plan, record, posts, terms, media, metaTypes };
}

/** By page id. A post in the trash is nobody's loss: it is left there. */
async function currentPosts(
  { pages }: Snapshot,
  record: OpenRecord,
  posts: Posts,
): Promise<Map<string, SitePost>> {
  const idOf = ({ pageId, before }: SnapshotPage): number | null =>
    before?.id ?? record.get(pageId)?.postId ?? null;
  const found = await posts.byId(pages.flatMap((page) => idOf(page) ?? []));
  const current = new Map<string, SitePost>();
  for (const page of pages) {
    const id = idOf(page);
    const post =
      id === null && page.nonce !== null ? (await foundByNonce(posts, page.nonce))[0] : found.get(id ?? 0);
    if (post) current.set(page.pageId, post);
  }
  return current;
}

function isEdited(
  { pageId, before }: SnapshotPage,
  found: SitePost,
  record: OpenRecord,
  metaTypes: Connection['metaTypes'],
): boolean {
  const entry = record.get(pageId);
  // A run that was interrupted here cannot know what it left.
  if (!entry || entry.writing) return false;
  const meta = Object.fromEntries([...metaTypes.keys()].map((key) => [key, '']));
  const theirs = theirFields(found, { meta }, { metaTypes });
  const was = before ? theirFields(before, { meta }, { metaTypes }) : null;
  return FIELDS.some((field) => {
    const held = entry.held[field];
    // Other plugins write meta of their own; a scheduled post becomes a published one by itself.
    if (held === undefined || field === 'meta' || field === 'status' || field === 'alt') return false;
    const text = theirs.get(field) ?? '';
    return hashOf(text) !== held.kept && text !== was?.get(field);
  });
}

/** Whether an image that the run gave a new text is described otherwise by now. */
function isAltEdited(
  { pageId, alts }: SnapshotPage,
  altOf: ReadonlyMap<number, string>,
  record: OpenRecord,
): boolean {
  const entry = record.get(pageId);
  const kept = entry?.writing === false ? entry.held['alt']?.kept : undefined;
  if (kept === undefined) return false;
  return alts.some(({ key, id, alt: before }) => {
    const now = altOf.get(id);
    return now !== undefined && now !== before && !kept.split(' ').includes(altMark(key, now));
  });
}

export interface RollbackOptions {
  /** Also what someone edited since. */
  readonly overwrite: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Stage `rollback`, in posts. */
  readonly onProgress?: OnProgress;
}

export interface RollbackOutcome {
  readonly results: readonly RollbackResult[];
  /** Slugs of terms that the run made, that no post has, and that this user may not delete. */
  readonly termsLeft: readonly string[];
  /** Slugs of terms that the run made and that another post has by now. */
  readonly termsUsed: readonly string[];
  /** Addresses of images that the run uploaded and that stay: another post has them, or this user may not delete them. */
  readonly imagesLeft: readonly string[];
}

/** What stays undone (edited since, or refused) stays in the snapshot, for another try. */
export async function runRollback(
  prepared: PreparedRollback,
  { store }: Pick<PublishPorts, 'store'>,
  { overwrite, signal, onProgress }: RollbackOptions,
): Promise<RollbackOutcome> {
  const { snapshot, plan, record, terms, media } = prepared;
  const pages = new Map(snapshot.pages.map((page) => [page.pageId, page]));
  const results: RollbackResult[] = [];
  const undone = new Set<string>();
  let stay: TermsThatStay = { left: [], used: [] };
  let imagesLeft: string[] = [];
  const items = [...plan.restore, ...plan.delete];
  for (const [done, item] of items.entries()) {
    throwIfCancelled(signal);
    onProgress?.({ stage: 'rollback', done, total: items.length });
    const page = pages.get(item.pageId);
    if (!page) continue;
    const result = item.edited && !overwrite ? skipped(item) : await undo(item, page, prepared);
    results.push(result);
    if (result.status === 'success') await forget(page, record);
    else undone.add(item.pageId);
  }
  const rest = snapshot.pages.filter(({ pageId }) => undone.has(pageId));
  for (const page of snapshot.pages) if (!undone.has(page.pageId)) await forget(page, record);
  if (rest.length > 0) await store.saveSnapshot({ ...snapshot, pages: rest });
  else {
    stay = await removeUnusedTerms(snapshot, terms);
    imagesLeft = await removeUnusedImages(snapshot, media);
    record.unfinished = null;
    await record.save();
    await store.removeSnapshot(snapshot.id);
  }
  return { results, termsLeft: stay.left, termsUsed: stay.used, imagesLeft };
}

const skipped = ({ keyword, postId, operation }: RollbackItem): RollbackResult => ({
  ...{ keyword, postId, operation },
  ...{ status: 'skipped', fields: [], fault: null },
});

/** The record says again what it said before the run. */
async function forget({ pageId, entry }: SnapshotPage, record: OpenRecord): Promise<void> {
  if (entry) record.set(entry);
  else record.remove(pageId);
  await record.save();
}

async function undo(
  item: RollbackItem,
  { before, nonce, alts }: SnapshotPage,
  { snapshot, posts, media, metaTypes }: PreparedRollback,
): Promise<RollbackResult> {
  const { keyword, postId, operation } = item;
  try {
    const left = await restoreAlts(alts, media);
    if (!before) {
      await posts.remove(postId);
      if (nonce !== null) for (const { id } of await foundByNonce(posts, nonce)) await posts.remove(id);
      return {
        keyword,
        postId,
        operation,
        status: left.length > 0 ? 'error' : 'success',
        fields: left,
        fault: null,
      };
    }
    const restored = await posts.update(postId, restoreBody(before, snapshot.type, metaTypes));
    const fields = [...differences(before, restored), ...left];
    return {
      keyword,
      postId,
      operation,
      status: fields.length > 0 ? 'error' : 'success',
      fields,
      fault: null,
    };
  } catch (error) {
    return { keyword, postId, operation, status: 'error', fields: [], fault: faultOfPost(error) };
  }
}

/** Names the field where a text did not come back. An image that is gone needs none. */
async function restoreAlts(alts: SnapshotPage['alts'], media: Media): Promise<string[]> {
  let isWhole = true;
  for (const { id, alt } of alts) {
    const restored = await media.setAlt(id, alt);
    if (restored !== null && restored.alt !== alt) isWhole = false;
  }
  return isWhole ? [] : ['alt'];
}

type Before = NonNullable<SnapshotPage['before']>;

/** The date of a draft is that of its last save: null leaves it to WordPress. */
function restoreBody(before: Before, type: PostType, metaTypes: Connection['metaTypes']): PostBody {
  const { title, content, excerpt, slug, status, categories, tags, dateGmt, featuredMedia } = before;
  const meta = Object.fromEntries(Object.entries(before.meta).filter(([key]) => metaTypes.has(key)));
  const isDraft = status === 'draft' || status === 'pending';
  return {
    ...{ title, content, excerpt, slug, status },
    ...(type === 'post' ? { categories, tags } : {}),
    ...(isDraft || dateGmt === null ? { date: null } : { date_gmt: dateGmt }),
    ...(featuredMedia === undefined ? {} : { featured_media: featuredMedia }),
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
  };
}

function differences(before: Before, now: SitePost): string[] {
  const metaTypes = new Map(Object.keys(before.meta).map((key) => [key, 'string']));
  const was = theirFields(before, before, { metaTypes });
  const is = theirFields(now, before, { metaTypes });
  const known = FIELDS.filter((field) => field !== 'image' || before.featuredMedia !== undefined);
  return known.filter((field) => was.get(field) !== is.get(field));
}

// A run: snapshot, terms, images, new posts, texts, links, verification. Whatever ends it, the next run goes on where it ended.
import { throwIfCancelled } from '@silosmith/kernel';
import { changedAlts } from '../images/image-alts.ts';
import { PAGE_ID_KEY } from '../post-meta.ts';
import type { PostBody } from '../rest/posts.ts';
import { beginRun } from './begin-run.ts';
import { correctLinks } from './correct-links.ts';
import { createPostOnce, removeTwins } from './create-post.ts';
import type { DesiredPost } from './desired-posts.ts';
import { ensureImages, type FailedImage, neededImages, removeTwinImages } from './ensure-images.ts';
import { ensureTerms, failedTermOf, neededTerms } from './ensure-terms.ts';
import { type ImageNote, imageNotes } from './image-notes.ts';
import { leaveOutMadeMeanwhile, removeMadeLater } from './made-meanwhile.ts';
import { contextNow, createPause, currentPosts, type OpenRun, type RunOptions, settle } from './open-run.ts';
import type { PlanItem, PublishPlan } from './plan-publishing.ts';
import { heldOf, ourFields, theirFields } from './post-fields.ts';
import { faultOfPost, type PreparedRun, type PublishPorts, plannedItems } from './prepare.ts';
import { type PublishResult, ResultList } from './publish-result.ts';
import { addTermsMade } from './snapshot.ts';
import { verifyPosts } from './verify-posts.ts';
import { writeBody } from './write-body.ts';

export interface PublishNote {
  readonly code: 'meta-not-accepted' | 'terms-not-allowed' | 'html-filtered' | ImageNote['code'];
  readonly params: Readonly<Record<string, string>>;
}

export interface PublishOutcome {
  readonly plan: PublishPlan;
  readonly results: readonly PublishResult[];
  readonly notes: readonly PublishNote[];
}

/** Rejects with what ends a run for all posts (the site cannot be reached, the login fails, `cancelled`). */
export async function runPublishing(
  prepared: PreparedRun,
  ports: PublishPorts,
  options: RunOptions = {},
): Promise<PublishOutcome> {
  const { plan, record, facts, desired } = prepared;
  const desiredById = new Map(desired.posts.map((post) => [post.pageId as string, post]));
  const active = [...plan.create, ...plan.update];
  const wasInterrupted = record.unfinished !== null;
  if (active.length > 0) await beginRun(prepared, ports, desiredById);
  const writtenPosts = active.flatMap(({ pageId }) => desiredById.get(pageId) ?? []);
  const needed = neededTerms(writtenPosts, desired);
  const ensured = await ensureTerms(needed, desired, facts.termIds, prepared.terms);
  if (record.unfinished !== null) await addTermsMade(record.unfinished, ensured.renamed, ports.store);
  const pause = createPause(prepared, ports, options.signal);
  const images = neededImages(writtenPosts, prepared);
  const failedImages = await ensureImages(images, prepared, ports, { ...options, pause });
  const run: OpenRun = {
    ...prepared,
    ports,
    options,
    results: new ResultList(plannedItems(plan), options.onResult),
    current: currentPosts(prepared),
    refusedTerms: ensured.refused,
    desiredById,
    pause,
  };
  for (const post of writtenPosts) {
    const fault = failedTermOf(post, ensured);
    if (fault !== null) run.results.failed(post.pageId, fault);
  }
  await adoptSkipped(run);
  await leaveOutMadeMeanwhile(run);
  await createPosts(run);
  await removeMadeLater(run);
  await writePosts(run, active);
  await correctLinks(run);
  await removeTwinImages(wasInterrupted ? desired.images : images, prepared);
  if (prepared.request.settings.verification) await verify(run);
  if (record.unfinished !== null) {
    record.unfinished = null;
    await record.save();
  }
  if (active.length > 0 && !prepared.request.settings.snapshots) await dropSnapshots(ports);
  return { plan, results: run.results.all(), notes: notesOf(run, failedImages) };
}

/** Also those of earlier runs: undone without this one between they would put back what this run replaced. */
async function dropSnapshots({ store }: PublishPorts): Promise<void> {
  for (const id of await store.snapshots()) await store.removeSnapshot(id);
}

/** Posts that were found to be ours, and that are as they should be, are known from now on. */
async function adoptSkipped(run: OpenRun): Promise<void> {
  const { plan, record, current, desiredById } = run;
  const context = contextNow(run);
  const type = run.request.settings.postType;
  let isChanged = false;
  for (const { pageId, keyword, postId, reason } of plan.skip) {
    const [post, found] = [desiredById.get(pageId), current.get(pageId)];
    const entry = record.get(pageId);
    if (!post || !found || reason !== 'unchanged' || (entry?.postId && !entry.writing)) continue;
    const held = heldOf(ourFields(post, context), theirFields(found, post, context));
    const { permalink: url } = found;
    record.set({ pageId, keyword, type, postId, nonce: entry?.nonce ?? null, writing: false, url, held });
    isChanged = true;
  }
  if (isChanged) await record.save();
}

/** New posts as drafts with a title and their categories: their addresses are known before any text links to them. */
async function createPosts(run: OpenRun): Promise<void> {
  const { plan, record, posts, ports, options, results, current, desiredById } = run;
  const { signal, onProgress } = options;
  const tries = run.request.settings.maxRetries;
  for (const [index, { pageId }] of plan.create.entries()) {
    const [post, entry] = [desiredById.get(pageId), record.get(pageId)];
    if (!post || !entry?.nonce || results.hasFailed(pageId)) continue;
    throwIfCancelled(signal);
    onProgress?.({ stage: 'create', done: index, total: plan.create.length });
    const { title, categories } = writeBody(post, new Set(['title', 'categories']), contextNow(run));
    const body = { title, ...pageMark(run, pageId), ...(categories === undefined ? {} : { categories }) };
    try {
      const made = await createPostOnce(entry.nonce, body, { posts, timer: ports.timer, tries, signal });
      // As it will be: texts that link to it are written before its own slug is.
      const permalink = made.post.permalink.replace(entry.nonce, post.slug);
      current.set(pageId, { ...made.post, permalink });
      results.attempts(pageId, made.attempts);
      record.set({ ...entry, postId: made.post.id });
      await record.save();
    } catch (error) {
      results.failed(pageId, faultOfPost(error));
    }
    await run.pause();
  }
}

/** By it another run knows at once whose the draft is; without the companion plugin nobody could ask for it. */
function pageMark({ connection }: OpenRun, pageId: string): PostBody {
  const isKept = connection.companion !== null && connection.metaTypes.has(PAGE_ID_KEY);
  return isKept ? { meta: { [PAGE_ID_KEY]: pageId } } : {};
}

async function writePosts(run: OpenRun, items: readonly PlanItem[]): Promise<void> {
  const { record, ports, options, results, current, desiredById, posts } = run;
  const { settings } = run.request;
  const startMs = ports.clock.nowMs();
  let scheduled = 0;
  for (const [index, item] of items.entries()) {
    const { pageId } = item;
    const [post, found, entry] = [desiredById.get(pageId), current.get(pageId), record.get(pageId)];
    if (!post || !found || !entry || results.hasFailed(pageId)) continue;
    throwIfCancelled(options.signal);
    options.onProgress?.({ stage: 'write', done: index, total: items.length });
    const context = contextNow(run);
    const isNew = item.operation === 'create';
    const fields = new Set(isNew ? ourFields(post, context).keys() : Object.keys(item.changes));
    for (const taxonomy of run.refusedTerms) fields.delete(taxonomy);
    if (fields.has('status') && settings.status === 'schedule') scheduled += 1;
    const dateMs = startMs + scheduled * settings.scheduleInterval * 3_600_000;
    try {
      const body = writeBody(post, fields, context, dateMs);
      // A save without fields would still change the date of its last change.
      const written = Object.keys(body).length === 0 ? found : await posts.update(found.id, body);
      if (fields.has('alt')) await writeAlts(run, post);
      if (entry.nonce !== null) await removeTwins(posts, entry.nonce, found.id);
      settle(run, { post, written, ours: ourFields(post, context), edited: item.edited });
      await record.save();
      results.written(pageId, written);
    } catch (error) {
      results.failed(pageId, faultOfPost(error));
    }
    await run.pause();
  }
}

/** A change of the project reaches an image that is there already; one that is gone is uploaded by the next run. */
async function writeAlts({ facts, media }: OpenRun, { alts }: DesiredPost): Promise<void> {
  for (const { key, id, ours } of changedAlts(alts, (wanted) => facts.media.get(wanted)))
    facts.media.set(key, await media.setAlt(id, ours));
}

async function verify(run: OpenRun): Promise<void> {
  const { results, posts, connection, ports, options, desiredById, record } = run;
  const ids = new Map(
    results.writtenIds().flatMap((pageId): [number, DesiredPost][] => {
      const [post, id] = [desiredById.get(pageId), record.get(pageId)?.postId];
      return post && id ? [[id, post]] : [];
    }),
  );
  const images = await imagesNow(run, [...ids.values()]);
  const context = { ...contextNow(run), mediaOf: (key: string) => images.get(key) };
  const reports = await verifyPosts(ids, context, { posts, connection, ports, ...options });
  for (const [pageId, report] of reports) results.verified(pageId, report);
}

/** By key, as the media library has them after the run. */
async function imagesNow({ facts, media }: OpenRun, posts: readonly DesiredPost[]) {
  const known = new Map(facts.media);
  const keys = [...new Set(posts.flatMap((post) => post.images))];
  const found = await media.byId(keys.flatMap((key) => facts.media.get(key)?.id ?? []));
  const byId = new Map(found.map((image) => [image.id, image]));
  for (const key of keys) known.set(key, byId.get(facts.media.get(key)?.id ?? 0) ?? null);
  return known;
}

function notesOf(run: OpenRun, failedImages: readonly FailedImage[]): PublishNote[] {
  const { connection, desired, refusedTerms, results } = run;
  if (results.writtenIds().length === 0) return [];
  const keys = new Set(desired.posts.flatMap(({ meta }) => Object.keys(meta)));
  const refused = [...keys].filter((key) => !connection.metaTypes.has(key)).join(', ');
  const terms = [...refusedTerms].join(', ');
  return [
    ...(refused === '' ? [] : [{ code: 'meta-not-accepted', params: { keys: refused } } as const]),
    ...(terms === '' ? [] : [{ code: 'terms-not-allowed', params: { terms } } as const]),
    ...(connection.user.capabilities.has('unfiltered_html')
      ? []
      : [{ code: 'html-filtered', params: { user: connection.user.name } } as const]),
    ...imageNotes(run, failedImages),
  ];
}

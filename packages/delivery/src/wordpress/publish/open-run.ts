// The state of a run while it goes on: what the site last gave, what was written, what the record knows.
import type { OnProgress } from '@silosmith/kernel';
import type { SitePost } from '../rest/posts.ts';
import type { Taxonomy } from '../rest/terms.ts';
import type { DesiredPost } from './desired-posts.ts';
import { type FieldContext, heldOf, theirFields } from './post-fields.ts';
import { contextOf, type PreparedRun, type PublishPorts, plannedItems } from './prepare.ts';
import type { PublishResult, ResultList } from './publish-result.ts';
import { POST_PAUSE_MS } from './publish-settings.ts';
import type { Field } from './site-record.ts';
import { permalinksBy } from './site-state.ts';

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Stages `images`, in files; `create`, `write`, `verify`, in posts. */
  readonly onProgress?: OnProgress;
  /** A page was written, failed or was verified. */
  readonly onResult?: (result: PublishResult) => void;
}

export interface OpenRun extends PreparedRun {
  readonly ports: PublishPorts;
  readonly options: RunOptions;
  readonly results: ResultList;
  /** Posts of pages as the site last gave them. */
  readonly current: Map<string, SitePost>;
  readonly refusedTerms: ReadonlySet<Taxonomy>;
  readonly desiredById: ReadonlyMap<string, DesiredPost>;
  readonly pause: () => Promise<void>;
}

export function currentPosts({ plan, facts }: PreparedRun): Map<string, SitePost> {
  const all = new Map(facts.state.posts);
  for (const post of facts.state.byPage.values()) all.set(post.id, post);
  for (const posts of facts.state.bySlug.values()) for (const post of posts) all.set(post.id, post);
  const found = plannedItems(plan).flatMap(({ pageId, postId, reason }): [string, SitePost][] => {
    const post = postId === null || reason === 'in-trash' ? undefined : all.get(postId);
    return post ? [[pageId, post]] : [];
  });
  return new Map(found);
}

/** Every post is followed by a short pause, every batch by a longer one. */
export function createPause({ request }: PreparedRun, { timer }: PublishPorts, signal?: AbortSignal) {
  const { batchSize, batchDelay } = request.settings;
  let done = 0;
  return (): Promise<void> => {
    done += 1;
    return timer.sleep(done % batchSize === 0 ? Math.max(batchDelay, POST_PAUSE_MS) : POST_PAUSE_MS, signal);
  };
}

export const contextNow = (run: OpenRun): FieldContext => {
  const permalinkOf = permalinksBy(run.desired.posts, ({ pageId }) => run.current.get(pageId) ?? null);
  return contextOf(run.connection, run.request.settings, run.facts, permalinkOf);
};

export interface Write {
  readonly post: DesiredPost;
  readonly written: SitePost;
  /** As it was sent: links have the addresses that were known then. */
  readonly ours: ReadonlyMap<Field, string>;
  readonly edited: readonly Field[];
}

/** Remembers a post as it was sent and as it came back; fields that someone edited keep their old hashes. */
export function settle(run: OpenRun, { post, written, ours, edited }: Write): void {
  const { record, current, request } = run;
  current.set(post.pageId, written);
  const held = heldOf(ours, theirFields(written, post, contextNow(run)));
  const before = record.get(post.pageId)?.held ?? {};
  for (const field of edited) {
    const kept = before[field];
    if (kept) held[field] = kept;
    else delete held[field];
  }
  const { pageId, keyword } = post;
  const type = request.settings.postType;
  const { id: postId, permalink: url } = written;
  record.set({ pageId, keyword, type, postId, nonce: null, writing: false, url, held });
}

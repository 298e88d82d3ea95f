// Makes one post, and only one: its first slug is like no other, so a post whose answer was lost is found by it.
import { type BackoffPolicy, backoffDelayMs, Fault, type Timer, throwIfCancelled } from '@silosmith/kernel';
import type { PostBody, Posts, SitePost } from '../rest/posts.ts';

const BACKOFF: BackoffPolicy = { baseDelayMs: 1000, maxDelayMs: 30_000, factor: 2 };

export interface CreateAttempt {
  readonly posts: Posts;
  readonly timer: Timer;
  readonly tries: number;
  readonly signal: AbortSignal | undefined;
}

/** WordPress numbers the slugs of posts that ask for the same: a call that was late makes the second. */
const numbered = (nonce: string): string[] => [nonce, `${nonce}-2`, `${nonce}-3`];

export const isNumbered = (nonce: string, slug: string): boolean => numbered(nonce).includes(slug);

export const foundByNonce = (posts: Posts, nonce: string): Promise<SitePost[]> =>
  posts.bySlug(numbered(nonce));

/** The post with its number of tries. WordPress can save a post and answer with an error: after any failure it looks first. */
export async function createPostOnce(
  nonce: string,
  body: PostBody,
  { posts, timer, tries, signal }: CreateAttempt,
): Promise<{ readonly post: SitePost; readonly attempts: number }> {
  for (let attempts = 1; ; attempts++) {
    try {
      return { post: await posts.create({ ...body, slug: nonce, status: 'draft' }), attempts };
    } catch (error) {
      throwIfCancelled(signal);
      const canRepeat = error instanceof Fault && error.retryable && attempts < tries;
      if (canRepeat) await timer.sleep(backoffDelayMs(BACKOFF, attempts), signal);
      const [found] = await foundByNonce(posts, nonce);
      if (found) return { post: found, attempts };
      if (!canRepeat) throw error;
    }
  }
}

/** Removes what late calls made beside the post; nobody else's post has such a slug. */
export async function removeTwins(posts: Posts, nonce: string, keptId: number): Promise<void> {
  for (const { id } of await foundByNonce(posts, nonce)) if (id !== keptId) await posts.remove(id);
}

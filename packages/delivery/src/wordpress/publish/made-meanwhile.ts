// Two copies of a project that publish at once: of the posts that both make for a page the first stays, and the other run says so.
import type { PageId } from '@silosmith/contract';
import { wordpressFault } from '../rest/wordpress-fault.ts';
import { isNumbered } from './create-post.ts';
import type { OpenRun } from './open-run.ts';
import { numberedSlugs } from './plan-publishing.ts';

/**
 * Before new posts are made. Between plan and posts lie the uploads of all images: with the companion plugin a post that was made
 * for the same page meanwhile is known by its page, without it by our slug, once it has its own.
 */
export async function leaveOutMadeMeanwhile(run: OpenRun): Promise<void> {
  const pages = run.plan.create.map(({ pageId }) => pageId);
  const found = run.connection.companion === null ? await bySlug(run, pages) : await byPage(run, pages);
  await giveUp(run, found);
}

/**
 * After new posts were made, as drafts without a text. Both runs look after their last one, so that both see which post came first:
 * posts are numbered in the order in which they were made. Without the plugin nothing tells whose such a draft is.
 */
export async function removeMadeLater(run: OpenRun): Promise<void> {
  if (run.connection.companion === null) return;
  const own = new Map(
    run.plan.create.flatMap(({ pageId }): [PageId, number][] => {
      const id = run.record.get(pageId)?.postId;
      return id && !run.results.hasFailed(pageId) ? [[pageId, id]] : [];
    }),
  );
  const found = await byPage(run, [...own.keys()]);
  for (const pageId of found) {
    const id = own.get(pageId);
    if (id !== undefined) await run.posts.remove(id);
  }
  await giveUp(run, found);
}

/** Pages whose oldest post another run made. */
async function byPage({ idsOf, posts, record }: OpenRun, pages: readonly PageId[]): Promise<PageId[]> {
  const ids = await idsOf(pages);
  const known = await posts.byId([...ids.values()]);
  return pages.filter((pageId) => {
    const post = known.get(ids.get(pageId) ?? 0);
    const { postId = null, nonce = null } = record.get(pageId) ?? {};
    // With the slug of a first call it is one of ours whose answer was lost.
    return post !== undefined && post.id !== postId && !(nonce !== null && isNumbered(nonce, post.slug));
  });
}

async function bySlug({ posts, facts, desiredById }: OpenRun, pages: readonly PageId[]): Promise<PageId[]> {
  const slugs = new Map(
    pages.flatMap((pageId) =>
      numberedSlugs(desiredById.get(pageId)?.slug ?? '').map((slug): [string, PageId] => [slug, pageId]),
    ),
  );
  const found = new Set<PageId>();
  for (const { slug, id } of await posts.bySlug([...slugs.keys()])) {
    const pageId = slugs.get(slug);
    const planned = facts.state.bySlug.get(slug) ?? [];
    if (pageId !== undefined && !planned.some((post) => post.id === id)) found.add(pageId);
  }
  return [...found];
}

/** Record and snapshot forget the page: a rollback must not delete what another run made. */
async function giveUp(run: OpenRun, pages: readonly PageId[]): Promise<void> {
  if (pages.length === 0) return;
  const { record, results, connection, ports } = run;
  const { host } = new URL(connection.site.home);
  for (const pageId of pages) {
    results.failed(pageId, wordpressFault('made-meanwhile', { host }));
    record.remove(pageId);
  }
  const snapshot = record.unfinished === null ? null : await ports.store.loadSnapshot(record.unfinished);
  if (snapshot !== null) {
    const left = new Set<string>(pages);
    const ours = snapshot.pages.filter(({ pageId }) => !left.has(pageId));
    await ports.store.saveSnapshot({ ...snapshot, pages: ours });
  }
  await record.save();
}

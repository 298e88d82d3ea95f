// The second pass of a run: links carry the permalinks that the site gave.
import { throwIfCancelled } from '@silosmith/kernel';
import { contextNow, type OpenRun, settle } from './open-run.ts';
import { linkedContent, ourFields } from './post-fields.ts';
import { faultOfPost } from './prepare.ts';
import { hashOf } from './site-record.ts';
import { openSnapshot } from './snapshot.ts';
import { writeBody } from './write-body.ts';

/** Also in posts that this run did not have to write; what someone edited on the site stays. */
export async function correctLinks(run: OpenRun): Promise<void> {
  const { record, results, current, posts, ports, facts, options } = run;
  const written = new Set(results.writtenIds());
  const stale = run.desired.posts.filter((post) => {
    const [found, entry] = [current.get(post.pageId), record.get(post.pageId)];
    if (entry?.type !== run.request.settings.postType) return false;
    if (!found || results.hasFailed(post.pageId) || !post.content.includes('href="silo:')) return false;
    if (hashOf(found.content) !== entry.held['content']?.kept) return false;
    return hashOf(linkedContent(post, contextNow(run))) !== entry.held['content'].sent;
  });
  const others = stale.flatMap(({ pageId }) => (written.has(pageId) ? [] : (record.get(pageId) ?? [])));
  if (others.length > 0) {
    const entries = others.map((entry) => ({ ...entry, writing: true }));
    const { home } = run.connection.site;
    const type = run.request.settings.postType;
    record.unfinished = await openSnapshot(
      { type, record, entries, facts, terms: [], images: [], alts: new Map(), home },
      ports,
    );
    await record.save();
  }
  for (const post of stale) {
    const found = current.get(post.pageId);
    if (!found) continue;
    throwIfCancelled(options.signal);
    try {
      const context = contextNow(run);
      const corrected = await posts.update(found.id, writeBody(post, new Set(['content']), context));
      settle(run, { post, written: corrected, ours: ourFields(post, context), edited: [] });
      await record.save();
      results.written(post.pageId, corrected);
    } catch (error) {
      results.failed(post.pageId, faultOfPost(error));
    }
    await run.pause();
  }
}

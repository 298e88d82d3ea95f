// What a run stores before its first write.
import type { PageEntry, SnapshotPage } from '@silosmith/contract';
import { changedAlts } from '../images/image-alts.ts';
import { slugOfImage } from '../images/image-slugs.ts';
import { TAXONOMIES } from '../rest/terms.ts';
import type { DesiredPost } from './desired-posts.ts';
import { neededImages } from './ensure-images.ts';
import { neededTerms } from './ensure-terms.ts';
import type { PreparedRun, PublishPorts } from './prepare.ts';
import { openSnapshot } from './snapshot.ts';

/** Snapshot first, then the record with what is about to be written: after this a killed run can be continued and undone. */
export async function beginRun(
  prepared: PreparedRun,
  ports: PublishPorts,
  desiredById: ReadonlyMap<string, DesiredPost>,
): Promise<void> {
  const { plan, record, desired, facts, request } = prepared;
  const type = request.settings.postType;
  const entries: PageEntry[] = [...plan.create, ...plan.update].map(
    ({ pageId, keyword, postId, operation }) => {
      const known = record.get(pageId);
      const isNew = operation === 'create';
      // Of a post that is gone the old one is of no use.
      const nonce = isNew && known?.postId ? null : (known?.nonce ?? null);
      return {
        pageId,
        keyword,
        type,
        postId,
        nonce: isNew ? (nonce ?? `silosmith-${ports.newId()}`) : nonce,
        writing: true,
        url: known?.url ?? null,
        held: isNew ? {} : (known?.held ?? {}),
      };
    },
  );
  const posts = entries.flatMap(({ pageId }) => desiredById.get(pageId) ?? []);
  const needed = neededTerms(posts, desired);
  const terms = TAXONOMIES.flatMap((taxonomy) =>
    [...needed[taxonomy]]
      .filter((slug) => !facts.termIds[taxonomy].has(slug))
      .map((slug) => ({ taxonomy, slug })),
  );
  const images = neededImages(posts, prepared).map(({ key }) => slugOfImage(key));
  record.unfinished = await openSnapshot(
    {
      type,
      record,
      entries,
      facts,
      terms,
      images,
      alts: altsBefore(prepared, posts),
      home: prepared.connection.site.home,
    },
    ports,
  );
  for (const entry of entries) record.set(entry);
  await record.save();
}

/** Of what the plan changes. A new post brings the texts of all its images. */
function altsBefore({ plan, facts }: PreparedRun, posts: readonly DesiredPost[]) {
  const unchanged = new Set(plan.update.flatMap(({ pageId, changes }) => (changes.alt ? [] : [pageId])));
  return new Map(
    posts.map(({ pageId, alts }): [string, SnapshotPage['alts']] => {
      const changed = unchanged.has(pageId) ? [] : changedAlts(alts, (key) => facts.media.get(key));
      return [pageId, changed.map(({ key, id, theirs }) => ({ key, id, alt: theirs }))];
    }),
  );
}

// Makes the categories and tags that the posts of a run need, parents first.
import type { Snapshot } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { TAXONOMIES, type Taxonomy, type Terms } from '../rest/terms.ts';
import { answerText, wordpressFault } from '../rest/wordpress-fault.ts';
import type { DesiredPost, DesiredSite } from './desired-posts.ts';
import { faultOfPost } from './prepare.ts';
import type { TermIds } from './site-state.ts';

/** Slugs by taxonomy, with the parents of the categories. */
export function neededTerms(
  posts: readonly DesiredPost[],
  desired: DesiredSite,
): Readonly<Record<Taxonomy, ReadonlySet<string>>> {
  const categories = new Set(posts.flatMap((post) => post.categories ?? []));
  for (const { slug, parentSlug } of desired.categories)
    if (categories.has(slug) && parentSlug !== null) categories.add(parentSlug);
  return { categories, tags: new Set(posts.flatMap((post) => post.tags ?? [])) };
}

export interface EnsuredTerms {
  /** Taxonomies whose terms the user may not create: WordPress lets only editors and administrators create categories. */
  readonly refused: ReadonlySet<Taxonomy>;
  /** Terms that the site did not take otherwise, and categories below them: by taxonomy their slugs. */
  readonly failed: Readonly<Record<Taxonomy, ReadonlyMap<string, Fault>>>;
  /** Terms that were made under another slug than the project's, and that are still there. */
  readonly renamed: Snapshot['terms'];
}

/** Adds the ids of new terms to `termIds`. Rejects with what ends a run for all posts. */
export async function ensureTerms(
  needed: ReturnType<typeof neededTerms>,
  desired: DesiredSite,
  termIds: TermIds,
  terms: Terms,
): Promise<EnsuredTerms> {
  const refused = new Set<Taxonomy>();
  const renamed: { taxonomy: Taxonomy; slug: string }[] = [];
  const failed = { categories: new Map<string, Fault>(), tags: new Map<string, Fault>() };
  for (const taxonomy of TAXONOMIES) {
    const ids = termIds[taxonomy];
    for (const { slug, name, parentSlug } of desired[taxonomy]) {
      if (!needed[taxonomy].has(slug) || ids.has(slug) || refused.has(taxonomy)) continue;
      const parent = parentSlug === null ? 0 : (ids.get(parentSlug) ?? 0);
      const above = failed[taxonomy].get(parentSlug ?? '');
      if (above !== undefined) {
        failed[taxonomy].set(slug, above);
        continue;
      }
      try {
        const { id, madeAs } = await terms.create(taxonomy, { slug, name, parent });
        ids.set(slug, id);
        if (madeAs !== null) renamed.push({ taxonomy, slug: madeAs });
      } catch (error) {
        if (error instanceof Fault && error.params['status'] === 403) refused.add(taxonomy);
        else failed[taxonomy].set(slug, termFault(faultOfPost(error), name));
      }
    }
  }
  return { refused, failed, renamed };
}

function termFault({ code, params: { host = '', status, reason = '', answer } }: Fault, name: string): Fault {
  const said = answer ?? (typeof status === 'number' ? answerText(status, String(reason)) : code);
  return wordpressFault('term-failed', { host, name, answer: said });
}

/** Why a post cannot have its terms; null where it can. */
export function failedTermOf({ categories, tags }: DesiredPost, { failed }: EnsuredTerms): Fault | null {
  const faults = [
    ...(categories ?? []).flatMap((slug) => failed.categories.get(slug) ?? []),
    ...(tags ?? []).flatMap((slug) => failed.tags.get(slug) ?? []),
  ];
  return faults[0] ?? null;
}

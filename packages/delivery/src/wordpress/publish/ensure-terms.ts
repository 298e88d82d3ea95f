// Makes the categories and tags that the posts of a run need, parents first.
import { Fault } from '@silosmith/kernel';
import { TAXONOMIES, type Taxonomy, type Terms } from '../rest/terms.ts';
import type { DesiredPost, DesiredSite } from './desired-posts.ts';
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

/**
 * Adds the ids of new terms to `termIds`. Resolves to the taxonomies whose terms the user may not create: WordPress lets only
 * editors and administrators create categories.
 */
export async function ensureTerms(
  needed: ReturnType<typeof neededTerms>,
  desired: DesiredSite,
  termIds: TermIds,
  terms: Terms,
): Promise<Taxonomy[]> {
  const refused = new Set<Taxonomy>();
  for (const taxonomy of TAXONOMIES) {
    const ids = termIds[taxonomy];
    for (const { slug, name, parentSlug } of desired[taxonomy]) {
      if (!needed[taxonomy].has(slug) || ids.has(slug) || refused.has(taxonomy)) continue;
      const parent = parentSlug === null ? 0 : (ids.get(parentSlug) ?? 0);
      try {
        ids.set(slug, await terms.create(taxonomy, { slug, name, parent }));
      } catch (error) {
        if (!(error instanceof Fault) || error.params['status'] !== 403) throw error;
        refused.add(taxonomy);
      }
    }
  }
  return [...refused];
}

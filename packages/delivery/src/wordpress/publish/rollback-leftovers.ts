// What a run made beside its posts: deleted once nothing has it, by slug, or named.
import type { Snapshot } from '@silosmith/contract';
import type { Media } from '../rest/media.ts';
import { TAXONOMIES, type Terms } from '../rest/terms.ts';

/** Slugs of terms that the run made. */
export interface TermsThatStay {
  /** No post has them, and this user may not delete them. */
  readonly left: readonly string[];
  /** Another post has them. */
  readonly used: readonly string[];
}

/**
 * Children first, so that a parent is empty when its turn comes; a term that another post has stays.
 */
export async function removeUnusedTerms({ terms: made }: Snapshot, terms: Terms): Promise<TermsThatStay> {
  const [left, used]: [string[], string[]] = [[], []];
  for (const taxonomy of TAXONOMIES) {
    const slugs = made.flatMap((term) => (term.taxonomy === taxonomy ? [term.slug] : [])).toReversed();
    const found = new Map((await terms.bySlug(taxonomy, slugs)).map(({ slug, id }) => [slug, id]));
    for (const slug of slugs) {
      const id = found.get(slug);
      if (id === undefined) continue;
      if (await terms.isUsed(taxonomy, id)) used.push(slug);
      else if (!(await terms.remove(taxonomy, id))) left.push(slug);
    }
  }
  return { left, used };
}

/** After the posts, so that those of the run use them no more. Resolves to the addresses of those that stay. */
export async function removeUnusedImages({ images }: Snapshot, media: Media): Promise<string[]> {
  const left: string[] = [];
  for (const found of await media.bySlug(images.flatMap((slug) => [slug, `${slug}-2`, `${slug}-3`])))
    if ((await media.isUsed(found)) || !(await media.remove(found.id))) left.push(found.url);
  return left;
}

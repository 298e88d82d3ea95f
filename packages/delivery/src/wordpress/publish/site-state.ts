// Reads of the site what a plan is made of: posts of the record, posts with our slugs, terms with our slugs.
import type { Posts, SitePost } from '../rest/posts.ts';
import { TAXONOMIES, type Taxonomy, type Terms } from '../rest/terms.ts';
import type { DesiredPost, DesiredSite } from './desired-posts.ts';
import { numberedSlugs, type SiteState } from './plan-publishing.ts';
import type { FieldContext } from './post-fields.ts';
import type { OpenRecord } from './site-record.ts';

export type TermIds = Record<Taxonomy, Map<string, number>>;

export interface SiteFacts {
  readonly state: SiteState;
  /** Of the terms that exist. */
  readonly termIds: TermIds;
}

export async function readSite(
  desired: DesiredSite,
  record: OpenRecord,
  { posts, terms }: { readonly posts: Posts; readonly terms: Terms },
): Promise<SiteFacts> {
  const entries = desired.posts.flatMap(({ pageId }) => record.get(pageId) ?? []);
  const ids = entries.flatMap(({ postId }) => postId ?? []);
  const found = await posts.byId(ids);
  const trashed = new Set<number>();
  for (const id of ids) if (!found.has(id) && (await posts.statusOf(id)) === 'trash') trashed.add(id);

  const bySlug = new Map<string, SitePost[]>();
  for (const post of await posts.bySlug(slugsToLookFor(desired.posts, record)))
    bySlug.set(post.slug, [...(bySlug.get(post.slug) ?? []), post]);

  const termIds: TermIds = { categories: new Map(), tags: new Map() };
  for (const taxonomy of TAXONOMIES) {
    const slugs = desired[taxonomy].map(({ slug }) => slug);
    for (const { slug, id } of await terms.bySlug(taxonomy, slugs)) termIds[taxonomy].set(slug, id);
  }
  const named = [...found.values(), ...[...bySlug.values()].flat()];
  return { state: { posts: found, trashed, bySlug, termNames: await namesOf(named, terms) }, termIds };
}

/** Of pages without a post: the slug they would get, and the one that an unanswered call asked for. */
function slugsToLookFor(posts: readonly DesiredPost[], record: OpenRecord): string[] {
  return posts.flatMap(({ pageId, slug }) => {
    const entry = record.get(pageId);
    if (entry?.postId) return [];
    return entry?.nonce ? [...numberedSlugs(slug), entry.nonce] : numberedSlugs(slug);
  });
}

async function namesOf(posts: readonly SitePost[], terms: Terms): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const taxonomy of TAXONOMIES) {
    const ids = [...new Set(posts.flatMap((post) => post[taxonomy]))];
    for (const { id, name } of await terms.byId(taxonomy, ids)) names.set(id, name);
  }
  return names;
}

/** Permalinks as far as they are known: of posts that exist; `undefined` for those that a run will make. */
export function permalinksBy(
  desired: readonly DesiredPost[],
  postOf: (post: DesiredPost) => SitePost | null | undefined,
): FieldContext['permalinkOf'] {
  const bySlug = new Map(desired.map((post) => [post.slug, post]));
  return (slug) => {
    const post = bySlug.get(slug);
    if (post === undefined) return null;
    const found = postOf(post);
    return found === null || found === undefined ? found : found.permalink;
  };
}

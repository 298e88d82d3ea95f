// Reads of the site what a plan is made of: posts of the record, posts with our slugs, terms with our slugs.

import type { PageId, PostType } from '@silosmith/contract';
import type { SiteMedia } from '../images/image-figures.ts';
import { firstOf, numberedImageSlugs } from '../images/image-slugs.ts';
import type { Media } from '../rest/media.ts';
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
  /** By key. Null: the site will not have it. */
  readonly media: Map<string, SiteMedia | null>;
}

interface SiteReaders {
  /** Of the posts that the run makes. */
  readonly type: PostType;
  readonly posts: Posts;
  /** Of the other type. */
  readonly others: Posts;
  readonly terms: Terms;
  readonly media: Media;
  /** Whether this user may; else posts go without images. */
  readonly mayUpload: boolean;
  /** Ids of posts by the page they were made for, where the companion plugin knows them. */
  readonly idsOf: (pages: readonly PageId[]) => Promise<ReadonlyMap<string, number>>;
}

export async function readSite(
  desired: DesiredSite,
  record: OpenRecord,
  { type, posts, others, terms, media, mayUpload, idsOf }: SiteReaders,
): Promise<SiteFacts> {
  const entries = desired.posts.flatMap(({ pageId }) => record.get(pageId) ?? []);
  const idsIn = (wanted: boolean): number[] =>
    entries.flatMap((entry) => ((entry.type === type) === wanted ? (entry.postId ?? []) : []));
  const ids = idsIn(true);
  const found = await posts.byId(ids);
  for (const [id, post] of await others.byId(idsIn(false))) found.set(id, post);
  const trashed = new Set<number>();
  for (const id of ids) if (!found.has(id) && (await posts.statusOf(id)) === 'trash') trashed.add(id);

  const bySlug = new Map<string, SitePost[]>();
  for (const post of await posts.bySlug(slugsToLookFor(desired.posts, record)))
    bySlug.set(post.slug, [...(bySlug.get(post.slug) ?? []), post]);

  const lost = desired.posts.filter(
    ({ pageId }) => !record.get(pageId)?.postId && !record.get(pageId)?.nonce,
  );
  const idByPage = await idsOf(lost.map(({ pageId }) => pageId));
  const known = await posts.byId([...idByPage.values()]);
  const byPage = new Map(
    [...idByPage].flatMap(([page, id]): [string, SitePost][] => {
      const post = known.get(id);
      return post === undefined ? [] : [[page, post]];
    }),
  );

  const termIds: TermIds = { categories: new Map(), tags: new Map() };
  for (const taxonomy of TAXONOMIES) {
    const slugs = desired[taxonomy].map(({ slug }) => slug);
    for (const { slug, id } of await terms.bySlug(taxonomy, slugs)) termIds[taxonomy].set(slug, id);
  }
  const named = [...found.values(), ...byPage.values(), ...[...bySlug.values()].flat()];
  const mediaIds = [...new Set(named.flatMap(({ featuredMedia: id }) => (id === 0 ? [] : [id])))];
  const files = await media.byId(desired.images.length === 0 ? [] : mediaIds);
  const mediaNames = new Map(files.map(({ id, url }) => [id, url.slice(url.lastIndexOf('/') + 1)]));
  const state = { posts: found, trashed, bySlug, byPage, termNames: await namesOf(named, terms), mediaNames };
  return { state, termIds, media: await mediaOf(desired, media, mayUpload) };
}

/** What is there already. */
async function mediaOf(
  { images }: DesiredSite,
  media: Media,
  mayUpload: boolean,
): Promise<SiteFacts['media']> {
  if (!mayUpload) return new Map(images.map(({ key }) => [key, null]));
  const found = await media.bySlug(images.flatMap(({ key }) => numberedImageSlugs(key)));
  return new Map(
    images.flatMap(({ key }): [string, SiteMedia][] => {
      const first = firstOf(key, found);
      return first === undefined ? [] : [[key, first]];
    }),
  );
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

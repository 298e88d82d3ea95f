// The plan of a run from data alone, so that a worker can make it.
import type { PageEntry, PostType } from '@silosmith/contract';
import type { SitePost } from '../rest/posts.ts';
import type { DesiredPost, DesiredSite } from './desired-posts.ts';
import { likelyPost, type PublishPlan, planPublishing } from './plan-publishing.ts';
import type { FieldContext } from './post-fields.ts';
import { permalinksBy, type SiteFacts } from './site-state.ts';

export interface PlanFacts extends Pick<FieldContext, 'wanted' | 'metaTypes'> {
  readonly type: PostType;
  readonly desired: DesiredSite;
  /** Of the record. */
  readonly entries: readonly PageEntry[];
  readonly site: SiteFacts;
  /** Our text replaces what was edited on the site. */
  readonly overwrite: boolean;
}

export async function planOf(facts: PlanFacts): Promise<PublishPlan> {
  const { type, desired, site, wanted, metaTypes, overwrite } = facts;
  const entries = new Map<string, PageEntry>(facts.entries.map((entry) => [entry.pageId, entry]));
  const permalinkOf = permalinksBy(desired.posts, (post) => postBefore(post, site, entries.get(post.pageId)));
  const { termIds, media } = site;
  return planPublishing({
    type,
    desired,
    entryOf: (pageId) => entries.get(pageId),
    site: site.state,
    context: { wanted, metaTypes, termIds, permalinkOf, mediaOf: (key) => media.get(key) },
    overwrite,
    nameOfTerm: termNames(desired),
    nameOfImage: imageNames(desired),
  });
}

/** Null: the page has no post and gets none, since its post is in the trash. Whether a post of our slug is ours the plan decides. */
function postBefore(
  post: DesiredPost,
  { state }: SiteFacts,
  entry: PageEntry | undefined,
): SitePost | null | undefined {
  const { postId: id = null, nonce = null } = entry ?? {};
  if (id === null && nonce !== null) return state.bySlug.get(nonce)?.[0];
  if (id === null) return likelyPost(post, state);
  return state.trashed.has(id) ? null : state.posts.get(id);
}

function termNames({ categories, tags }: DesiredSite): (slug: string) => string {
  const names = new Map([...tags, ...categories].map(({ slug, name }) => [slug, name]));
  return (slug) => names.get(slug) ?? slug;
}

function imageNames({ images }: DesiredSite): (key: string) => string {
  const names = new Map(images.map(({ key, name }) => [key, name]));
  return (key) => names.get(key) ?? '';
}

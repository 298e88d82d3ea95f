// The plan of a run: what is made, changed and left alone, field by field. Pure: the same facts give the same plan.

import type { PageEntry, PageId, PostType } from '@silosmith/contract';
import type { DesiredImage, RefusedImage } from '../images/desired-images.ts';
import { changedAlts, isEditedAlt, isNewAlt } from '../images/image-alts.ts';
import type { SitePost } from '../rest/posts.ts';
import { fieldText } from '../wordpress-html.ts';
import type { DesiredPost, DesiredSite } from './desired-posts.ts';
import { type Compared, compared, type FieldContext, isAsWanted } from './post-fields.ts';
import { type Field, hashOf } from './site-record.ts';

/** What the site holds of interest to the project. */
export interface SiteState {
  /** Posts that the record names, by id. */
  readonly posts: ReadonlyMap<number, SitePost>;
  /** Posts that the record names and that are in the trash. */
  readonly trashed: ReadonlySet<number>;
  /** Posts that have a slug which the project would give, or made a post with. */
  readonly bySlug: ReadonlyMap<string, readonly SitePost[]>;
  /** Posts that the companion plugin knows for pages without a post in the record, by page id. */
  readonly byPage: ReadonlyMap<string, SitePost>;
  /** Name by term id, for the plan's readers. */
  readonly termNames: ReadonlyMap<number, string>;
  /** File name by id, likewise. */
  readonly mediaNames: ReadonlyMap<number, string>;
}

export type PlanReason =
  | 'new'
  | 'gone'
  | 'slug-taken'
  | 'changed'
  | 'interrupted'
  | 'unchanged'
  | 'edited-on-site'
  | 'in-trash'
  | 'other-type'
  | 'left-out';

export interface FieldChange {
  /** Null where there is nothing to compare with. */
  readonly from: string | null;
  readonly to: string;
}

export interface PlanItem {
  readonly pageId: PageId;
  readonly keyword: string;
  readonly title: string;
  readonly operation: 'create' | 'update' | 'skip';
  readonly reason: PlanReason;
  readonly postId: number | null;
  readonly changes: Readonly<Partial<Record<Field, FieldChange>>>;
  /** Fields that someone edited on the site since we wrote them, and that are left as they are. */
  readonly edited: readonly Field[];
}

export interface PublishPlan {
  readonly create: readonly PlanItem[];
  readonly update: readonly PlanItem[];
  readonly skip: readonly PlanItem[];
  readonly images: PlannedImages;
}

/** Of the posts that are written, and of all for what cannot be uploaded. */
export interface PlannedImages {
  readonly upload: readonly DesiredImage[];
  readonly there: number;
  readonly refused: readonly RefusedImage[];
}

export interface PlanInput {
  /** Of the posts that the run makes. */
  readonly type: PostType;
  readonly desired: Pick<DesiredSite, 'posts' | 'images' | 'refusedImages'>;
  readonly entryOf: (pageId: PageId) => PageEntry | undefined;
  readonly site: SiteState;
  readonly context: FieldContext;
  /** Our text replaces what was edited on the site. */
  readonly overwrite: boolean;
  /** Name by slug, for the plan's readers. */
  readonly nameOfTerm: (slug: string) => string;
  /** File name by key. */
  readonly nameOfImage: (key: string) => string;
}

export function planPublishing(input: PlanInput): PublishPlan {
  const { posts } = input.desired;
  const claimed = new Set(posts.flatMap(({ pageId }) => input.entryOf(pageId)?.postId ?? []));
  const items = posts.map((post) => {
    const item = itemOf(post, input, claimed);
    if (item.postId !== null) claimed.add(item.postId);
    return item;
  });
  const of = (wanted: PlanItem['operation']) => items.filter(({ operation }) => operation === wanted);
  const plan = { create: of('create'), update: of('update'), skip: of('skip') };
  return { ...plan, images: imagesOf([...plan.create, ...plan.update], input) };
}

function imagesOf(active: readonly PlanItem[], { desired, context }: PlanInput): PlannedImages {
  const pages = new Set(active.map(({ pageId }) => pageId));
  const keys = new Set(desired.posts.flatMap(({ pageId, images }) => (pages.has(pageId) ? images : [])));
  const needed = desired.images.filter(({ key }) => keys.has(key));
  return {
    upload: needed.filter(({ key }) => context.mediaOf(key) === undefined),
    there: needed.filter(({ key }) => (context.mediaOf(key) ?? null) !== null).length,
    refused: desired.refusedImages,
  };
}

function itemOf(post: DesiredPost, input: PlanInput, claimed: ReadonlySet<number>): PlanItem {
  const entry = input.entryOf(post.pageId);
  const { site } = input;
  const known = entry?.postId ?? null;
  if (known !== null && entry?.type !== input.type && site.posts.has(known))
    return plain(post, 'skip', 'other-type', known);
  if (known !== null) {
    const found = site.posts.get(known);
    if (found) return comparedItem(post, found, entry, input);
    if (site.trashed.has(known)) return plain(post, 'skip', 'in-trash', known);
    return plain(post, 'create', 'gone', null);
  }
  const unanswered = entry?.nonce ? site.bySlug.get(entry.nonce)?.[0] : undefined;
  if (unanswered) return comparedItem(post, unanswered, entry, input);
  const named = site.byPage.get(post.pageId);
  if (named && !claimed.has(named.id)) return comparedItem(post, named, undefined, input);
  const candidates = candidatesOf(post, site).filter(({ id }) => !claimed.has(id));
  const ours = candidates.find((candidate) => isProvenOurs(post, candidate, input.context));
  if (ours) return comparedItem(post, ours, undefined, input);
  const isTaken = candidates.some(({ slug }) => slug === post.slug);
  return plain(post, 'create', isTaken ? 'slug-taken' : 'new', null);
}

/** The plan of a run over some of the pages: the others are left as they are, with links to those that have a post. */
export function narrowedPlan(plan: PublishPlan, keeps: (item: PlanItem) => boolean): PublishPlan {
  const active = [...plan.create, ...plan.update];
  const leftOut = active.filter((item) => !keeps(item));
  const skipped = leftOut.map((item): PlanItem => ({ ...item, operation: 'skip', reason: 'left-out' }));
  return {
    create: plan.create.filter(keeps),
    update: plan.update.filter(keeps),
    skip: [...plan.skip, ...skipped],
    images: plan.images,
  };
}

/** WordPress numbers a slug that is taken. */
export const numberedSlugs = (slug: string): string[] => [slug, `${slug}-2`, `${slug}-3`];

const candidatesOf = ({ slug }: DesiredPost, { bySlug }: SiteState): SitePost[] =>
  numberedSlugs(slug).flatMap((wanted) => bySlug.get(wanted) ?? []);

/** Of the posts that have the slug of a page the one most likely to be its own: links are compared with its address. */
export function likelyPost(post: DesiredPost, site: SiteState): SitePost | undefined {
  const candidates = candidatesOf(post, site);
  const named = site.byPage.get(post.pageId);
  return named ?? candidates.find((candidate) => hasKeyword(post, candidate)) ?? candidates[0];
}

/** Null: the site does not show the keyword of a post. */
function hasKeyword(post: DesiredPost, { meta }: SitePost): boolean | null {
  const keyword = meta['_silo_keyword'];
  return typeof keyword === 'string' && keyword !== '' ? fieldText(keyword) === post.keyword : null;
}

/** By the keyword in its meta, or by title and content as we would send them; a slug or a title alone proves nothing. */
function isProvenOurs(post: DesiredPost, candidate: SitePost, context: FieldContext): boolean {
  const keyword = hasKeyword(post, candidate);
  if (keyword !== null) return keyword;
  const both = compared(post, candidate, context);
  return isAsWanted('title', both, context) && isAsWanted('content', both, context);
}

const plain = (
  post: DesiredPost,
  operation: PlanItem['operation'],
  reason: PlanReason,
  postId: number | null,
): PlanItem => {
  const { pageId, keyword, title } = post;
  return { pageId, keyword, title, operation, reason, postId, changes: {}, edited: [] };
};

function comparedItem(
  post: DesiredPost,
  found: SitePost,
  entry: PageEntry | undefined,
  input: PlanInput,
): PlanItem {
  const { context } = input;
  const both = compared(post, found, context);
  const changes: Partial<Record<Field, FieldChange>> = {};
  const edited: Field[] = [];
  for (const [field, text] of both.ours) {
    if (isAsWanted(field, both, context)) continue;
    if (field === 'slug' && entry === undefined && numberedSlugs(post.slug).includes(found.slug)) continue;
    const held = entry?.held[field];
    const theirs = both.theirs.get(field) ?? '';
    const isAlt = field === 'alt';
    const isOursNew = held === undefined || (isAlt ? isNewAlt(text, held) : hashOf(text) !== held.sent);
    const isTheirsNew =
      held !== undefined && (isAlt ? isEditedAlt(theirs, held) : hashOf(theirs) !== held.kept);
    const mayReplace = !isTheirsNew || input.overwrite || entry?.writing === true;
    if (!isOursNew && !isTheirsNew) continue;
    if (mayReplace) changes[field] = changeOf(field, both, input);
    else edited.push(field);
  }
  const base = { ...plain(post, 'skip', 'unchanged', found.id), changes, edited };
  if (Object.keys(changes).length > 0)
    return { ...base, operation: 'update', reason: entry?.writing ? 'interrupted' : 'changed' };
  return edited.length > 0 ? { ...base, reason: 'edited-on-site' } : base;
}

/** Characters of a content in the plan. */
const CONTENT_PREVIEW = 100;

function changeOf(field: Field, { post, site: found, ...both }: Compared, input: PlanInput): FieldChange {
  const [ours, theirs] = [both.ours.get(field) ?? '', both.theirs.get(field) ?? ''];
  if (field === 'image') {
    const from = found.featuredMedia === 0 ? '' : (input.site.mediaNames.get(found.featuredMedia) ?? theirs);
    return { from, to: input.nameOfImage(post.image ?? '') };
  }
  if (field === 'alt') return altChange(post, input);
  if (field === 'categories' || field === 'tags') {
    const names = found[field].map((id) => input.site.termNames.get(id) ?? String(id));
    const wanted = (post[field] ?? []).map(input.nameOfTerm);
    return { from: names.toSorted().join(', '), to: wanted.toSorted().join(', ') };
  }
  if (field !== 'content') return { from: theirs, to: ours };
  return previews(theirs, ours);
}

/** Of a single image the bare texts; of several a line each, with its name. */
function altChange({ alts }: DesiredPost, { context, nameOfImage }: PlanInput): FieldChange {
  const changed = changedAlts(alts, context.mediaOf);
  const listed = (side: 'ours' | 'theirs'): string =>
    changed.map((alt) => (changed.length === 1 ? '' : `${nameOfImage(alt.key)}: `) + alt[side]).join('\n');
  return { from: listed('theirs'), to: listed('ours') };
}

/** Both contents from a little before the first character that differs. */
function previews(from: string, to: string): FieldChange {
  let at = 0;
  while (at < from.length && from[at] === to[at]) at++;
  const start = Math.max(0, at - CONTENT_PREVIEW / 5);
  const cut = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + CONTENT_PREVIEW)}${text.length > start + CONTENT_PREVIEW ? '…' : ''}`;
  return { from: cut(from), to: cut(to) };
}

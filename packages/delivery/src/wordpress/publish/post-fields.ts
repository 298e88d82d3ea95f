// The fields of a post as texts that can be compared and hashed: ours with theirs, and either with what it was.

import { resolveSiloLinks } from '@silosmith/content';
import type { Held } from '@silosmith/contract';
import { altsMark, altsText, type ImageAlts } from '../images/image-alts.ts';
import { closedFigures, type SiteMedia } from '../images/image-figures.ts';
import type { SitePost } from '../rest/posts.ts';
import type { Taxonomy } from '../rest/terms.ts';
import { wordpressHtml } from '../wordpress-html.ts';
import type { DesiredPost } from './desired-posts.ts';
import { FIELDS, type Field, hashOf } from './site-record.ts';

/** Status as WordPress names it. */
export type WantedStatus = 'draft' | 'future' | 'publish';

export interface FieldContext {
  readonly wanted: WantedStatus;
  /** Keys that the site accepts. */
  readonly metaTypes: ReadonlyMap<string, string>;
  /** Id by slug. */
  readonly termIds: Readonly<Record<Taxonomy, ReadonlyMap<string, number>>>;
  /** Permalink of the post that a project's slug means; null: there is none, undefined: not yet known. */
  readonly permalinkOf: (slug: string) => string | null | undefined;
  /** By key; null: the site will not have it, undefined: not yet uploaded. */
  readonly mediaOf: (key: string) => SiteMedia | null | undefined;
}

type Addresses = Pick<FieldContext, 'permalinkOf' | 'mediaOf'>;

/** The content with the addresses that the site gave; a link to a post, or an image, that will be made stays open. */
export function linkedContent({ content }: DesiredPost, { permalinkOf, mediaOf }: Addresses): string {
  const illustrated = closedFigures(content, mediaOf);
  if (!illustrated.includes('href="silo:')) return illustrated;
  const linked = resolveSiloLinks(illustrated, (slug) => {
    const known = permalinkOf(slug);
    return known === undefined ? `silo:${slug}` : known;
  });
  // Parsing has decoded the brackets of texts and values.
  return wordpressHtml(linked);
}

/** Of the meta, what the site accepts. */
export function acceptedMeta(
  { meta }: DesiredPost,
  metaTypes: FieldContext['metaTypes'],
): [key: string, value: string][] {
  return Object.entries(meta).filter(([key]) => metaTypes.has(key));
}

/** What we want, one text a field; a field that is not ours to set has none. */
export function ourFields(post: DesiredPost, context: FieldContext): Map<Field, string> {
  const meta = acceptedMeta(post, context.metaTypes);
  const fields = new Map<Field, string>([
    ['title', post.title],
    ['content', linkedContent(post, context)],
    ['excerpt', post.excerpt],
    ['slug', post.slug],
    ['status', context.wanted],
  ]);
  if (post.tags !== null) fields.set('tags', listText(post.tags));
  if (post.categories !== null) fields.set('categories', listText(post.categories));
  if (meta.length > 0) fields.set('meta', metaText(meta));
  const image = post.image === null ? null : context.mediaOf(post.image);
  if (image !== null)
    fields.set('image', image === undefined ? `silo-image:${post.image}` : String(image.id));
  const alts = altsText(post.alts, context.mediaOf, 'ours');
  if (alts !== null) fields.set('alt', alts);
  return fields;
}

/** What the site holds, one text a field; alternative texts only where the images are known. */
export function theirFields(
  site: Omit<SitePost, 'featuredMedia'> & { readonly featuredMedia?: number | undefined },
  post: { readonly meta: Readonly<Record<string, unknown>>; readonly alts?: ImageAlts },
  { metaTypes, mediaOf }: Pick<FieldContext, 'metaTypes'> & Partial<Pick<FieldContext, 'mediaOf'>>,
) {
  const keys = Object.keys(post.meta).filter((key) => metaTypes.has(key));
  const alts = post.alts && mediaOf ? altsText(post.alts, mediaOf, 'theirs') : null;
  return new Map<Field, string>([
    ['title', site.title],
    ['content', site.content],
    ['excerpt', site.excerpt],
    ['slug', site.slug],
    ['categories', listText(site.categories)],
    ['tags', listText(site.tags)],
    ['meta', metaText(keys.map((key) => [key, String(site.meta[key] ?? '')]))],
    ['image', String(site.featuredMedia ?? 0)],
    ['status', site.status],
    ...(alts === null ? [] : [['alt', alts] as const]),
  ]);
}

/** A post beside what the site holds: every field of both, made once. */
export interface Compared {
  readonly post: DesiredPost;
  readonly site: SitePost;
  readonly ours: ReadonlyMap<Field, string>;
  readonly theirs: ReadonlyMap<Field, string>;
}

export const compared = (post: DesiredPost, site: SitePost, context: FieldContext): Compared => ({
  post,
  site,
  ours: ourFields(post, context),
  theirs: theirFields(site, post, context),
});

/** Whether the site holds what we want. */
export function isAsWanted(
  field: Field,
  { post, site, ours, theirs: held }: Compared,
  context: FieldContext,
) {
  const theirs = held.get(field);
  if (field === 'status') return rankOf(site.status) >= rankOf(context.wanted);
  if (field === 'categories' || field === 'tags') {
    const ids = (post[field] ?? []).map((slug) => context.termIds[field].get(slug));
    if (field === 'categories' && ids.length === 0) return true;
    return ids.every((id) => id !== undefined) && listText(ids) === theirs;
  }
  return ours.get(field) === theirs;
}

/** Nobody's published post is taken back: a status only moves towards the public. Private is somebody's decision. */
const RANKS = new Map([
  ['draft', 0],
  ['pending', 0],
  ['auto-draft', 0],
  ['future', 1],
  ['publish', 2],
]);
const rankOf = (status: string): number => RANKS.get(status) ?? 3;

/** Hashes of every field after a write. */
export function heldOf(
  ours: ReadonlyMap<Field, string>,
  theirs: ReadonlyMap<Field, string>,
): Record<string, Held> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const sent = ours.get(field);
      const kept = theirs.get(field);
      return sent === undefined || kept === undefined
        ? []
        : [[field, { sent: markOf(field, sent), kept: markOf(field, kept) }]];
    }),
  );
}

const markOf = (field: Field, text: string): string => (field === 'alt' ? altsMark(text) : hashOf(text));

const listText = (values: readonly (string | number | undefined)[]): string =>
  values.map(String).toSorted().join('\n');

const metaText = (rows: readonly (readonly [string, string])[]): string =>
  JSON.stringify(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));

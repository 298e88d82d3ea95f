// The fields of a post as texts that can be compared and hashed: ours with theirs, and either with what it was.
import { resolveSiloLinks } from '@silosmith/content';
import type { SitePost } from '../rest/posts.ts';
import type { Taxonomy } from '../rest/terms.ts';
import type { DesiredPost } from './desired-posts.ts';
import { FIELDS, type Field, type Held, hashOf } from './site-record.ts';

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
}

/** The content with the addresses that the site gave; a link to a post that will be made stays open. */
export function linkedContent(post: DesiredPost, permalinkOf: FieldContext['permalinkOf']): string {
  if (!post.content.includes('href="silo:')) return post.content;
  return resolveSiloLinks(post.content, (slug) => {
    const known = permalinkOf(slug);
    return known === undefined ? `silo:${slug}` : known;
  });
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
    ['content', linkedContent(post, context.permalinkOf)],
    ['excerpt', post.excerpt],
    ['slug', post.slug],
    ['tags', listText(post.tags)],
    ['status', context.wanted],
  ]);
  if (post.categories !== null) fields.set('categories', listText(post.categories));
  if (meta.length > 0) fields.set('meta', metaText(meta));
  return fields;
}

/** What the site holds, one text a field. */
export function theirFields(
  site: SitePost,
  post: { readonly meta: Readonly<Record<string, unknown>> },
  context: Pick<FieldContext, 'metaTypes'>,
) {
  const keys = Object.keys(post.meta).filter((key) => context.metaTypes.has(key));
  return new Map<Field, string>([
    ['title', site.title],
    ['content', site.content],
    ['excerpt', site.excerpt],
    ['slug', site.slug],
    ['categories', listText(site.categories)],
    ['tags', listText(site.tags)],
    ['meta', metaText(keys.map((key) => [key, String(site.meta[key] ?? '')]))],
    ['status', site.status],
  ]);
}

/** Whether the site holds what we want. */
export function isAsWanted(field: Field, post: DesiredPost, site: SitePost, context: FieldContext): boolean {
  const theirs = theirFields(site, post, context).get(field);
  if (field === 'status') return rankOf(site.status) >= rankOf(context.wanted);
  if (field === 'categories' || field === 'tags') {
    const ids = (post[field] ?? []).map((slug) => context.termIds[field].get(slug));
    if (field === 'categories' && ids.length === 0) return true;
    return ids.every((id) => id !== undefined) && listText(ids) === theirs;
  }
  return ourFields(post, context).get(field) === theirs;
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
        : [[field, { sent: hashOf(sent), kept: hashOf(kept) }]];
    }),
  );
}

const listText = (values: readonly (string | number | undefined)[]): string =>
  values.map(String).toSorted().join('\n');

const metaText = (rows: readonly (readonly [string, string])[]): string =>
  JSON.stringify(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));

// Addresses of posts: path by template, site URL, unique slug.
import { Fault } from '@silosmith/kernel';
import { slugOf } from '@silosmith/language/slugs';
import type { Locale } from './locales.ts';

export const DEFAULT_PATH_TEMPLATE = '/{lang}/{slug}';
export const PATH_TEMPLATES = [
  DEFAULT_PATH_TEMPLATE,
  '/{slug}',
  '/{market}/{slug}',
  '/{lang}-{market}/{slug}',
  '/blog/{slug}',
  '/{lang}/blog/{slug}',
] as const;

/** WordPress's common permalink structures. The last is no structure: WordPress redirects it to the post under all of them. */
export const PERMALINK_TEMPLATES = [
  '/{slug}/',
  '/blog/{slug}/',
  '/{category}/{slug}/',
  '/{year}/{month}/{slug}/',
  '/{year}/{month}/{day}/{slug}/',
  '/?name={slug}',
] as const;

/** Tags of WordPress's own permalink structures (Settings → Permalinks), so that one can be pasted as it is. */
const WORDPRESS_TAGS: ReadonlyMap<string, string> = new Map([
  ['%postname%', '{slug}'],
  ['%category%', '{category}'],
  ['%author%', '{author}'],
  ['%year%', '{year}'],
  ['%monthnum%', '{month}'],
  ['%day%', '{day}'],
]);

/** Characters. */
const MAX_SLUG_LENGTH = 100;

export interface PathParts {
  readonly locale: Locale;
  readonly slug: string;
  /** Slugs of the category and its parent: `topic/pillar`. */
  readonly category: string;
  /** Slug of the author. */
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly publishDate: string;
}

/**
 * The path of a post: starts with a slash, no double slashes. A template without `{slug}` gets it appended.
 * Throws `delivery.bad-path-template` for an unknown placeholder, such as WordPress's `%post_id%`, known only after the import.
 */
export function pathOf(template: string, parts: PathParts): string {
  const read = template.replace(/%\w+%/gu, (tag) => WORDPRESS_TAGS.get(tag) ?? tag);
  const withSlug = read.includes('{slug}') ? read : `${read}/{slug}`;
  const { locale, slug, category, author, publishDate } = parts;
  const values = new Map([
    ['{lang}', locale.language],
    ['{market}', locale.market],
    ['{slug}', slug],
    ['{category}', category],
    ['{author}', author],
    ['{year}', publishDate.slice(0, 4)],
    ['{month}', publishDate.slice(5, 7)],
    ['{day}', publishDate.slice(8, 10)],
  ]);
  const path = withSlug.replace(/\{[^{}]*\}|%\w+%/gu, (placeholder) => {
    const value = values.get(placeholder);
    if (value === undefined)
      throw new Fault('delivery.bad-path-template', { params: { template, placeholder } });
    return value;
  });
  return `/${path}`.replace(/\/{2,}/gu, '/');
}

/** Site address without trailing slash; `https://` is the default scheme; '' for none. Throws `delivery.bad-site-url`. */
export function siteUrlOf(typed: string): string {
  const text = typed.trim().replace(/\/+$/u, '');
  if (text === '') return '';
  const url = /^[a-z][a-z\d+.-]*:\/\//iu.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\//iu.test(url) || !URL.canParse(url))
    throw new Fault('delivery.bad-site-url', { params: { url: typed } });
  return url;
}

/** Assigns unique slugs: a taken one gets `-2`, `-3`, … within the maximum length. `planned`: the slug that the user's file has for it, whose words all stay; '' for none. */
export function createSlugger(
  language: string,
  fallback: string,
  options: { readonly maxLength?: number | undefined; readonly removeStopWords?: boolean | undefined } = {},
) {
  const { maxLength = MAX_SLUG_LENGTH, removeStopWords = false } = options;
  const taken = new Set<string>();
  const nextNumber = new Map<string, number>();
  return (text: string, planned = ''): string => {
    const base =
      planned === ''
        ? slugOf(text, { language, maxLength, fallback, removeStopWords })
        : slugOf(planned, { language, maxLength, fallback });
    let slug = base;
    for (let number = nextNumber.get(base) ?? 2; taken.has(slug); number++) {
      const suffix = `-${number}`;
      slug = base.slice(0, maxLength - suffix.length).replace(/-+$/u, '') + suffix;
      nextNumber.set(base, number + 1);
    }
    taken.add(slug);
    return slug;
  };
}

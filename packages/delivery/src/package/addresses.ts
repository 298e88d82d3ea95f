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

/** Characters. */
const MAX_SLUG_LENGTH = 100;

/** The path of a slug: starts with a slash, no double slashes. A template without `{slug}` gets it appended. */
export function pathOf(template: string, locale: Locale, slug: string): string {
  const withSlug = template.includes('{slug}') ? template : `${template}/{slug}`;
  const path = withSlug
    .replaceAll('{lang}', locale.language)
    .replaceAll('{market}', locale.market)
    .replaceAll('{slug}', slug);
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

/** Assigns unique slugs: a taken one gets `-2`, `-3`, … within the maximum length. */
export function createSlugger(language: string, fallback: string, maxLength = MAX_SLUG_LENGTH) {
  const taken = new Set<string>();
  const nextNumber = new Map<string, number>();
  return (text: string): string => {
    const base = slugOf(text, { language, maxLength, fallback });
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

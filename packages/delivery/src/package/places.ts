// Where each post goes: slug, date, path and address by keyword, and what a link to a keyword resolves to.
import { type Article, type ProjectDocument, recordOf } from '@silosmith/contract';
import { slugOf } from '@silosmith/language/slugs';
import { createSlugger, DEFAULT_PATH_TEMPLATE, pathOf, siteUrlOf } from './addresses.ts';
import { type Categories, categoriesOf } from './categories.ts';
import { type ExportedPage, readingOrder } from './exported-pages.ts';
import { type Locale, localeOf } from './locales.ts';
import { plannedSlugsOf } from './planned-slugs.ts';

export interface PlaceOptions {
  /** Default: the project's name. */
  readonly siteName?: string | undefined;
  readonly siteUrl?: string | undefined;
  /** Placeholders {lang}, {market}, {category}, {author}, {year}, {month}, {day}, {slug}; default `/{lang}/{slug}`. */
  readonly pathTemplate?: string | undefined;
  /** Default: the first locale of the project's language. */
  readonly locale?: string | undefined;
  readonly author?: string | undefined;
  /** Keywords of the posts; default: every page with an article. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Characters; default 100. */
  readonly maxSlugLength?: number | undefined;
  /** Slugs without the function words of the language, where other words remain; default false. */
  readonly shortSlugs?: boolean | undefined;
}

export interface PostPlace {
  readonly slug: string;
  /** ISO 8601 in UTC. */
  readonly publishDate: string;
  readonly path: string;
  readonly url: string;
}

export interface Places {
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly categories: Categories;
  /** Null for a page without an article. */
  of(keyword: string): PostPlace | null;
  /** The primary keyword that a link to a keyword or variant means, in any case; null if none is exported. */
  target(keyword: string): string | null;
}

export interface PageWithArticle {
  readonly page: ExportedPage;
  readonly article: Article;
}

/** The pages that have an article, in reading order. */
export function withArticles(
  roots: readonly ExportedPage[],
  project: ProjectDocument,
  only?: ReadonlySet<string>,
): PageWithArticle[] {
  return [...readingOrder(roots)].flatMap((page) => {
    if (only?.has(page.keyword) === false) return [];
    const article = recordOf(project.articles, page.keyword);
    return article ? [{ page, article }] : [];
  });
}

/** `nowIso`: the date of posts without a known one. Throws `delivery.bad-site-url`, `delivery.bad-path-template`. */
export function placesOf(
  roots: readonly ExportedPage[],
  project: ProjectDocument,
  options: PlaceOptions,
  nowIso: string,
): Places {
  const pages = withArticles(roots, project, options.only);
  const locale = localeOf(options.locale || project.language);
  const { language } = locale;
  const siteUrl = siteUrlOf(options.siteUrl ?? '');
  const siteName = options.siteName?.trim() || project.name;
  const categories = categoriesOf(roots, language, siteName);
  const author = slugOf(options.author?.trim() || siteName, { language, fallback: 'author' });
  const template = options.pathTemplate?.trim() || DEFAULT_PATH_TEMPLATE;
  const slugger = createSlugger(language, 'post', {
    maxLength: options.maxSlugLength,
    removeStopWords: options.shortSlugs,
  });
  const plannedOf = plannedSlugsOf(project);
  const places = new Map(
    pages.map(({ page, article }) => {
      const slug = slugger(page.keyword, plannedOf(page.keyword));
      const publishDate = firstDateOf(article) ?? nowIso;
      const category = categories.pathOf(page.keyword);
      const path = pathOf(template, { locale, slug, category, author, publishDate });
      return [page.keyword, { slug, publishDate, path, url: siteUrl + path }];
    }),
  );
  const targets = targetsOf(pages);
  return {
    locale,
    siteUrl,
    siteName,
    categories,
    of: (keyword) => places.get(keyword) ?? null,
    target: (keyword) => targets.get(keyword.trim().toLowerCase()) ?? null,
  };
}

function targetsOf(pages: readonly PageWithArticle[]): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { page } of pages)
    for (const variant of page.variants) targets.set(variant.toLowerCase(), page.keyword);
  // A primary keyword takes precedence over an equal variant.
  for (const { page } of pages) targets.set(page.keyword.toLowerCase(), page.keyword);
  return targets;
}

/** The WordPress importer knows a post by its title and date: the date is that of the first article, whichever came after it. */
function firstDateOf({ firstGeneratedAt, provenance }: Article): string | null {
  return isoUtc(firstGeneratedAt) ?? isoUtc(provenance?.generatedAt);
}

/** UTC with milliseconds; null for an invalid date. */
export function isoUtc(text: string | null | undefined): string | null {
  const ms = typeof text !== 'string' ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

// Builds the content package: pages in reading order, each with its address, its texts and its links resolved.

import {
  cleanLine,
  readingTimeMinutes,
  resolveSiloLinks,
  safeImageUrl,
  sanitiseHtml,
} from '@silosmith/content';
import { type Article, type ProjectDocument, recordOf } from '@silosmith/contract';
import { type OnProgress, throwIfCancelled } from '@silosmith/kernel';
import { createSlugger, DEFAULT_PATH_TEMPLATE, pathOf, siteUrlOf } from './addresses.ts';
import { type Categories, categoriesOf } from './categories.ts';
import {
  type ContentPackage,
  type DeliveryTexts,
  type InternalLink,
  PACKAGE_VERSION,
  type PackageInfo,
  type PackagePost,
  type PostPage,
  type SiloEntry,
} from './content-package.ts';
import { type ExportedPage, exportedPagesOf, readingOrder } from './exported-pages.ts';
import { localeOf } from './locales.ts';
import { allTagsOf, listedTags, postTagsOf } from './post-tags.ts';
import { postExcerptOf, postSeoOf } from './post-texts.ts';
import { type Relations, relatedOf } from './related.ts';

export interface ContentPackageOptions {
  /** Now, ISO 8601: date of the package, and of posts without a known date. */
  readonly nowIso: string;
  readonly texts: DeliveryTexts;
  /** Default: the project's name. */
  readonly siteName?: string;
  readonly siteUrl?: string;
  /** Placeholders {lang}, {market}, {slug}; default `/{lang}/{slug}`. */
  readonly pathTemplate?: string;
  /** Default: the first locale of the project's language. */
  readonly locale?: string;
  readonly author?: string;
  readonly license?: string;
}

export interface PackageRun {
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/** Throws `delivery.bad-site-url`. A project without articles gives a package without posts. */
export function contentPackageOf(
  project: ProjectDocument,
  options: ContentPackageOptions,
  { onProgress, signal }: PackageRun = {},
): ContentPackage {
  const roots = exportedPagesOf(project);
  const pages = [...readingOrder(roots)];
  const withArticle = pages.flatMap((page) => {
    const article = recordOf(project.articles, page.keyword);
    return article ? [{ page, article }] : [];
  });
  const places = placesOf(withArticle, project, options);
  const categories = categoriesOf(roots, places.locale.language, places.siteName);
  const info = infoOf(project, withArticle, roots, places, options);
  const related = relatedOf(roots, (keyword) => places.slugs.get(keyword) ?? null);

  const context: PostContext = { project, options, places, categories, related, info };
  const posts = withArticle.map((item, index) => {
    throwIfCancelled(signal);
    onProgress?.({ stage: 'package', done: index, total: withArticle.length });
    return postOf(item, index + 1, context);
  });

  const siloEntryOf = (page: ExportedPage): SiloEntry => ({
    keyword: page.keyword,
    topic: page.topic,
    pageType: page.pageType,
    level: page.level,
    slug: places.slugs.get(page.keyword) ?? null,
    wordCount: recordOf(project.articles, page.keyword)?.wordCount ?? 0,
    children: page.children.map(siloEntryOf),
  });
  return {
    info,
    posts,
    categories: categories.listFor(posts.map((post) => post.keyword)),
    tags: listedTags(
      allTagsOf(
        posts.map((post) => post.tags),
        places.locale.language,
      ),
    ),
    silo: roots.map(siloEntryOf),
    texts: options.texts,
  };
}

interface PageWithArticle {
  readonly page: ExportedPage;
  readonly article: Article;
}

interface PostContext {
  readonly project: ProjectDocument;
  readonly options: ContentPackageOptions;
  readonly places: Places;
  readonly categories: Categories;
  readonly related: Relations;
  readonly info: PackageInfo;
}

function postOf({ page, article }: PageWithArticle, id: number, context: PostContext): PackagePost {
  const { project, options, places, categories, related, info } = context;
  const { keyword } = page;
  const slug = places.slugs.get(keyword) ?? '';
  const path = pathOf(places.template, places.locale, slug);
  const url = places.siteUrl + path;
  const meta = recordOf(project.metas, keyword);
  const record = recordOf(project.images, keyword);
  const imageUrl = record ? safeImageUrl(record.url) : null;
  const image = record && imageUrl !== null ? { url: imageUrl, alt: record.alt } : null;
  const title = cleanLine(article.title) || keyword;
  const excerpt = postExcerptOf(article, meta);
  const demo = article.provenance?.demo === true;
  const { content, links } = linkedContentOf(sanitiseHtml(article.content), places);
  const publishDate = isoUtc(article.provenance?.generatedAt) ?? info.createdAt;
  const seo = postSeoOf({
    title,
    excerpt,
    keywords: [keyword, ...page.variants],
    meta,
    url,
    imageUrl: image && !image.url.startsWith('data:') ? image.url : null,
    publishDate,
    wordCount: article.wordCount,
    info,
  });
  return {
    id,
    keyword,
    slug,
    title,
    content: demo ? demoParagraph(options.texts.demoNotice) + content : content,
    excerpt,
    seo,
    images: { featured: image, gallery: [] },
    category: categories.slugByKeyword.get(keyword) ?? '',
    tags: postTagsOf(keyword, recordOf(project.tags, keyword)?.tags, places.locale.language),
    publishDate,
    wordCount: article.wordCount,
    readingTime: readingTimeMinutes(article.wordCount),
    internalLinks: links,
    relatedPosts: related.related(keyword),
    ancestors: related.ancestors(keyword),
    page: postPageOf(page, places),
    path,
    url,
    demo,
  };
}

function postPageOf(page: ExportedPage, places: Places): PostPage {
  const { pageType, level, topic, parentKeyword, volume, difficulty, score, scoreEstimated, variants } = page;
  return {
    pageType,
    level,
    topic,
    parentKeyword,
    parentSlug: parentKeyword === null ? null : (places.slugs.get(parentKeyword) ?? null),
    volume: volume < 0 ? null : volume,
    difficulty: difficulty < 0 ? null : difficulty,
    score,
    scoreEstimated,
    variants,
  };
}

/** Slugs by keyword, and the resolution of links to keywords. */
function placesOf(
  pages: readonly PageWithArticle[],
  project: ProjectDocument,
  options: ContentPackageOptions,
) {
  const locale = localeOf(options.locale ?? project.language);
  const slugger = createSlugger(locale.language, 'post');
  const slugs = new Map(pages.map(({ page }) => [page.keyword, slugger(page.keyword)]));
  const targets = new Map<string, string>();
  for (const { page } of pages)
    for (const variant of page.variants) targets.set(variant.toLowerCase(), page.keyword);
  // A primary keyword takes precedence over an equal variant.
  for (const { page } of pages) targets.set(page.keyword.toLowerCase(), page.keyword);
  return {
    locale,
    slugs,
    targets,
    template: options.pathTemplate || DEFAULT_PATH_TEMPLATE,
    siteUrl: siteUrlOf(options.siteUrl ?? ''),
    siteName: options.siteName?.trim() || project.name,
  };
}
type Places = ReturnType<typeof placesOf>;

function infoOf(
  project: ProjectDocument,
  pages: readonly PageWithArticle[],
  roots: readonly ExportedPage[],
  places: Places,
  { nowIso, author, license, texts }: ContentPackageOptions,
): PackageInfo {
  const topics = [...new Set(roots.map((root) => root.topic))].filter((topic) => topic !== '');
  const demoPosts = pages.filter(({ article }) => article.provenance?.demo).length;
  const estimated = pages.some(({ page }) => page.scoreEstimated);
  return {
    name: project.name,
    description: topics.join(', '),
    version: PACKAGE_VERSION,
    topic: topics[0] ?? project.name,
    language: places.locale.language,
    locale: places.locale.tag,
    siteName: places.siteName,
    siteUrl: places.siteUrl,
    author: author?.trim() || null,
    totalPosts: pages.length,
    totalWords: pages.reduce((sum, { article }) => sum + article.wordCount, 0),
    demoPosts,
    createdAt: isoUtc(nowIso) ?? nowIso,
    license: license?.trim() || null,
    notices: [...(demoPosts > 0 ? [texts.demoNotice] : []), ...(estimated ? [texts.estimateNotice] : [])],
  };
}

/** Links to pages with an article get their address; all others are replaced by their text, so that no link is broken. */
function linkedContentOf(html: string, places: Places): { content: string; links: InternalLink[] } {
  if (!/silo:/iu.test(html)) return { content: html, links: [] };
  const links: InternalLink[] = [];
  const content = resolveSiloLinks(html, (keyword) => {
    const target = places.targets.get(keyword.trim().toLowerCase());
    const slug = target === undefined ? undefined : places.slugs.get(target);
    if (target === undefined || slug === undefined) return null;
    const url = places.siteUrl + pathOf(places.template, places.locale, slug);
    links.push({ keyword: target, slug, url });
    return url;
  });
  return { content, links };
}

function demoParagraph(notice: string): string {
  const escaped = notice.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p><strong>${escaped}</strong></p>\n`;
}

/** UTC with milliseconds; null for an invalid date. */
function isoUtc(text: string | null | undefined): string | null {
  const ms = typeof text !== 'string' ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

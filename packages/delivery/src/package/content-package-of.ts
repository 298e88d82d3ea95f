// Builds the content package: pages in reading order, each with its address, its texts and its links resolved.

import {
  readingTimeMinutes,
  resolveSiloLinks,
  safeImageUrl,
  sanitiseHtml,
  typesetLine,
} from '@silosmith/content';
import { type ProjectDocument, recordOf } from '@silosmith/contract';
import { escapeHtmlText, type OnProgress, throwIfCancelled } from '@silosmith/kernel';
import { galleryOf } from './content-images.ts';
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
import { type ExportedPage, exportedPagesOf } from './exported-pages.ts';
import { withKeptPages } from './kept-articles.ts';
import {
  isoUtc,
  type PageWithArticle,
  type PlaceOptions,
  type Places,
  placesOf,
  withArticles,
} from './places.ts';
import { allTagsOf, listedTags, postTagsOf } from './post-tags.ts';
import { postExcerptOf, postSeoOf } from './post-texts.ts';
import { type Relations, relatedOf } from './related.ts';
import { splitTitleHeading } from './title-heading.ts';

export interface PackageOptions extends PlaceOptions {
  readonly license?: string | undefined;
  /** Also the articles of merged, deleted and removed keywords; default false. */
  readonly keptArticles?: boolean | undefined;
}

export interface ContentPackageOptions extends PackageOptions {
  /** Now, ISO 8601: date of the package, and of posts without a known date. */
  readonly nowIso: string;
  readonly texts: DeliveryTexts;
}

export interface PackageRun {
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/** Throws `delivery.bad-site-url`, `delivery.bad-path-template`. A project without articles gives a package without posts. */
export function contentPackageOf(
  given: ProjectDocument,
  options: ContentPackageOptions,
  { onProgress, signal }: PackageRun = {},
): ContentPackage {
  const project = options.keptArticles === true ? withKeptPages(given) : given;
  const roots = exportedPagesOf(project);
  const pages = withArticles(roots, project, options.only);
  const createdAt = isoUtc(options.nowIso) ?? options.nowIso;
  const places = placesOf(roots, project, options, createdAt);
  const info = infoOf(project, pages, { roots, places, createdAt }, options);
  const related = relatedOf(roots, (keyword) => places.of(keyword)?.slug ?? null);

  const context: PostContext = { project, options, places, related, info, lastText: createLastText() };
  const posts = pages.map((item, index) => {
    throwIfCancelled(signal);
    onProgress?.({ stage: 'package', done: index, total: pages.length });
    return postOf(item, index + 1, context);
  });

  const siloEntryOf = (page: ExportedPage): SiloEntry => ({
    keyword: page.keyword,
    topic: page.topic,
    pageType: page.pageType,
    level: page.level,
    slug: places.of(page.keyword)?.slug ?? null,
    wordCount: recordOf(project.articles, page.keyword)?.wordCount ?? 0,
    children: page.children.map(siloEntryOf),
  });
  const allTags = allTagsOf(
    posts.map((post) => post.tags),
    places.locale.language,
  );
  return {
    info,
    posts,
    categories: places.categories.listFor(posts.map((post) => post.keyword)),
    tags: listedTags(allTags),
    allTags,
    silo: roots.map(siloEntryOf),
    texts: options.texts,
  };
}

interface PostContext {
  readonly project: ProjectDocument;
  readonly options: ContentPackageOptions;
  readonly places: Places;
  readonly related: Relations;
  readonly info: PackageInfo;
  readonly lastText: (id: number, make: () => PostText) => PostText;
}

interface PostText {
  readonly heading: string;
  readonly content: string;
  readonly links: readonly InternalLink[];
}

/** Keeps the text asked for last: a writer goes from post to post, and the texts of all of them would be the project once more. */
function createLastText(): PostContext['lastText'] {
  let held: { readonly id: number; readonly text: PostText } | null = null;
  return (id, make) => {
    if (held?.id !== id) held = { id, text: make() };
    return held.text;
  };
}

function textOf(html: string, demo: boolean, { places, options }: PostContext): PostText {
  const { content, links } = linkedContentOf(sanitiseHtml(html), places);
  const { heading, body } = splitTitleHeading(content);
  return { heading, content: demo ? demoParagraph(options.texts.demoNotice) + body : body, links };
}

/** `withArticles` and `placesOf` go over the same pages, so each post has a place. */
const NOWHERE = { slug: '', publishDate: '', path: '', url: '' };

function postOf({ page, article }: PageWithArticle, id: number, context: PostContext): PackagePost {
  const { project, options, places, related, info } = context;
  const { keyword } = page;
  const { slug, publishDate, path, url } = places.of(keyword) ?? NOWHERE;
  const meta = recordOf(project.metas, keyword);
  const record = recordOf(project.images, keyword);
  const imageUrl = record ? safeImageUrl(record.url) : null;
  const image = record && imageUrl !== null ? { url: imageUrl, alt: record.alt } : null;
  const title = typesetLine(article.title) || keyword;
  const excerpt = postExcerptOf(article, meta);
  const demo = article.provenance?.demo === true;
  const text = (): PostText => context.lastText(id, () => textOf(article.content, demo, context));
  const seo = postSeoOf({
    title,
    html: article.content,
    excerpt,
    keywords: [keyword, ...page.variants],
    meta,
    url,
    imageUrl: image && !image.url.startsWith('data:') ? image.url : null,
    publishDate,
    wordCount: article.wordCount,
    info,
    publisher: options.siteName?.trim() || null,
  });
  return {
    id,
    keyword,
    slug,
    title,
    get heading() {
      return text().heading;
    },
    get content() {
      return text().content;
    },
    get internalLinks() {
      return text().links;
    },
    excerpt,
    seo,
    images: { featured: image, gallery: galleryOf(record) },
    category: places.categories.slugByKeyword.get(keyword) ?? '',
    tags: postTagsOf(keyword, recordOf(project.tags, keyword)?.tags, places.locale.language),
    publishDate,
    modifiedDate: isoUtc(article.provenance?.generatedAt) ?? publishDate,
    wordCount: article.wordCount,
    readingTime: readingTimeMinutes(article.wordCount),
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
    parentSlug: parentKeyword === null ? null : (places.of(parentKeyword)?.slug ?? null),
    volume: volume < 0 ? null : volume,
    difficulty: difficulty < 0 ? null : difficulty,
    score,
    scoreEstimated,
    variants,
  };
}

function infoOf(
  project: ProjectDocument,
  pages: readonly PageWithArticle[],
  site: { readonly roots: readonly ExportedPage[]; readonly places: Places; readonly createdAt: string },
  { author, license, texts }: ContentPackageOptions,
): PackageInfo {
  const { roots, places, createdAt } = site;
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
    createdAt,
    license: license?.trim() || null,
    notices: [...(demoPosts > 0 ? [texts.demoNotice] : []), ...(estimated ? [texts.estimateNotice] : [])],
  };
}

/** Links to pages with an article get their address; all others are replaced by their text, so that no link is broken. */
function linkedContentOf(html: string, places: Places): { content: string; links: InternalLink[] } {
  if (!/silo:/iu.test(html)) return { content: html, links: [] };
  const links: InternalLink[] = [];
  const content = resolveSiloLinks(html, (keyword) => {
    const target = places.target(keyword);
    const place = target === null ? null : places.of(target);
    if (target === null || place === null) return null;
    links.push({ keyword: target, slug: place.slug, url: place.url });
    return place.url;
  });
  return { content, links };
}

function demoParagraph(notice: string): string {
  return `<p><strong>${escapeHtmlText(notice)}</strong></p>\n`;
}

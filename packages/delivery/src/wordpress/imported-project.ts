// A WordPress export as a project: each post a page with its article, meta, tags and the address of its image.
import { excerptOf, safeImageUrl, toSiloLinks, wordCount } from '@silosmith/content';
import {
  type Article,
  CONTENT_LANGUAGES,
  DEFAULT_FILTERS,
  type ImageRecord,
  isDateTime,
  type Meta,
  type ProjectDocument,
  type Tags,
} from '@silosmith/contract';
import { escapeHtml, Fault } from '@silosmith/kernel';
import { nestedSiloProject } from '@silosmith/silo';
import { splitTitleHeading } from '../package/title-heading.ts';
import { importedSilo } from './imported-silo.ts';
import type { ImportedPost, WxrImport } from './read-wxr.ts';

const MOST_ISSUES = 500;

/** A project whose articles are made when they are asked for, so that their texts need not be in memory together. */
export interface ImportedPages {
  /** Without articles. */
  readonly document: ProjectDocument;
  articles(): Iterable<readonly [keyword: string, article: Article]>;
}

/**
 * `language`: of the texts; without one the site's, where it is a content language, else English.
 * Throws `delivery.wxr-empty` where no post could be read. Links between the posts become links between the pages. Nobody here wrote the texts, so their provenance is null; a page keeps
 * the date it was published.
 */
export function importedProject(site: WxrImport, language?: string): ProjectDocument {
  const { document, articles } = importedPages(site, ({ content }) => content, language);
  return { ...document, articles: Object.fromEntries(articles()) };
}

/** As `importedProject`, with texts from where they were kept. */
export function importedPages(
  site: WxrImport,
  textOf: (post: ImportedPost) => string,
  language = contentLanguageOf(site.language),
): ImportedPages {
  if (site.posts.length === 0) throw new Fault('delivery.wxr-empty', { recovery: ['fix-file'] });
  const posts = withOwnKeywords(site.posts);
  const targets = pageAddresses(posts, site.siteUrl);
  const keywordOf = (href: string): string | null => targets.get(addressKey(href, site.siteUrl)) ?? null;
  const records = <T>(make: (post: ImportedPost) => T | null): Record<string, T> =>
    Object.fromEntries(
      posts.flatMap((post): [string, T][] => {
        const record = make(post);
        return record === null ? [] : [[post.keyword, record]];
      }),
    );
  const project = nestedSiloProject({
    name: site.siteName,
    language,
    // Nothing of a site is hidden: every page is already written.
    filters: { ...DEFAULT_FILTERS, maxArticles: posts.length },
    rows: posts.map(({ keyword, volume, difficulty }) => ({ keyword, volume, difficulty })),
    silo: importedSilo(posts, site.siteName),
    favorites: [],
    articles: {},
    metas: records(metaOf),
    tags: records(tagsOf),
    images: records(imageOf),
  });
  return {
    document: { ...project, report: { ...project.report, posts: postsRead(site) } },
    *articles() {
      for (const post of posts) {
        const article = articleOf(post, textOf(post), keywordOf);
        if (article !== null) yield [post.keyword, article];
      }
    },
  };
}

/** What the import says of the file's posts. A site of thousands of posts without a category would fill the project with them. */
function postsRead({
  convertedPosts,
  skippedPosts,
  totalPosts,
  issues,
}: WxrImport): NonNullable<ProjectDocument['report']['posts']> {
  return {
    ...{ converted: convertedPosts, skipped: skippedPosts, total: totalPosts },
    issues: issues.slice(0, MOST_ISSUES).map(({ code, params, file }) => ({
      code,
      params: { ...params, ...(file === undefined ? {} : { file }) },
    })),
  };
}

/** Several posts of a site may have one focus keyword: from the second on their title is their keyword, numbered where it is taken, too. */
function withOwnKeywords(posts: readonly ImportedPost[]): ImportedPost[] {
  const taken = new Set<string>();
  /** Number to begin with, by title: thousands of posts may have the same. */
  const numbers = new Map<string, number>();
  return posts.map((post) => {
    const title = post.title || post.slug;
    let name = [post.keyword, title].find(
      (candidate) => candidate !== '' && !taken.has(foldedKeyword(candidate)),
    );
    for (let number = numbers.get(title) ?? 2; name === undefined; number++) {
      const numbered = `${title} (${number})`;
      if (!taken.has(foldedKeyword(numbered))) name = numbered;
      numbers.set(title, number + 1);
    }
    const keyword = nameOf(name);
    taken.add(foldedKeyword(keyword));
    return { ...post, keyword };
  });
}

/** As the project file reads keywords. */
const nameOf = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');
const foldedKeyword = (text: string): string => nameOf(text).toLowerCase();

/** The first language of the project's that the site's tag begins with; English where there is none. */
function contentLanguageOf(tag: string): string {
  const language = tag.toLowerCase().split(/[-_]/u)[0];
  return CONTENT_LANGUAGES.find((known) => known === language) ?? 'en';
}

/** Addresses of the posts: their permalinks, and `/?p=ID`, which every WordPress site answers. */
function pageAddresses(posts: readonly ImportedPost[], siteUrl: string): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const { id, url, keyword } of posts) {
    if (id > 0) addresses.set(addressKey(`/?p=${id}`, siteUrl), keyword);
    if (url !== '') addresses.set(addressKey(url, siteUrl), keyword);
  }
  addresses.delete('');
  return addresses;
}

/** Host, path and query, without scheme, `www.` and closing slash; '' for what is no address of a page. */
function addressKey(href: string, siteUrl: string): string {
  const base = URL.canParse(siteUrl) ? siteUrl : 'http://site.invalid';
  if (!URL.canParse(href, base)) return '';
  const address = new URL(href, base);
  if (!/^https?:$/u.test(address.protocol)) return '';
  const { hostname, pathname, search } = address;
  return `${hostname.replace(/^www\./u, '')}${pathname.replace(/\/+$/u, '')}${search}`;
}

function articleOf(
  post: ImportedPost,
  text: string,
  keywordOf: (href: string) => string | null,
): Article | null {
  if (text.trim() === '') return null;
  const linked = toSiloLinks(text, keywordOf);
  const { heading } = splitTitleHeading(linked);
  const content = heading === '' ? `<h1>${escapeHtml(post.title)}</h1>\n${linked}` : linked;
  const published = post.publishDate === '' ? '' : `${post.publishDate.replace(' ', 'T')}Z`;
  return {
    keyword: post.keyword,
    title: post.title,
    content,
    excerpt: post.excerpt === '' ? excerptOf(text) : post.excerpt,
    wordCount: wordCount(content),
    provenance: null,
    edited: false,
    ...(isDateTime(published) ? { firstGeneratedAt: published } : {}),
  };
}

function metaOf({ keyword, seo: { title, description } }: ImportedPost): Meta | null {
  return title === '' && description === '' ? null : { keyword, title, description, provenance: null };
}

function tagsOf({ keyword, tags }: ImportedPost): Tags | null {
  return tags.length === 0 ? null : { keyword, tags: [...tags], provenance: null };
}

function imageOf({ keyword, title, featuredImage }: ImportedPost): ImageRecord | null {
  const url = featuredImage === null ? null : safeImageUrl(featuredImage.url);
  if (featuredImage === null || url === null) return null;
  return { keyword, url, prompt: '', alt: featuredImage.alt || title, provenance: null };
}

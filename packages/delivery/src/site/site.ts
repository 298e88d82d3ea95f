// A static site as one value: what every page of it needs to know.

import { createSlugger } from '../package/addresses.ts';
import type { ContentPackage, PackagePost } from '../package/content-package.ts';
import {
  createFileNames,
  FEED_FILE,
  fileOfPath,
  NOT_FOUND_FILE,
  SITEMAP_FILE,
  START_FILE,
  TOPIC_FOLDER,
} from './site-files.ts';
import { directionOf, languageTagOf } from './site-language.ts';
import { nodesOf, type SiteNode, siteTreeOf } from './site-tree.ts';
import { type SiteWords, siteWordsOf } from './site-words.ts';

export interface Site {
  readonly contentPackage: ContentPackage;
  /** Without trailing slash; '' for none: then there is nothing that needs full addresses. */
  readonly url: string;
  readonly name: string;
  readonly tagline: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: SiteWords;
  readonly topics: readonly SiteNode[];
  readonly nodeBySlug: ReadonlyMap<string, SiteNode>;
  /** File of a post by its address in the content package. */
  readonly fileByUrl: ReadonlyMap<string, string>;
  number(value: number): string;
  /** The day of an ISO 8601 time. */
  day(iso: string): string;
}

export function siteOf(contentPackage: ContentPackage, tagline: string): Site {
  const { info } = contentPackage;
  const language = languageTagOf(info);
  const nameFile = createFileNames([START_FILE, NOT_FOUND_FILE, FEED_FILE, SITEMAP_FILE]);
  const topicSlug = createSlugger(info.language, 'topic');
  const wantedFile = (post: PackagePost | null, keyword: string): string =>
    post ? fileOfPath(post.path) : `${TOPIC_FOLDER}${topicSlug(keyword)}.html`;
  const topics = siteTreeOf(contentPackage, (post, keyword) => nameFile(wantedFile(post, keyword)));
  const nodeBySlug = new Map<string, SiteNode>();
  const fileByUrl = new Map<string, string>();
  for (const node of nodesOf(topics)) {
    if (!node.post || node.file === null) continue;
    nodeBySlug.set(node.post.slug, node);
    fileByUrl.set(node.post.url, node.file);
  }
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    contentPackage,
    url: info.siteUrl,
    name: info.siteName,
    tagline: tagline.trim(),
    language,
    direction: directionOf(info.language),
    words: siteWordsOf(info.language),
    topics,
    nodeBySlug,
    fileByUrl,
    number: (value) => numbers.format(value),
    day: (iso) => days.format(Date.parse(iso)),
  };
}

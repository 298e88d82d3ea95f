// Reads a WordPress export: posts and pages with their texts and SEO data, sorted into topical silos.
import { cleanLine, sanitiseHtml, textOf } from '@silosmith/content';
import { Fault, type OnProgress } from '@silosmith/kernel';
import { createSlugger } from '../package/addresses.ts';
import type { SiloEntry } from '../package/content-package.ts';
import { type ByteChunks, chunksOf } from './byte-chunks.ts';
import { importedSilo } from './imported-silo.ts';
import { parseWxr, type WxrDocument, type WxrVisitor } from './parse-wxr.ts';
import { withParagraphs } from './with-paragraphs.ts';
import { fieldText } from './wordpress-html.ts';
import type { WxrItem } from './wxr-items.ts';
import { type ImportedSeo, seoOf } from './wxr-seo.ts';

export interface ImportedPost {
  readonly id: number;
  readonly title: string;
  /** From the file, else generated from the title; unique. */
  readonly slug: string;
  /** Its address on the site it came from; '' where the file states none. */
  readonly url: string;
  /** Sanitised HTML, paragraphs as WordPress would show them; '' where texts are not kept, or kept in a store. */
  readonly content: string;
  /** By which the store has the text; null without one. */
  readonly stored: number | null;
  /** Characters of the sanitised HTML. */
  readonly contentLength: number;
  readonly excerpt: string;
  /** WordPress post status: publish, draft, private … */
  readonly status: string;
  readonly postType: 'post' | 'page';
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly author: string;
  /** `2026-01-31 08:00:00`, GMT if known, else site time; '' for none. */
  readonly publishDate: string;
  readonly featuredImage: { readonly url: string; readonly alt: string } | null;
  readonly seo: ImportedSeo;
  /** Placement in the silo, if the file is one of our exports. */
  readonly keyword: string;
  readonly level: 1 | 2 | 3 | null;
  readonly parentKeyword: string | null;
  /** Unknown: -1. */
  readonly volume: number;
  readonly difficulty: number;
  /** Estimated: characters of content ÷ 5. */
  readonly wordCount: number;
}

/** A code of the catalogue's `exporting.wxrIssues` with its parameters. */
export interface ImportIssue {
  readonly code: string;
  /** Of several files the one that it is about. */
  readonly file?: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface WxrImport {
  readonly siteName: string;
  readonly siteUrl: string;
  /** As stated in the file: `de-DE`; '' for none. */
  readonly language: string;
  readonly convertedPosts: number;
  readonly skippedPosts: number;
  /** Posts and pages of the file: converted + skipped. */
  readonly totalPosts: number;
  readonly issues: readonly ImportIssue[];
  readonly posts: readonly ImportedPost[];
  readonly silo: readonly SiloEntry[];
}

/** Keeps texts elsewhere than in memory, until they are asked for by the number that was given for them. */
export interface TextStore {
  put(text: string): number;
  get(stored: number): string;
}

export interface WxrReading {
  readonly onProgress?: OnProgress;
  /** Where the texts are kept (default: in memory). Elsewhere, or nowhere, memory does not grow with the length of the posts. */
  readonly texts?: 'in-memory' | 'nowhere' | TextStore;
}

/**
 * The posts of an export: of one file, or of the files that one export was split into, whose numbers (`wp:post_id`) hold across them. Posts without a
 * category, or larger than an article may be, are skipped and reported, as is a post that an earlier file has already. Throws `delivery.wxr-broken`,
 * `delivery.not-wxr`, of several files `delivery.wxr-broken-part`, `delivery.not-wxr-part`.
 */
export function readWxr(
  file: ByteChunks | Uint8Array | readonly ByteChunks[],
  { onProgress, texts = 'in-memory' }: WxrReading = {},
): WxrImport {
  const files = file instanceof Uint8Array ? [chunksOf(file)] : 'open' in file ? [file] : file;
  const parts = readParts(files, texts, onProgress);
  const said = (name: string): string =>
    parts.map(({ channel }) => channel.get(name)?.trim() ?? '').find((text) => text !== '') ?? '';
  const pictures = new Map(parts.flatMap((part) => [...part.pictures]));
  const language = said('language');
  const slugger = createSlugger(language || 'en', 'post');
  const issues: ImportIssue[] = [];
  const posts: ImportedPost[] = [];
  const met = new Set<string>();
  for (const { name, repairedLine, entries } of parts) {
    const tell = (code: string, params: ImportIssue['params']) =>
      issues.push({ code, params, ...(name === undefined ? {} : { file: name }) });
    if (repairedLine !== null) tell('repaired', { line: repairedLine });
    const here: string[] = [];
    for (const entry of entries) {
      const { post, wantedSlug, pictureId } = entry;
      const known = `${post.id} ${post.url}`;
      const skipped = post.id > 0 && met.has(known) ? 'repeated' : entry.skipped;
      here.push(known);
      const slug = skipped === 'too-large' || skipped === 'repeated' ? '' : slugger(wantedSlug);
      if (skipped !== null) tell(skipped, { title: post.title });
      else posts.push({ ...post, slug, featuredImage: pictures.get(pictureId) ?? null });
    }
    for (const known of here) met.add(known);
  }
  const siteName = plain(said('title'));
  const totalPosts = parts.reduce((sum, { entries }) => sum + entries.length, 0);
  return {
    siteName,
    siteUrl: said('wp:base_blog_url') || said('link'),
    language,
    convertedPosts: posts.length,
    skippedPosts: totalPosts - posts.length,
    totalPosts,
    issues,
    posts,
    silo: importedSilo(posts, siteName),
  };
}

interface ReadPart extends WxrDocument {
  /** Of several files. */
  readonly name: string | undefined;
  readonly entries: readonly Entry[];
  /** By `wp:post_id`. */
  readonly pictures: ReadonlyMap<string, ImportedPost['featuredImage']>;
}

function readParts(
  files: readonly ByteChunks[],
  texts: NonNullable<WxrReading['texts']>,
  onProgress: OnProgress | undefined,
): ReadPart[] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return files.map((file) => {
    const name = files.length > 1 ? (file.name ?? '') : undefined;
    const report: OnProgress = ({ stage, done }) => onProgress?.({ stage, done: before + done, total });
    const part = readPart(file, name, texts, report);
    before += file.size;
    return part;
  });
}

function readPart(
  file: ByteChunks,
  name: string | undefined,
  texts: NonNullable<WxrReading['texts']>,
  onProgress: OnProgress,
): ReadPart {
  let found = noEntries();
  const visitor: WxrVisitor = {
    restart: () => {
      found = noEntries();
    },
    item: (item) => {
      const type = typeOf(item);
      if (type === 'attachment') found.pictures.set(fieldOf(item, 'wp:post_id'), pictureOf(item));
      if (type === 'post' || type === 'page') found.entries.push(entryOf(item, texts));
    },
  };
  try {
    return { name, ...parseWxr(file, visitor, onProgress), ...found };
  } catch (error) {
    if (name === undefined || !(error instanceof Fault)) throw error;
    const { code, params, recovery } = error;
    throw PART_FAULTS.has(code)
      ? new Fault(`${code}-part`, { params: { ...params, file: name }, recovery })
      : error;
  }
}

const PART_FAULTS: ReadonlySet<string> = new Set(['delivery.wxr-broken', 'delivery.not-wxr']);

/** A post whose slug waits for the language of the file, its picture for the attachments behind it. */
interface Entry {
  readonly post: Omit<ImportedPost, 'slug' | 'featuredImage'>;
  readonly wantedSlug: string;
  readonly pictureId: string;
  /** Code of the issue for which it is skipped. */
  readonly skipped: 'too-large' | 'no-categories' | null;
}

const noEntries = (): { entries: Entry[]; pictures: Map<string, ImportedPost['featuredImage']> } => ({
  entries: [],
  pictures: new Map(),
});

const fieldOf = (item: WxrItem, name: string): string => item.fields.get(name)?.trim() ?? '';
const typeOf = (item: WxrItem): string => fieldOf(item, 'wp:post_type');
/** Titles and term names may contain entities and tags, even inside CDATA. */
const plain = (text: string): string => cleanLine(textOf(text).replaceAll('\n', ' '));
const NO_DATE = /^0000-00-00/u;

function entryOf(item: WxrItem, texts: NonNullable<WxrReading['texts']>): Entry {
  const title = plain(fieldOf(item, 'title'));
  const rawContent = item.fields.get('content:encoded') ?? '';
  const content = contentOf(rawContent);
  const gmt = fieldOf(item, 'wp:post_date_gmt');
  const seo = seoOf(item);
  const metaOf = (key: string): string => fieldText(item.meta.get(key)?.trim() ?? '');
  const post: Entry['post'] = {
    id: Number(fieldOf(item, 'wp:post_id')) || 0,
    title,
    url: fieldOf(item, 'link'),
    content: texts === 'in-memory' ? (content ?? '') : '',
    stored: typeof texts === 'string' ? null : texts.put(content ?? ''),
    contentLength: content?.length ?? 0,
    excerpt: plain(fieldOf(item, 'excerpt:encoded')),
    status: fieldOf(item, 'wp:status') || 'draft',
    postType: typeOf(item) === 'page' ? 'page' : 'post',
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag'),
    author: fieldOf(item, 'dc:creator'),
    publishDate: gmt === '' || NO_DATE.test(gmt) ? fieldOf(item, 'wp:post_date').replace(NO_DATE, '') : gmt,
    seo,
    keyword: metaOf('_silo_keyword') || seo.focusKeyword || title,
    level: levelOf(metaOf('_silo_page_type') || metaOf('_silo_type')),
    parentKeyword: metaOf('_silo_parent') || null,
    volume: figureOf(metaOf('_silo_volume')),
    difficulty: figureOf(metaOf('_silo_difficulty')),
    wordCount: Math.round(rawContent.length / 5),
  };
  const isUnsorted = post.postType === 'post' && post.categories.length === 0;
  return {
    post,
    wantedSlug: decodedSlug(fieldOf(item, 'wp:post_name')) || title,
    pictureId: metaOf('_thumbnail_id'),
    skipped: content === null ? 'too-large' : isUnsorted ? 'no-categories' : null,
  };
}

/** Null for a text beyond the limits of an article: one such post does not cost the others. */
function contentOf(raw: string): string | null {
  try {
    return sanitiseHtml(withParagraphs(raw));
  } catch (error) {
    if (error instanceof Fault && error.code.startsWith('content.')) return null;
    throw error;
  }
}

function termsOf(item: WxrItem, domain: string): string[] {
  const names = item.terms.filter((term) => term.domain === domain).map((term) => plain(term.name));
  return [...new Set(names)].filter((name) => name !== '');
}

function pictureOf(attachment: WxrItem): ImportedPost['featuredImage'] {
  const url = fieldOf(attachment, 'wp:attachment_url') || fieldOf(attachment, 'guid');
  return url === '' ? null : { url, alt: plain(attachment.meta.get('_wp_attachment_image_alt') ?? '') };
}

function levelOf(pageType: string): 1 | 2 | 3 | null {
  const type = pageType.toLowerCase();
  if (type.includes('pillar')) return 1;
  if (type.includes('sub')) return 3;
  return type.includes('cluster') || type.includes('support') ? 2 : null;
}

function figureOf(text: string): number {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : -1;
}

/** WordPress percent-encodes slugs of other scripts. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch (error) {
    if (error instanceof URIError) return slug;
    throw error;
  }
}

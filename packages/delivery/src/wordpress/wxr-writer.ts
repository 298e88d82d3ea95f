// Writes WXR 1.2 item by item, with every element that the WordPress importer reads.
import { slugOf } from '@silosmith/language/slugs';
import type { PackageInfo } from '../package/content-package.ts';
import { wordpressField, wordpressHtml, wordpressName, wordpressText } from './wordpress-html.ts';
import { NO_GMT_DATE, rssDate, wordpressDate } from './wxr-dates.ts';
import type { XmlSink } from './xml-sink.ts';
import { cdata, xmlComment, xmlEscaped } from './xml-text.ts';

export interface WxrTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Slug of the parent category, '' for none. Parents must come first: the importer drops a parent that is declared later. */
  readonly parentSlug: string;
}

export interface WxrPost {
  readonly id: number;
  readonly type: 'post' | 'page';
  readonly title: string;
  readonly url: string;
  readonly slug: string;
  readonly content: string;
  readonly excerpt: string;
  readonly status: 'draft' | 'publish' | 'private';
  /** ISO 8601 in UTC. */
  readonly date: string;
  /** Lines of `wxrTermLine`: made once a term, since many posts have it. */
  readonly terms: readonly string[];
  readonly meta: readonly (readonly [key: string, value: string])[];
}

export interface WxrAttachment {
  readonly id: number;
  readonly parentId: number;
  readonly title: string;
  readonly slug: string;
  /** http(s): the importer downloads it. */
  readonly url: string;
  readonly alt: string;
  readonly date: string;
}

export interface WxrAuthor {
  readonly login: string;
  readonly name: string;
}

/** The importer reports an error for each post without an author: where none is set it is the site's name. */
export function authorOf({ author, siteName, language }: PackageInfo): WxrAuthor {
  const name = author ?? siteName;
  return { name, login: slugOf(name, { language, fallback: 'author' }) };
}

const GENERATOR = 'Silosmith';

export async function writeWxrHead(out: XmlSink, info: PackageInfo, author: WxrAuthor): Promise<void> {
  const site = xmlEscaped(info.siteUrl);
  await out.write(`<?xml version="1.0" encoding="UTF-8" ?>
${[`${GENERATOR} WordPress export (WXR 1.2)`, ...info.notices].map(xmlComment).join('\n')}
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	<title>${xmlEscaped(wordpressText(info.siteName))}</title>
	<link>${site}</link>
	<description>${xmlEscaped(wordpressText(info.description))}</description>
	<pubDate>${rssDate(info.createdAt)}</pubDate>
	<language>${xmlEscaped(info.locale)}</language>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>${site}</wp:base_site_url>
	<wp:base_blog_url>${site}</wp:base_blog_url>
`);
  const name = cdata(wordpressText(author.name));
  await out.write(
    `\t<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata(author.login)}</wp:author_login><wp:author_email></wp:author_email><wp:author_display_name>${name}</wp:author_display_name><wp:author_first_name></wp:author_first_name><wp:author_last_name></wp:author_last_name></wp:author>\n`,
  );
}

export function writeWxrCategory(out: XmlSink, { id, slug, name, parentSlug }: WxrTerm): Promise<void> {
  return out.write(
    `\t<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:category_parent>${cdata(parentSlug)}</wp:category_parent><wp:cat_name>${cdata(wordpressName(name))}</wp:cat_name></wp:category>\n`,
  );
}

/** Tags may be as many as posts: a call for so many. */
const TAGS_A_CALL = 64;

export async function writeWxrTags(out: XmlSink, tags: readonly WxrTerm[]): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_A_CALL)
    await out.write(
      tags
        .slice(at, at + TAGS_A_CALL)
        .map(wxrTag)
        .join(''),
    );
}

function wxrTag({ id, slug, name }: WxrTerm): string {
  return `\t<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${cdata(slug)}</wp:tag_slug><wp:tag_name>${cdata(wordpressName(name))}</wp:tag_name></wp:tag>\n`;
}

/** A post's line of a category or tag. */
export function wxrTermLine(domain: 'category' | 'post_tag', { slug, name }: Named): string {
  return `\t\t<category domain="${domain}" nicename="${xmlEscaped(slug)}">${cdata(wordpressName(name))}</category>\n`;
}

type Named = Pick<WxrTerm, 'slug' | 'name'>;

export async function writeWxrPost(out: XmlSink, post: WxrPost, creator: string): Promise<void> {
  const gmt = post.status === 'draft' ? NO_GMT_DATE : wordpressDate(post.date);
  await out.write(`	<item>
		<title>${cdata(wordpressText(post.title))}</title>
		<link>${xmlEscaped(post.url)}</link>
		<pubDate>${rssDate(post.date)}</pubDate>
		<dc:creator>${cdata(creator)}</dc:creator>
		<guid isPermaLink="false">${xmlEscaped(post.url)}</guid>
		<description></description>
		<content:encoded><![CDATA[`);
  // By itself: put together with the rest, the text would be copied once more. Without a bracket it cannot end the section.
  await out.write(wordpressHtml(post.content));
  await out.write(`]]></content:encoded>
		<excerpt:encoded>${cdata(wordpressText(post.excerpt))}</excerpt:encoded>
${itemFields(post, { type: post.type, status: post.status, gmt, parentId: 0, comments: 'open' })}
${post.terms.join('')}${post.meta.map(([key, value]) => metaRow(key, value)).join('')}	</item>
`);
}

export async function writeWxrAttachment(out: XmlSink, file: WxrAttachment, creator: string): Promise<void> {
  const fields = {
    parentId: file.parentId,
    type: 'attachment',
    status: 'inherit',
    gmt: wordpressDate(file.date),
    comments: 'closed',
  };
  await out.write(`	<item>
		<title>${cdata(wordpressText(file.title))}</title>
		<link>${xmlEscaped(file.url)}</link>
		<pubDate>${rssDate(file.date)}</pubDate>
		<dc:creator>${cdata(creator)}</dc:creator>
		<guid isPermaLink="false">${xmlEscaped(file.url)}</guid>
		<description></description>
		<content:encoded>${cdata('')}</content:encoded>
		<excerpt:encoded>${cdata('')}</excerpt:encoded>
${itemFields(file, fields)}
		<wp:attachment_url>${cdata(file.url)}</wp:attachment_url>
${metaRow('_wp_attachment_image_alt', file.alt)}	</item>
`);
}

export function writeWxrEnd(out: XmlSink): Promise<void> {
  return out.write('</channel>\n</rss>\n');
}

interface ItemFields {
  readonly type: string;
  readonly status: string;
  readonly gmt: string;
  readonly parentId: number;
  readonly comments: string;
}

function itemFields(
  { id, slug, date }: Pick<WxrPost, 'id' | 'slug' | 'date'>,
  { type, status, gmt, parentId, comments }: ItemFields,
): string {
  return `		<wp:post_id>${id}</wp:post_id>
		<wp:post_date>${cdata(wordpressDate(date))}</wp:post_date>
		<wp:post_date_gmt>${cdata(gmt)}</wp:post_date_gmt>
		<wp:comment_status>${cdata(comments)}</wp:comment_status>
		<wp:ping_status>${cdata(comments)}</wp:ping_status>
		<wp:post_name>${cdata(slug)}</wp:post_name>
		<wp:status>${cdata(status)}</wp:status>
		<wp:post_parent>${parentId}</wp:post_parent>
		<wp:menu_order>0</wp:menu_order>
		<wp:post_type>${cdata(type)}</wp:post_type>
		<wp:post_password>${cdata('')}</wp:post_password>
		<wp:is_sticky>0</wp:is_sticky>`;
}

function metaRow(key: string, value: string): string {
  return `${metaHead(key)}${cdata(wordpressField(value))}</wp:meta_value></wp:postmeta>\n`;
}

/** Each post has the same keys. */
const metaHeads = new Map<string, string>();

function metaHead(key: string): string {
  const known = metaHeads.get(key);
  if (known !== undefined) return known;
  const head = `\t\t<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>`;
  metaHeads.set(key, head);
  return head;
}

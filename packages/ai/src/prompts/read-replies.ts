// Reads replies that may come with fences, with prose around them, or not as JSON at all.
import * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import { jsonObjectOf } from './json-reply.ts';

export interface ArticleReply {
  readonly title: string;
  /** HTML or Markdown, as the model wrote it: not yet sanitised. */
  readonly content: string;
  /** '' where the reply had none. */
  readonly excerpt: string;
  /** `json` as asked; `raw` a text taken as the article; `cut` a JSON reply that ended too early. */
  readonly form: 'json' | 'raw' | 'cut';
}

const text = z.string().check(z.trim(), z.minLength(1));
const articleSchema = z.object({
  title: z.optional(z.string()),
  content: text,
  excerpt: z.optional(z.string()),
});
const metaSchema = z.object({ title: text, description: text });
const tagsSchema = z.object({ tags: z.array(z.string()).check(z.minLength(1)) });

/**
 * A reply that is no JSON is the article itself, with the title of its first heading
 * or '{keyword} - Complete Guide'. Throws `ai.empty-reply`; `ai.no-article` { said } for a note of a few sentences; `ai.invalid-json` for an object without content.
 */
export function readArticleReply(reply: string, keyword: string): ArticleReply {
  const body = withoutFence(reply);
  if (body === '') throw aiFault('empty-reply');
  const titled = (content: string, form: ArticleReply['form'], title = '', excerpt = ''): ArticleReply => ({
    title: title.trim() || firstHeading(content) || `${keyword} - Complete Guide`,
    content,
    excerpt: excerpt.trim(),
    form,
  });
  const { data } = articleSchema.safeParse(jsonObjectOf(body));
  if (data) return titled(data.content, 'json', data.title, data.excerpt);
  if (!body.startsWith('{')) {
    if (isNote(body)) throw aiFault('no-article', { said: body.slice(0, MOST_SAID) });
    return titled(body, 'raw');
  }
  const content = jsonObjectOf(body) ? '' : cutField(body, 'content');
  if (content === '') throw aiFault('invalid-json');
  return titled(content, 'cut', cutField(body, 'title'));
}

/** Throws `ai.invalid-json` where title or description is missing. */
export function readMetaReply(reply: string): { title: string; description: string } {
  return readObject(reply, metaSchema);
}

/** Throws `ai.invalid-json` where there are no tags. */
export function readTagsReply(reply: string): { tags: string[] } {
  return readObject(reply, tagsSchema);
}

function readObject<T>(reply: string, schema: z.ZodMiniType<T>): T {
  const body = withoutFence(reply);
  if (body === '') throw aiFault('empty-reply');
  const read = schema.safeParse(jsonObjectOf(body));
  if (!read.success) throw aiFault('invalid-json');
  return read.data;
}

/** No article is as short; a refusal or a question back is. */
const FEWEST_WORDS = 60;
/** Characters of a note that are shown. */
const MOST_SAID = 200;

/** A few sentences without a heading. Text without spaces counts its letters, two or so to a word. */
function isNote(body: string): boolean {
  if (/^#{1,6}\s|<h[1-6]\b/imu.test(body)) return false;
  return body.split(/\s+/u).length < FEWEST_WORDS && body.length < FEWEST_WORDS * 8;
}

const FENCE = '```';

function withoutFence(reply: string): string {
  const text = reply.trim();
  const open = /^```[a-z]*[^\S\n]*\n/i.exec(text)?.[0] ?? '';
  const isFenced = open !== '' && text.length >= open.length + FENCE.length && text.endsWith(FENCE);
  return isFenced ? text.slice(open.length, -FENCE.length).trim() : text;
}

function firstHeading(content: string): string {
  // Found in two steps: one pattern would read on to the end from every heading that is not closed.
  const open = /<h[1-6][^<>]*>/i.exec(content);
  const rest = open === null ? '' : content.slice(open.index + open[0].length);
  const end = rest.search(/<\/h[1-6]>/i);
  const html = end < 0 ? null : unescaped(rest.slice(0, end).replace(FORMATTING, ''));
  const markdown = /^#{1,6}\s+(.+)$/m.exec(content)?.[1];
  return (html ?? markdown ?? '').replace(/\s+/g, ' ').trim();
}

/** What formats words within a heading; another tag is one that the heading names. */
const FORMATTING = /<\/?(?:a|strong|em|b|i|u|s|code|span|mark|small|sub|sup|br|p)(?:[\s/][^<>]*)?>/giu;

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
const unescaped = (html: string): string =>
  html.replace(/&(lt|gt|amp|quot|#39);/gu, (whole, name: string) => CHARACTERS[name] ?? whole);

/** A string field of a JSON text whose end is missing. */
function cutField(body: string, field: string): string {
  const literal = new RegExp(`"${field}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)`, 's').exec(body)?.[1] ?? '';
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '' };
  return literal
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/gs, (_, char: string) => escapes[char] ?? char)
    .trim();
}

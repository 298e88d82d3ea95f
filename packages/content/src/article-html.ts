// Models reply in HTML or Markdown; both become sanitised HTML.

import { escapeHtmlText } from '@silosmith/kernel';
import { toHast } from 'mdast-util-to-hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { piecesOf } from './named-tags.ts';
import { KEPT_TAGS, sanitiseHtml } from './sanitise-html.ts';
import { assertMarkdownWithinBounds } from './text-bounds.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);
// Raw HTML inside Markdown is kept here and filtered by the sanitiser.
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

const BLOCK_TAG = /<(?:p|h[1-6]|ul|ol|table|div|section|article|blockquote|figure)[\s>]/i;

/**
 * Sanitised article HTML of a text in HTML or Markdown (headings, lists, tables, links, emphasis).
 * Throws `content.*` for a text beyond the limits of an article.
 */
export function articleHtmlOf(text: string): string {
  if (BLOCK_TAG.test(text)) return sanitiseHtml(withNamedTags(text));
  assertMarkdownWithinBounds(text);
  const tree = toHast(markdown.parse(withNamedTagsInLines(text)), { allowDangerousHtml: true });
  return sanitiseHtml(writer.stringify(tree.type === 'root' ? tree : { type: 'root', children: [tree] }));
}

/** A heading of HTML up to the tag that ends it. */
const HEADING = /(<h[1-6]\b[^<>]*>)((?:[^<]|<(?!\/?h[1-6]\b))*)/giu;

/** Escapes tags that a heading names and that the sanitiser would drop: “What is <canvas>?” is asked about one. */
function withNamedTags(html: string): string {
  return html.replace(HEADING, (whole: string, open: string, inner: string, at: number) => {
    const isClosed = html.startsWith('</', at + whole.length);
    return isClosed ? open + namedEscaped(inner) : whole;
  });
}

/** In Markdown; code between backticks is text already. */
const withNamedTagsInLines = (text: string): string => text.replace(/^#{1,6}[ \t][^`\n]*$/gmu, namedEscaped);

function namedEscaped(text: string): string {
  const isDropped = (tag: string): boolean =>
    !KEPT_TAGS.has(/[a-z][a-z\d-]*/iu.exec(tag)?.[0].toLowerCase() ?? '');
  return piecesOf(text)
    .map((piece) =>
      piece.kind === 'named' && isDropped(piece.text) ? escapeHtmlText(piece.text) : piece.text,
    )
    .join('');
}

// Models reply in HTML or Markdown; both become sanitised HTML.
import { toHast } from 'mdast-util-to-hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { sanitiseHtml } from './sanitise-html.ts';
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
  if (BLOCK_TAG.test(text)) return sanitiseHtml(text);
  assertMarkdownWithinBounds(text);
  const tree = toHast(markdown.parse(text), { allowDangerousHtml: true });
  return sanitiseHtml(writer.stringify(tree.type === 'root' ? tree : { type: 'root', children: [tree] }));
}

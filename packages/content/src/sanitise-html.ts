// Allow-list sanitiser for article HTML: other elements and attributes are dropped, their text is kept.

import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import { unified } from 'unified';
import { withoutControlCharacters } from './clean-text.ts';
import { htmlOf, treeOf } from './html-tree.ts';
import { INLINE_TAGS } from './inline-tags.ts';
import { assertHtmlWithinBounds } from './text-bounds.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'div',
  'section',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const MEDIA = ['img', 'figure', 'figcaption'];
const INLINE = [...INLINE_TAGS, 'br'];

/** `silo:` is our own scheme: a link to another page of the silo, resolved at export. */
const schema: Schema = {
  tagNames: [...HEADINGS, ...BLOCKS, ...TABLES, ...MEDIA, ...INLINE],
  attributes: {
    a: ['href', 'title', 'rel', ['target', '_blank']],
    img: ['src', 'alt', 'title', 'width', 'height', ['loading', 'lazy', 'eager']],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
    td: ['colSpan', 'rowSpan'],
    ol: ['start'],
    abbr: ['title'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'ftp', 'mailto', 'silo'], src: ['http', 'https'] },
  strip: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'textarea',
    'select',
    'button',
  ],
  ancestors: {
    li: ['ol', 'ul'],
    tr: ['table'],
    td: ['table'],
    th: ['table'],
    tbody: ['table'],
    thead: ['table'],
    tfoot: ['table'],
  },
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
};

const sanitiser = unified().use(rehypeSanitize, schema).freeze();

/** Elements that are kept. */
export const KEPT_TAGS: ReadonlySet<string> = new Set(schema.tagNames);

/** Dropping a tag can leave misnested ones that the next parse would reorder: two passes reach a fixed point for nearly every text. */
const MOST_PASSES = 100;

/**
 * Article HTML with the allowed tags and attributes only. Idempotent.
 * Throws `content.too-long`, `content.too-many-elements`, `content.too-deep`.
 */
export function sanitiseHtml(html: string): string {
  assertHtmlWithinBounds(html);
  let clean = withoutControlCharacters(html).trim();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const again = onePass(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

function onePass(html: string): string {
  return htmlOf(sanitiser.runSync(treeOf(html)));
}

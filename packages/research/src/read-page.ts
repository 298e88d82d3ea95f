// A page as a reader sees it: title, headings, paragraphs and links of its text, without navigation and advertisements.
import { Readability } from '@mozilla/readability';
import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { boundedHtml } from './bounded-html.ts';

export interface PageReading {
  readonly title: string;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Texts of paragraphs, list items, quotations and table cells, in order. */
  readonly blocks: readonly string[];
  /** Absolute addresses, http or https, each once. */
  readonly links: readonly string[];
}

const MOST_LINKS = 100;
const MOST_HEADINGS = 100;
const MOST_TITLE_CHARACTERS = 300;
/** A shorter text is no article: the whole page is read instead. */
const FEWEST_CHARACTERS = 200;

/** Where `url` is the address that the page came from. Time is bounded by `boundedHtml`, whatever the page holds. */
export function readPage(html: string, url: string): PageReading {
  const bounded = boundedHtml(html);
  const { document: page } = parseHTML(`<!doctype html><html><head></head><body>${bounded}</body></html>`);
  const title = lineOf(page.querySelector('title')?.textContent ?? '');
  const article = new Readability(page, {
    charThreshold: FEWEST_CHARACTERS,
    disableJSONLD: true,
  }).parse();
  const found = partsOf(article?.content ?? '', url);
  const parts = found.blocks.join('').length < FEWEST_CHARACTERS ? partsOf(bounded, url) : found;
  const named = title || parts.headings[0]?.text || '';
  return { title: named.slice(0, MOST_TITLE_CHARACTERS), ...parts };
}

const BLOCKS = new Set([
  'p',
  'li',
  'blockquote',
  'td',
  'th',
  'dd',
  'dt',
  'pre',
  'figcaption',
  'div',
  'section',
]);
const HEADING = /^h[1-6]$/u;

/** Text outside of any block belongs to the one before it ends: a `div` with bare text is a paragraph. */
function partsOf(html: string, url: string): Omit<PageReading, 'title'> {
  const headings: { level: number; text: string }[] = [];
  const blocks: string[] = [];
  const links = new Set<string>();
  let text = '';
  const end = (level: number): void => {
    const line = lineOf(text);
    text = '';
    if (line === '') return;
    if (level > 0 && headings.length < MOST_HEADINGS) headings.push({ level, text: line });
    else if (level === 0) blocks.push(line);
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      if (BLOCKS.has(name) || HEADING.test(name) || name === 'title') end(0);
      if (name === 'br') text += ' ';
      const link = name === 'a' && href !== undefined ? addressOf(href, url) : null;
      if (link !== null && links.size < MOST_LINKS) links.add(link);
    },
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      if (name === 'title') text = '';
      else if (HEADING.test(name)) end(Number(name.slice(1)));
      else if (BLOCKS.has(name)) end(0);
    },
  });
  parser.end(html);
  end(0);
  return { headings, blocks, links: [...links] };
}

function addressOf(href: string, base: string): string | null {
  const address = URL.parse(href, base);
  if (address === null || !/^https?:$/u.test(address.protocol)) return null;
  address.hash = '';
  return address.href;
}

const lineOf = (text: string): string => text.replace(/\s+/gu, ' ').trim();

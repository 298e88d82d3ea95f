import { describe, expect, it } from 'vitest';
import { boundedHtml } from './bounded-html.ts';
import { readPage } from './read-page.ts';

const URL_OF_PAGE = 'https://shoes.example/guide/';
const PARAGRAPH =
  'A trail shoe grips on wet ground, drains water, and lasts for about 700 kilometres of use.';
const page = (body: string): string =>
  `<html><head><title>Trail shoes</title></head><body>${body}</body></html>`;
const article = (count: number): string => `<p>${PARAGRAPH}</p>`.repeat(count);
const textOf = (html: string): string => readPage(html, URL_OF_PAGE).blocks.join('\n');

describe('a page is read as its reader sees it', () => {
  it('title, headings, paragraphs and links of the text, without navigation', () => {
    const read = readPage(
      page(
        `<nav><ul><li><a href="/cart">Cart</a></li></ul></nav><article><h1>Shoes</h1><h2>Grip &amp; sole</h2>${article(8)}<p>See <a href="../size#top">sizes</a> and <a href="javascript:alert(1)">this</a>.</p></article><footer>Imprint</footer>`,
      ),
      URL_OF_PAGE,
    );
    expect(read.title).toBe('Trail shoes');
    expect(read.headings).toContainEqual({ level: 2, text: 'Grip & sole' });
    expect(read.blocks.filter((block) => block === PARAGRAPH)).toHaveLength(8);
    expect(read.links).toEqual(['https://shoes.example/size']);
    expect(read.blocks.join(' ')).not.toContain('Cart');
  });

  it('a short page is read as a whole, an empty one is empty', () => {
    expect(textOf(page('<p>Two words</p>'))).toBe('Two words');
    expect(textOf('')).toBe('');
    expect(textOf('plain text, no markup')).toBe('plain text, no markup');
  });

  it.each(['script', 'style', 'iframe', 'svg', 'noscript', 'template'])('nothing of a %s is text', (name) => {
    const read = textOf(
      page(`${article(6)}<${name}>SECRET words, that should not be read at all</${name}>${article(6)}`),
    );
    expect(read).toContain(PARAGRAPH);
    expect(read).not.toContain('SECRET');
  });
});

/** Readability alone takes half a minute for the first of them. Of the processor: others may use it too. */
const MOST_MS = 8_000;
describe('hostile pages end soon', () => {
  const sentence = '<p>some text, with, commas, that is long enough to be scored by it</p>';
  it.each([
    ['a thousand nested elements', `${'<div>'.repeat(1_000)}${sentence.repeat(50)}${'</div>'.repeat(1_000)}`],
    ['600,000 open elements', '<div>'.repeat(600_000)],
    ['nested paragraphs', `<div>${sentence}`.repeat(40_000)],
    ['60,000 short blocks', '<div><a href="/x">aaa</a>, text</div>'.repeat(60_000)],
    ['nested tables', '<table><tr><td>'.repeat(100_000)],
    ['unclosed signs', '<'.repeat(2_000_000)],
    ['an attribute without end', `<a href="${'x'.repeat(2_000_000)}`],
    ['a million attributes', `<a ${'x=1 '.repeat(500_000)}>`],
    ['comments in comments', '<!--'.repeat(400_000)],
    ['entities', '&amp;'.repeat(400_000)],
    ['misnested', `${'<b><p>'.repeat(60_000)}${'</b>'.repeat(60_000)}`],
    ['blanks', ' \n'.repeat(1_000_000)],
  ])('%s', (_, html) => {
    const before = process.cpuUsage();
    readPage(html, URL_OF_PAGE);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(MOST_MS);
  });

  it('deep text stays text: elements below the bound are left out, their words are not', () => {
    expect(textOf(`${'<div>'.repeat(900)}${article(5)}${'</div>'.repeat(900)}`)).toContain(PARAGRAPH);
    const bounded = boundedHtml(`${'<div>'.repeat(900)}deep`);
    expect(bounded.match(/<div>/gu)?.length).toBe(60);
    expect(bounded).toContain('deep');
  });

  it('what is written back is well-formed and has no attribute that runs', () => {
    expect(boundedHtml('<p onclick="a()" class="x&quot;y">1 < 2<b>bold')).toBe(
      '<p class="x&quot;y">1 &lt; 2<b>bold</b></p>',
    );
  });
});

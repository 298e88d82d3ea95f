import { expect, test } from 'vitest';
import { articleHtmlOf } from './article-html.ts';
import { resolveSiloLinks, siloLinksOf } from './silo-links.ts';

test('Markdown becomes HTML, tables and links included, and is sanitised', () => {
  expect(
    articleHtmlOf(
      '# Title\n\nText with **weight** and [a link](silo:trail%20shoes).\n\n- one\n- two\n\n<script>x</script>',
    ),
  ).toBe(
    '<h1>Title</h1>\n<p>Text with <strong>weight</strong> and <a href="silo:trail%20shoes">a link</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
  expect(articleHtmlOf('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>');
});

test('HTML stays HTML', () => {
  expect(articleHtmlOf('<p>1. not a list</p>')).toBe('<p>1. not a list</p>');
  expect(articleHtmlOf('plain words')).toBe('<p>plain words</p>');
});

test('silo links are listed and resolved; a link to nowhere keeps its text', () => {
  const html =
    '<p><a href="silo:trail%20shoes">A</a>, <a href="silo:100% cotton">B</a>, <a href="silo:gone"><em>C</em></a>, <a href="https://x.org">D</a></p>';
  expect(siloLinksOf(html)).toEqual([
    { keyword: 'trail shoes', text: 'A' },
    { keyword: '100% cotton', text: 'B' },
    { keyword: 'gone', text: 'C' },
  ]);
  const known = new Map([
    ['trail shoes', '/trail'],
    ['100% cotton', '/cotton'],
  ]);
  expect(resolveSiloLinks(html, (keyword) => known.get(keyword) ?? null)).toBe(
    '<p><a href="/trail">A</a>, <a href="/cotton">B</a>, <em>C</em>, <a href="https://x.org">D</a></p>',
  );
});

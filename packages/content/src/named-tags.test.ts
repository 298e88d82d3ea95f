import { expect, it } from 'vitest';
import { articleHtmlOf } from './article-html.ts';
import { withoutMarkup } from './clean-text.ts';

it.each([
  'What is <canvas>?',
  'The <script> tag explained',
  'How <b> and <strong> differ',
  'a < b and c > d',
  'Vec<T> in Rust',
  'What does </div> close?',
])('a title names a tag: %s', (title) => {
  expect(withoutMarkup(title)).toBe(title);
});

it.each([
  ['<b>Best</b> <em>tea</em>', 'Best tea'],
  ['<h1>What is <canvas>?</h1>', 'What is <canvas>?'],
  ['Tea <script>alert(1)</script>guide', 'Tea guide'],
  ['Tea <script>alert(1)', 'Tea'],
  ['Tea<style>p{color:red}</style>', 'Tea'],
  ['Tea <img src=x onerror=alert(1)> guide <!-- note -->', 'Tea guide'],
  ['<a href="javascript:alert(1)">Tea</a>', 'Tea'],
])('markup of a title is no text: %s', (title, text) => {
  expect(withoutMarkup(title)).toBe(text);
});

it('reads a hostile title in linear time', () => {
  for (const part of ['<script>', '<b>', '</b>', '<b', '<script>(']) {
    const before = performance.now();
    withoutMarkup(part.repeat(40_000));
    expect(performance.now() - before).toBeLessThan(2_000);
  }
});

it('a heading keeps the tag that it names, in HTML and in Markdown', () => {
  const heading = '<h1>What is &lt;canvas>?</h1>';
  expect(articleHtmlOf('<h1>What is <canvas>?</h1><p>A surface.</p>')).toContain(heading);
  expect(articleHtmlOf('# What is <canvas>?\n\nA surface.')).toContain(heading);
  expect(articleHtmlOf('<h1>Tea <b>now</b><script>alert(1)</script></h1>')).toBe('<h1>Tea <b>now</b></h1>');
});

import { expect, test } from 'vitest';
import { EXCERPT_MAX_CHARACTERS, excerptOf } from './excerpt.ts';
import { characterCount, readingTimeMinutes, textOf, wordCount, wordsOf } from './words.ts';

test('words are counted in the text, not in the markup', () => {
  expect(
    wordCount(
      '<h1 title="not me">One two</h1><p>three<br>four <em>fi</em>ve</p><ul><li>six</li><li>seven</li></ul>',
    ),
  ).toBe(7);
  expect(wordCount('')).toBe(0);
});

test('contractions, numbers and joined words are one word each', () => {
  expect(wordsOf("Don't pay 1,200.50 for l’état-major — really!")).toEqual([
    "Don't",
    'pay',
    '1,200.50',
    'for',
    'l’état-major',
    'really',
  ]);
});

test('scripts without blanks are counted in words', () => {
  expect(wordsOf('東京の天気').length).toBeGreaterThan(1);
});

test('blocks end a line, inline tags do not', () => {
  expect(textOf('<p>a <b>b</b>c</p><table><tr><td>d</td><td>e</td></tr></table>')).toBe('a bc\nd\ne');
});

test('reading time is at least a minute', () => {
  expect([0, 200, 201, 2000].map(readingTimeMinutes)).toEqual([1, 1, 2, 10]);
});

test('an excerpt is the first real paragraph, cut between words', () => {
  const sentence = 'A paragraph that says something of use to the reader who came for it.';
  expect(excerptOf(`<h1>T</h1><p>Hi.</p><p>${sentence}</p><p>${'longer '.repeat(30)}</p>`)).toBe(sentence);
  const cut = excerptOf(`<p>${'word '.repeat(60)}</p>`);
  expect(cut).toMatch(/word…$/);
  expect(cut.length).toBeLessThanOrEqual(EXCERPT_MAX_CHARACTERS);
  expect(excerptOf('<ul><li>only</li><li>items</li></ul>')).toBe('only items');
});

test('characters are those that a reader sees: no markup, no breaks between blocks', () => {
  const html =
    '<h1 id="x">Café</h1>\n<p>A <a href="silo:y">cup</a> &amp; 👍</p><img src="data:image/png;base64,AAAA" alt="z">';
  expect(characterCount(html)).toBe('Café'.length + 'A cup & '.length + 1);
});

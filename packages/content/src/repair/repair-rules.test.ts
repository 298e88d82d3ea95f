import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words.ts';
import { blocksOf, withBlocks } from './blocks.ts';
import { repairByRule } from './repair-rules.ts';

const mended = (html: string, ...failed: string[]) =>
  repairByRule(html, { keyword: 'trail shoes', language: 'en' }, failed);

describe('a rule', () => {
  test('applies only where its check failed, and is named where it changed something', () => {
    const html = '<h1>Trail shoes</h1><h2>For beginners</h2>';
    expect(mended(html)).toEqual({ html, rules: [] });
    expect(mended(html, 'skipped-level')).toEqual({ html, rules: [] });
    expect(mended(html, 'no-h2-with-keyword')).toEqual({
      html: '<h1>Trail shoes</h1><h2>Trail shoes: For beginners</h2>',
      rules: ['heading-keyword'],
    });
  });

  test('names the keyword in the first H2 that has room for it', () => {
    expect(mended('<h2>Related pages</h2>', 'no-h2-with-keyword').rules).toEqual([]);
    const long = 'x'.repeat(65);
    expect(mended(`<h2>${long}</h2><h2>Sizes</h2>`, 'no-h2-with-keyword').html).toBe(
      `<h2>${long}</h2><h2>Trail shoes: Sizes</h2>`,
    );
  });

  test('shortens long headings at a clause, else at a word', () => {
    const clause = `What a grip is made of: ${'rubber and patterns '.repeat(4)}`;
    expect(mended(`<h2>${clause}</h2>`, 'long-heading').html).toBe('<h2>What a grip is made of</h2>');
    const words = 'rubber '.repeat(15);
    expect(mended(`<h2>${words}</h2>`, 'long-heading').html).toBe(`<h2>${'rubber '.repeat(10).trim()}</h2>`);
  });

  test('divides long paragraphs between sentences, keeps every word and its markup', () => {
    const html = `<ul><li><p>${'It <em>holds</em> on wet rock. '.repeat(70)}</p></li></ul>`;
    const { html: divided } = mended(html, 'long-paragraph');
    const paragraphs = [...divided.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text ?? '');
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const text of paragraphs) {
      expect(wordsOf(text.replace(/<[^>]+>/g, '')).length).toBeLessThanOrEqual(150);
      expect(text).toMatch(/^It <em>.*rock\.\s*$/);
    }
    expect(divided.match(/<em>/g)).toHaveLength(70);
  });
});

describe('blocks', () => {
  const html = '<section><h1>A</h1>\n<p>one</p></section><ul><li>x</li></ul>';

  test('are what stands below each other, wrappers left out', () => {
    expect(blocksOf(html)).toEqual(['<h1>A</h1>', '<p>one</p>', '<ul><li>x</li></ul>']);
  });

  test('are replaced by their index, sanitised; what is empty or unknown changes nothing', () => {
    const replacements = new Map([
      [1, '<p onclick="x">two</p><script>x</script><p>three</p>'],
      [2, ' '],
      [9, '<p>nowhere</p>'],
    ]);
    expect(withBlocks(html, replacements)).toBe('<h1>A</h1>\n<p>two</p><p>three</p>\n<ul><li>x</li></ul>');
  });
});

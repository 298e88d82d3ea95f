import { describe, expect, it } from 'vitest';
import { wordpressHtml, wordpressName } from './wordpress-html.ts';

/** The column of WordPress's terms table: a longer name is refused, and its post is left without the term. */
const COLUMN = 200;

describe('the name of a category or tag', () => {
  it.each([
    ['plain', 'tea & cups '.repeat(40)],
    ['of characters that become entities', '<'.repeat(300)],
    ['of brackets, which WordPress writes with a digit more', '['.repeat(300)],
    ['of characters beyond 16 bits', '🍵'.repeat(300)],
  ])('%s fits the table, whole characters and entities alone', (_kind, name) => {
    const made = wordpressName(name);
    const { length } = made.replaceAll('&#91;', '&#091;');
    expect(length).toBeLessThanOrEqual(COLUMN);
    expect(length).toBeGreaterThan(COLUMN - 10);
    expect(made).toMatch(/^(?:&(?:amp|lt|gt|#\d+);|[^&<>])+…$/u);
    expect(made.isWellFormed()).toBe(true);
  });

  it('is whole where it fits', () => {
    expect(wordpressName('a'.repeat(COLUMN))).toBe('a'.repeat(COLUMN));
    expect(wordpressName('Tea & [cups]')).toBe('Tea &amp; &#91;cups&#93;');
  });
});

describe('the HTML of a post', () => {
  it('has no angle bracket in a value, where WordPress would take it for a tag', () => {
    const html =
      '<p title="a"><img alt="x <b onclick=y> [z] &quot;" src="/a?b=1>2" />5 &lt; 6 "<em>so</em>"</p>';
    expect(wordpressHtml(html)).toBe(
      '<p title="a"><img alt="x &lt;b onclick=y&gt; &#91;z&#93; &quot;" src="/a?b=1&gt;2" />5 &lt; 6 "<em>so</em>"</p>',
    );
  });

  it.each([
    ['after an empty value', '<img alt="" src="<" />', '<img alt="" src="&lt;" />'],
    [
      'after a value that ends in an equals sign',
      '<img src="/a=" alt="<" />',
      '<img src="/a=" alt="&lt;" />',
    ],
    ['after a value with a space before it', '<img src= "/a=" alt="<" />', '<img src= "/a=" alt="&lt;" />'],
    ['before the end, and a text that is cut off in a value', '<a title=">">"="x', '<a title="&gt;">"="x'],
  ])('has none %s', (_place, html, made) => {
    expect(wordpressHtml(html)).toBe(made);
  });

  it('has no square bracket, which alone could end its section of the file', () => {
    expect(wordpressHtml('<p>a ]]> [b] <img alt="]]>" /></p>')).toBe(
      '<p>a &#93;&#93;> &#91;b&#93; <img alt="&#93;&#93;&gt;" /></p>',
    );
  });

  it('is left as it is otherwise, quotation marks in texts too', () => {
    const html = '<p>a="<em>b</em>" <a href="/c" title="d">"e"</a></p>';
    expect(wordpressHtml(html)).toBe(html);
  });

  it('takes time by its length alone', () => {
    const html = `<p ${'a="b" '.repeat(200_000)}`;
    expect(wordpressHtml(html)).toBe(html);
  });
});

import { describe, expect, it } from 'vitest';
import { wordpressName } from './wordpress-html.ts';

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

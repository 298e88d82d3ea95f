// Figures that are not search counts, in a column whose header says they are .
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const KEYWORDS = ['oak desk', 'walnut desk', 'tall desk', 'corner desk', 'desk lamp', 'desk mat'];

/** The role of a column named Volume with these cells, beside keywords. */
function roleOf(cells: readonly string[]): string | null | undefined {
  const rows = KEYWORDS.map((keyword, at) => `${keyword}\t${cells[at % cells.length]}`);
  const { columns } = detect(new TextEncoder().encode(['Keyword\tVolume', ...rows].join('\n')));
  return columns[1]?.role;
}

describe('a column named Volume', () => {
  it('is the volume where its cells count', () => {
    expect(roleOf(['900', '1,300', '40'])).toBe('volume');
  });

  it.each([
    ['percentages', ['12%', '3.5%', '40%']],
    ['prices', ['$900', '$1,300', '$40']],
    ['prices of another currency', ['900 €', '1.300 €', '40 €']],
    ['changes, some of them negative', ['-900', '1300', '40']],
  ])('is not the volume where its cells are %s', (_what, cells) => {
    expect(roleOf(cells)).not.toBe('volume');
  });
});

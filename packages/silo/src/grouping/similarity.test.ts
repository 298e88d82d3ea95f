import { describe, expect, it } from 'vitest';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { createSimilarity } from './index.ts';

function similarityOf(list: readonly (string | ListedKeyword)[]) {
  const table = tableOf(list.map((entry) => (typeof entry === 'string' ? { keyword: entry } : entry)));
  return createSimilarity(table, buildTokenIndex(table, 'en'));
}

describe('createSimilarity', () => {
  it('measures overlap as shared stems over all stems, function words aside', () => {
    const { overlap } = similarityOf(['the running shoes', 'running shoe for women', 'coffee']);
    expect(overlap(0, 1)).toBeCloseTo(2 / 3);
    expect(overlap(0, 2)).toBe(0);
    expect(overlap(0, 0)).toBe(1);
  });

  it('is symmetric, 1 for a keyword and itself, and higher for nearer keywords', () => {
    const { between } = similarityOf([
      'running shoes women',
      'running shoes men',
      'running belt',
      'tax return',
    ]);
    expect(between(0, 0)).toBeCloseTo(1);
    expect(between(0, 1)).toBeCloseTo(between(1, 0));
    expect(between(0, 1)).toBeGreaterThan(between(0, 2));
    expect(between(0, 2)).toBeGreaterThan(between(0, 3));
  });

  it('counts rare words for more than common ones', () => {
    const filler = Array.from(
      { length: 40 },
      (_, at) => `best thing ${String.fromCharCode(97 + (at % 26))}${at}`,
    );
    const { between } = similarityOf(['best marathon', 'best triathlon', 'marathon plan', ...filler]);
    expect(between(0, 2)).toBeGreaterThan(between(0, 1));
  });

  it('sees a typo where no word is shared', () => {
    const { between } = similarityOf(['lederhosen', 'lederhosn', 'bicycle']);
    expect(between(0, 1)).toBeGreaterThan(between(0, 2));
  });

  it('names shared results, and counts results', () => {
    const urls = (letters: string) => [...letters].map((letter) => `https://example.org/${letter}/`);
    const list = [
      { keyword: 'running shoes', urls: urls('abcd') },
      { keyword: 'jogging shoes', urls: urls('abxy') },
      { keyword: 'rubber shoes', urls: urls('mnop') },
    ];
    const { between, sharedResults } = similarityOf(list);
    expect(sharedResults(0, 1)).toEqual(['https://example.org/a', 'https://example.org/b']);
    expect(sharedResults(0, 2)).toEqual([]);
    expect(between(0, 1)).toBeGreaterThan(between(0, 2));
  });
});

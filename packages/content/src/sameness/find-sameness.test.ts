import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSameness } from './find-sameness.ts';
import { nearDuplicates } from './near-duplicates.ts';

const words = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `w${from + i}`);
const kinds = (pages: { keyword: string; content: string }[]) =>
  findSameness(pages).map(({ kind, keywords }) => `${kind}: ${keywords.join(' + ')}`);

describe('what the pages of a site repeat', () => {
  it('a passage that differs by the page’s keyword alone', () => {
    const passage = (keyword: string) =>
      `<p>Hello.</p><p>Whoever buys ${keyword} ${words(0, 24).join(' ')}</p>`;
    const pages = [
      { keyword: 'green tea', content: passage('green tea') },
      { keyword: 'coffee', content: `<p>${words(100, 40).join(' ')}</p>` },
      { keyword: 'tea', content: passage('tea').replace('Hello', 'Good day') },
    ];
    expect(kinds(pages)).toEqual(['passage: green tea + tea']);
    expect(findSameness(pages)[0]).toMatchObject({ share: 1 });
  });

  it('the same opening and the same headings', () => {
    const page = (keyword: string, more: string) => ({
      keyword,
      content: `<p>All about ${keyword}. ${more}</p><h2>${keyword}: basics</h2><h2>Steps</h2><h3>Cost</h3>`,
    });
    expect(kinds([page('tea', 'One.'), page('coffee', 'Two.')])).toEqual([
      'opening: tea + coffee',
      'headings: tea + coffee',
    ]);
  });

  it('an anchor with more than 40 % of the links to a page, from five links on', () => {
    const linking = (anchors: readonly string[]) =>
      anchors.map((text, i) => ({ keyword: `p${i}`, content: `<a href="silo:tea">${text}</a>` }));
    expect(kinds(linking(['tea', 'Tea', 'tea', 'a', 'b']))).toEqual(['anchor: tea']);
    expect(kinds(linking(['tea', 'tea', 'a', 'b', 'c']))).toEqual([]);
    expect(kinds(linking(['tea', 'tea', 'tea', 'tea']))).toEqual([]);
  });

  it('a text on every page is found on each, without comparing each with each', () => {
    const same = Array.from({ length: 400 }, () => words(0, 30));
    const found = nearDuplicates(same);
    expect(new Set(found.map(({ other }) => other)).size).toBe(399);
    expect(found.length).toBeLessThan(1_000);
  });
});

it('finds whatever pair is alike by more than half, as comparing each with each does', () => {
  const sequence = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 20, max: 60 }))
    .map(([from, count]) => words(from, count));
  const grams = (text: readonly string[]) =>
    new Set(text.slice(3).map((_, at) => text.slice(at, at + 4).join(' ')));
  fc.assert(
    fc.property(fc.array(sequence, { maxLength: 12 }), (sequences) => {
      const found = nearDuplicates(sequences).map(({ one, other }) => `${one}-${other}`);
      const wanted = sequences.flatMap((a, one) =>
        sequences.flatMap((b, other) => {
          if (other <= one) return [];
          const [left, right] = [grams(a), grams(b)];
          const shared = [...left].filter((gram) => right.has(gram)).length;
          return shared / (left.size + right.size - shared) >= 0.5 ? [`${one}-${other}`] : [];
        }),
      );
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }),
  );
});

// Which pages of a plan become headings on the page above them, seen on lists whose pages, order and parents are given.
import { describe, expect, it } from 'vitest';
import { foldThinPages } from './fold-thin-pages.ts';
import { readTellingWords } from './telling-words.ts';

const KINDS = [...'abcdefghijklm'].map((letter) => `diet kind${letter}`);
const USUAL = 1000;

interface Child {
  readonly keyword: string;
  readonly demand: number;
  /** Keywords beside its own. */
  readonly others?: number;
}

/** Pages all below the first one, in the order given. */
function foldedOf(
  children: readonly Child[],
  {
    kept,
    likeness = 0.5,
    knowsDemand = true,
  }: { kept?: string; likeness?: number; knowsDemand?: boolean } = {},
) {
  const all: Child[] = [{ keyword: 'diet', demand: USUAL }, ...children];
  const keywords = all.map(({ keyword }) => keyword);
  const count = all.length;
  const demand = Float64Array.from(all, (one) => one.demand);
  const pages = {
    count,
    keywords,
    demand,
    knowsDemand,
    pole: new Int8Array(count),
    scope: new Int32Array(count),
  };
  const parents = {
    parent: Int32Array.from(all, (_, page) => (page === 0 ? -1 : 0)),
    likeness: new Float64Array(count).fill(likeness),
    kinship: new Uint8Array(count),
    runnerUp: new Int32Array(count).fill(-1),
    runnerUpLikeness: new Float64Array(count),
  };
  const folded = foldThinPages({
    ...{ pages, parents, words: readTellingWords(keywords, 'en') },
    standing: { rank: Int32Array.from(all, (_, page) => page + 1), size: count, demand },
    mustStand: Uint8Array.from(keywords, (keyword) => (keyword === kept ? 1 : 0)),
    others: Uint32Array.from(all, ({ others = 5 }) => others),
  });
  return {
    folded: [...(folded?.answers.keys() ?? [])].map((page) => keywords[page]).sort(),
    size: folded?.size ?? count,
    lastRank: (keyword: string) => folded?.rank[keywords.indexOf(keyword)] ?? 0,
  };
}

const kinds = KINDS.map((keyword) => ({ keyword, demand: USUAL }));
const thin = ['diet questions', 'diet sardines', 'diet management'].map((keyword) => ({
  keyword,
  demand: 50,
}));

describe('thin pages', () => {
  it('are headings on the page above them, right behind the plan; what names another thing stays, if it has more than a keyword or two', () => {
    const { folded, size, lastRank } = foldedOf([...thin, ...kinds]);
    expect(folded).toEqual(['diet management', 'diet questions']);
    expect(size).toBe(KINDS.length + 2);
    expect([lastRank('diet questions'), lastRank('diet management')]).toEqual([size + 1, size + 2]);
    expect(lastRank('diet sardines')).toBe(2);
  });

  it('stay where they are searched like others, where the user keeps them, and in a plan of the fewest pages', () => {
    expect(foldedOf([...thin.map((one) => ({ ...one, demand: 400 })), ...kinds]).folded).toEqual([]);
    expect(foldedOf([...thin, ...kinds], { kept: 'diet questions' }).folded).toEqual(['diet management']);
    expect(foldedOf([...thin, ...kinds.slice(0, 8)]).size).toBe(12);
  });

  it('that have a keyword or two and serve next to nothing are headings, whatever they name', () => {
    const slight = { keyword: 'diet sardines', demand: 50, others: 1 };
    expect(foldedOf([slight, ...kinds]).folded).toEqual(['diet sardines']);
    expect(foldedOf([{ ...slight, others: 2 }, ...kinds]).folded).toEqual([]);
    expect(foldedOf([{ ...slight, demand: 150 }, ...kinds]).folded).toEqual([]);
    expect(foldedOf([slight, ...kinds], { likeness: 0.3 }).folded).toEqual(['diet sardines']);
    expect(foldedOf([slight, ...kinds], { likeness: 0.2 }).folded).toEqual([]);
    expect(foldedOf([slight, ...kinds], { knowsDemand: false }).folded).toEqual([]);
  });
});

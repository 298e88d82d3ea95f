// Which of the pages of a plan leads which, seen on small lists whose pages are given.
import { describe, expect, it } from 'vitest';
import { planPages } from './plan.ts';
import { levelSilo } from './silo-levels.ts';
import { readTellingWords, saysMore } from './telling-words.ts';

interface Listed {
  readonly keyword: string;
  readonly demand: number;
  /** The place of the need in NEEDS, from 1. */
  readonly need?: number;
}

function outlineOf(list: readonly Listed[]) {
  const sorted = list.toSorted((a, b) => b.demand - a.demand || (a.keyword < b.keyword ? -1 : 1));
  const { levels, rank, hubs } = planPages(
    {
      count: sorted.length,
      keywords: sorted.map(({ keyword }) => keyword),
      demand: Float64Array.from(sorted, ({ demand }) => demand),
      knowsDemand: true,
      pole: new Int8Array(sorted.length),
      need: Uint8Array.from(sorted, ({ need }) => need ?? 0),
      scope: new Int32Array(sorted.length),
    },
    { language: 'en', keywordCount: 1000 },
  );
  const nameAt = (page: number) => sorted[page]?.keyword ?? hubs[page - sorted.length]?.phrase.text ?? null;
  const at = (keyword: string) => sorted.findIndex((one) => one.keyword === keyword);
  return {
    parentOf: (keyword: string) => nameAt(levels.parent[at(keyword)] ?? -1),
    rankOf: (keyword: string) => rank[at(keyword)] ?? 0,
  };
}

const NEWS = 6;

describe('who leads whom', () => {
  const asked = [
    { keyword: 'ghost cms', demand: 1300 },
    { keyword: 'ghost cms news', demand: 4400, need: NEWS },
    ...['release', 'security'].map((word) => ({
      ...{ keyword: `ghost cms ${word} news`, demand: 800 },
      need: NEWS,
    })),
    ...Array.from({ length: 14 }, (_, at) => ({
      ...{ keyword: `ghost cms part${'abcdefghijklmn'[at]}`, demand: 1000 - at },
    })),
  ];

  it('has the page about a thing lead what is asked of it, however much more that is searched', () => {
    const { parentOf, rankOf } = outlineOf(asked);
    expect(parentOf('ghost cms news')).toBe('ghost cms');
    expect(parentOf('ghost cms release news')).toBe('ghost cms news');
    expect(rankOf('ghost cms')).toBe(1);
  });

  it('gives what is only asked of a thing no topic of its own beside that thing, but a part of it one', () => {
    // Pages 1 and 2 lead two others each; the pillar has too many below it to keep all.
    const parent = Int32Array.of(-1, 0, 0, 1, 1, 2, 2, ...new Array<number>(12).fill(0));
    const keywords = ['ghost', 'ghost price', 'ghost themes', 'a', 'b', 'c', 'd'];
    const words = readTellingWords(keywords, 'en');
    const { pillar } = levelSilo(
      {
        parent,
        worth: new Float64Array(parent.length).fill(1),
        isOwnSubject: (branch, root) => saysMore(words, branch, root),
      },
      [...parent.keys()],
    );
    expect([...pillar.subarray(0, 7)]).toEqual([0, 0, 2, 0, 0, 2, 2]);
  });

  it('has the word for a kind lead pages that stand alone, where it ends them, though it goes with any subject', () => {
    const subjects = ['nursing', 'biology', 'physics', 'geology'];
    const others = ['thermal relay', 'towbar', 'dashcam', 'lawn mower', 'sewing kit', 'garden hose'];
    const listOf = (keywords: readonly string[]) =>
      [...keywords, ...others].map((keyword, at) => ({ keyword, demand: 900 - 10 * at }));
    const { parentOf } = outlineOf(listOf(subjects.map((subject) => `${subject} degree`)));
    for (const subject of subjects) expect(parentOf(`${subject} degree`)).toBe('degree');
    const first = outlineOf(listOf(subjects.map((subject) => `degree ${subject}`)));
    for (const subject of subjects) expect(first.parentOf(`degree ${subject}`)).toBeNull();
  });
});

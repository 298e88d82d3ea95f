import { emptySilo, PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { createSimilarity } from '../grouping/index.ts';
import { planGroupsOf } from '../plan/plan-groups.ts';
import { createRowReader, readSaidRows } from '../plan/row-parts.ts';
import { readTellingWords } from '../plan/telling-words.ts';
import { readWrittenWords } from '../plan/written-words.ts';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { moveToBetterPages } from './move-to-better-pages.ts';

interface Row extends ListedKeyword {
  /** Row of the page that words brought it to. */
  readonly on?: number;
}

const [IT, STRAY, SEO, OTHER] = [0, 1, 2, 3];
const LIST: readonly Row[] = [
  { keyword: 'chicago it company', volume: 900 },
  { keyword: 'seo firms in chicago', volume: 90, on: IT },
  { keyword: 'seo company chicago', volume: 400 },
  { keyword: 'best seo company chicago', volume: 40, on: SEO },
  { keyword: 'web design company', volume: 800 },
];

/** The silo of such a list after the move, and whether anything moved. */
function moved(
  list: readonly Row[],
  change: (silo: SiloState) => void = () => {},
  sameAs = Int32Array.from(list.keys()),
) {
  const table = tableOf(list);
  const index = buildTokenIndex(table, 'en');
  const silo = emptySilo(list.length, []);
  silo.topic.fill(-1);
  list.forEach(({ on }, row) => {
    if (on === undefined) return;
    silo.place[row] = PLACES.variant;
    silo.parent[row] = on;
    silo.reason[row] = PLACEMENT_REASONS.variantByWords;
  });
  change(silo);
  const nothing = new Uint8Array(list.length);
  const direction = new Int32Array(list.length);
  const source = { table, index, language: 'en', needs: nothing, flaws: nothing, direction };
  const texts = list.map(({ keyword }) => keyword);
  const written = readWrittenWords(texts, 'en');
  const groups = planGroupsOf(table, silo, { ...source, texts, sameAs, written, scope: null, planned: null });
  const words = readTellingWords(groups.pages.keywords, 'en', groups.pages.shorter, written);
  const similarity = createSimilarity(table, index);
  const said = readSaidRows(list.length, createRowReader(words, groups.listed));
  return { hasMoved: moveToBetterPages(silo, groups, words, { ...source, similarity, said }), silo };
}

describe('a keyword on the wrong page', () => {
  it('goes to the page that says more of it', () => {
    const { hasMoved, silo } = moved(LIST);
    expect(hasMoved).toBe(true);
    expect(silo.parent[STRAY]).toBe(SEO);
    expect(silo.similarity[STRAY]).toBeGreaterThan(0);
    expect(silo.parent[OTHER]).toBe(SEO);
  });

  it('goes where another with the same words is, though neither page says these', () => {
    const list = [
      ...LIST,
      { keyword: 'web design firm prices ohio', volume: 30, on: OTHER + 1 },
      { keyword: 'ohio web design firm prices', volume: 60, on: SEO },
    ];
    const { silo } = moved(list);
    expect(silo.parent[OTHER + 3]).toBe(OTHER + 1);
  });

  it('gives that page its name where it is searched more and says nothing else', () => {
    const { silo } = moved(LIST.map((one, row) => (row === STRAY ? { ...one, volume: 700 } : one)));
    expect(silo.place[STRAY]).toBe(PLACES.none);
    expect(silo.place[SEO]).toBe(PLACES.variant);
    expect([silo.parent[SEO], silo.parent[OTHER]]).toEqual([STRAY, STRAY]);
  });

  it('gives it no name that is but its initials', () => {
    const list = [
      { keyword: 'independent living options', volume: 90 },
      { keyword: 'sil', volume: 700, on: 0 },
      { keyword: 'supported independent living', volume: 300 },
      ...['housing', 'vacancies', 'respite'].flatMap((beside) => [
        { keyword: `sil ${beside}`, volume: 10 },
        { keyword: `supported independent living ${beside}`, volume: 10 },
      ]),
    ];
    const { silo } = moved(list);
    expect([silo.place[2], silo.parent[1]]).toEqual([PLACES.none, 2]);
  });

  it('moves on where the group that it came with was but another wording', () => {
    const { silo } = moved(LIST, ({ reason }) => {
      reason[STRAY] = PLACEMENT_REASONS.variantByWording;
    });
    expect(silo.parent[STRAY]).toBe(SEO);
  });

  it('is none that is the page it stands on, written with other blanks', () => {
    const sameAs = Int32Array.from(LIST.keys());
    sameAs[IT] = STRAY;
    expect(moved(LIST, () => {}, sameAs).silo.parent[STRAY]).toBe(IT);
  });

  it('stays where the user pinned it, and where more than words brought it', () => {
    const stays = [
      moved(LIST, ({ flags }) => {
        flags[STRAY] = ROW_FLAGS.pinned;
      }),
      ...[
        PLACEMENT_REASONS.byHand,
        PLACEMENT_REASONS.variantByResults,
        PLACEMENT_REASONS.variantByMeaning,
      ].map((reason) =>
        moved(LIST, (silo) => {
          silo.reason[STRAY] = reason;
        }),
      ),
      moved(LIST.map((one, row) => (row <= STRAY ? { ...one, urls: ['https://a.example/it'] } : one))),
    ];
    for (const { hasMoved, silo } of stays) {
      expect(hasMoved).toBe(false);
      expect(silo.parent[STRAY]).toBe(IT);
    }
  });
});

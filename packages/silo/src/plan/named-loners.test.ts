import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { findBroaderPages } from './broader-pages.ts';
import { FramedPages } from './framed-pages.ts';
import { ListedTexts } from './listed-texts.ts';
import { placeNamedLoners } from './named-loners.ts';
import { AKIN, findParents } from './parent-pages.ts';
import { localWordsOf } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

/** Page → its searches and those of its other keywords. */
type List = Readonly<Record<string, readonly [own: number, others?: Readonly<Record<string, number>>]>>;

/** Page → the page that its other keywords name, of a plan with all of the list. */
function namedParentsOf(list: List, leads: readonly string[] = [], scope = 0): Record<string, string> {
  const keywords = Object.keys(list);
  const others = Object.values(list).flatMap(([, wordings], page) =>
    Object.entries(wordings ?? {}).map(([text, demand]) => ({ text, demand, page })),
  );
  const total = (page: number) =>
    others.filter((one) => one.page === page).reduce((sum, { demand }) => sum + demand, 0);
  const demand = Float64Array.from(Object.values(list), ([own], page) => own + total(page));
  const listed = {
    texts: [...keywords, ...others.map(({ text }) => text)],
    demand: Float64Array.from([...keywords.map(() => 0), ...others.map((one) => one.demand)]),
    pageOf: Int32Array.from([...keywords.map(() => -1), ...others.map((one) => one.page)]),
  };
  const pages = planPagesOf(keywords, {
    demand,
    // The first page is in a topic of its own where one is given.
    scope: Int32Array.from(keywords, (_, at) => (at === 0 ? scope : 0)),
    leads: new Set(leads.map((keyword) => keywords.indexOf(keyword))),
  });
  const written = readWrittenWords(listed.texts, 'en');
  const words = readTellingWords(keywords, 'en', new Map(), written);
  const local = localWordsOf(words, written, 'en');
  const framed = new FramedPages(words, new ListedTexts(listed, words, 'en'));
  const standing = { rank: Int32Array.from(keywords, (_, at) => at + 1), size: keywords.length, demand };
  const source = { pages, words, broader: findBroaderPages(pages, words), local, framed };
  const parents = findParents(source, standing);
  placeNamedLoners(parents, { list: source, standing, listed });
  return Object.fromEntries(
    keywords.flatMap((keyword, page) => {
      const above = keywords[parents.parent[page] ?? -1];
      return above !== undefined && parents.kinship[page] === AKIN.named ? [[keyword, above]] : [];
    }),
  );
}

const REST: List = { 'oak floor': [90], 'roof tiles': [80] };

it('a page that stands alone is below the page that its other keywords name', () => {
  const list: List = { casio: [9000], 'g-shock': [4000, { 'casio g-shock': 900 }], ...REST };
  expect(namedParentsOf(list)).toEqual({ 'g-shock': 'casio' });
  expect(namedParentsOf(list, [], 1)).toEqual({});
});

it('a name that next to nobody searches for names nothing, unless it is what the whole list is about', () => {
  const rare: List = { casio: [9000], 'g-shock': [4000, { 'casio g-shock': 90 }], ...REST };
  expect(namedParentsOf(rare)).toEqual({});
  const about = Object.fromEntries(
    'man wipers primacy energy latitude anakee alpin agilis pilot road power'
      .split(' ')
      .map((word, at) => [`michelin ${word}`, [90 - at] as const]),
  );
  expect(namedParentsOf({ michelin: [9000], xzx: [4000, { 'michelin xzx': 40 }], ...about })).toEqual({
    xzx: 'michelin',
  });
});

it('of pages that say the same the one that says nothing else is named', () => {
  const list: List = {
    'best casio': [9500],
    casio: [9000],
    'g-shock': [4000, { 'casio g-shock': 900 }],
    ...REST,
  };
  expect(namedParentsOf(list)).toEqual({ 'g-shock': 'casio' });
});

it('the name that is searched most decides', () => {
  const wordings = { 'casio g-shock': 900, 'g-shock sale watches': 400, 'g-shock watches': 1500 };
  const list: List = { casio: [9000], watches: [9500], 'g-shock': [4000, wordings], ...REST };
  expect(namedParentsOf(list)).toEqual({ 'g-shock': 'watches' });
});

it('a page that is searched less, asks only, or is a place leads nothing by being named', () => {
  const less: List = { casio: [3000], 'g-shock': [4000, { 'casio g-shock': 900 }], ...REST };
  expect(namedParentsOf(less)).toEqual({});
  expect(namedParentsOf(less, ['casio'])).toEqual({});
  const asks: List = { prices: [9000], 'g-shock': [4000, { 'g-shock prices': 900 }], ...REST };
  expect(namedParentsOf(asks)).toEqual({});
  const place: List = {
    austin: [9000],
    'g-shock': [4000, { 'g-shock austin': 900 }],
    'oak floor': [90, { 'oak floor in austin': 9 }],
    'roof tiles': [80, { 'roof tiles in austin': 9 }],
  };
  expect(namedParentsOf(place)).toEqual({});
});

it('a page that leads others, or has a parent by its own words, stays where it is', () => {
  const list: List = {
    casio: [9000],
    'g-shock': [4000, { 'casio g-shock': 900 }],
    'g-shock strap': [400, { 'casio strap g-shock': 90 }],
    ...REST,
  };
  expect(namedParentsOf(list)).toEqual({});
});

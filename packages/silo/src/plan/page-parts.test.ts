import { PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState, textAt } from '@silosmith/contract';
import { NEEDS, type Need } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { standParts } from '../build/stand-parts.ts';
import { createSimilarity } from '../grouping/index.ts';
import { resizePlan } from '../rebuild/resize-plan.ts';
import { breachesOf } from '../testing/invariants.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { findPageParts } from './page-parts.ts';
import type { ListedKeywords } from './plan-pages.ts';
import { createRowReader } from './row-parts.ts';
import { MOST_HEADINGS } from './section-hosts.ts';
import { readTellingWords } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

/** Pages of a list, the first of which has all other keywords. */
const PAGES = 'quick mill,garden shed,roof tiles,solar panels,lawn prices,kitchen sink,oak floor'.split(',');

/** As the column of needs: 0 for none. */
const needOf = (need: Need | undefined): number => (need === undefined ? 0 : 1 + NEEDS.indexOf(need));

interface MoreRules {
  readonly mayPartUnsearched?: (text: string) => boolean;
  readonly needs?: Readonly<Record<string, Need>>;
  readonly language?: string;
}

/** Keywords of the first page with their searches; parts that are found, as `lead: others`. */
function partsOf(
  keywords: Readonly<Record<string, number>>,
  room = 12,
  flawed: readonly string[] = [],
  pages: readonly string[] = PAGES,
  { mayPartUnsearched, needs = {}, language = 'en' }: MoreRules = {},
) {
  const texts = [...pages, ...Object.keys(keywords)];
  const listed: ListedKeywords = {
    texts,
    demand: Float64Array.from(texts, (text) => keywords[text] ?? 0),
    pageOf: Int32Array.from(texts, (_, row) => (row < pages.length ? -1 : 0)),
    flaws: Uint8Array.from(texts, (text) => (flawed.includes(text) ? 1 : 0)),
    needs: Uint8Array.from(texts, (text) => needOf(needs[text])),
    written: readWrittenWords(texts, language),
  };
  const words = readTellingWords(pages, language, undefined, listed.written);
  const partsOf = createRowReader(words, listed);
  const { parts, outside } = findPageParts(words, listed, {
    partsOf,
    rowOf: (page) => page,
    roomOf: (page) => (page === 0 ? room : 0),
    mayPart: () => true,
    ...(mayPartUnsearched && { mayPartUnsearched: (row: number) => mayPartUnsearched(texts[row] ?? '') }),
  });
  return [
    ...parts.map(({ rows: [lead = -1, ...others] }) =>
      [texts[lead], ...others.map((row) => texts[row])].join(': '),
    ),
    ...outside.map((row) => `outside: ${texts[row]}`),
  ];
}

const MACHINES = {
  'quick mill espresso': 900,
  'quick mill espresso machine': 800,
  'quick mill espresso review': 700,
  'espresso by quick mill': 600,
  'quick mill review': 150,
  'best quick mill': 90,
};

describe('parts of a page', () => {
  it('are what says all that the page says, and a thing that few of its keywords say', () => {
    const found = partsOf({
      ...MACHINES,
      'quick mill anita': 90,
      'anita quick mill': 80,
      'quick mill monza': 60,
    });
    expect(found).toEqual(['quick mill anita: anita quick mill', 'quick mill monza']);
  });

  it('are what leaves out a word of the page’s name and says a thing in its place, be it one keyword of two', () => {
    expect(partsOf({ ...MACHINES, 'mill anita': 40 })).toEqual(['mill anita']);
    expect(partsOf({ 'mill anita': 40 })).toEqual(['mill anita']);
  });

  it('are outside the page where nobody searches for what says a thing in place of its name', () => {
    expect(partsOf({ ...MACHINES, 'mill anita': 0 })).toEqual(['outside: mill anita']);
    expect(partsOf({ ...MACHINES, 'quick mill anita': 0 })).toEqual([]);
  });

  it('are what a compound says besides, where words are written as one', () => {
    const pages = ['kerzen', 'halter', 'gartenhaus', 'dachziegel', 'solaranlage'];
    const candles = { 'kerzen kaufen': 90, kerzenhalter: 50 };
    expect(partsOf(candles, 12, [], pages, { language: 'de' })).toEqual(['kerzenhalter']);
    const tools = ['quick mill', 'mill stone wheels', 'millstone', 'garden shed', 'roof tiles'];
    expect(partsOf({ 'quick millstone': 50 }, 12, [], tools)).toEqual([]);
  });

  it('may be what one keyword of two says, where it is searched', () => {
    expect(partsOf({ 'quick mill anita': 40 })).toEqual(['quick mill anita']);
    expect(partsOf({ 'quick mill anita': 0 })).toEqual([]);
  });

  it('may be what nobody searches for, behind what is searched, but for slips of the page’s words and what is of a letter or two', () => {
    const slips = { 'quick mill quicc': 0, 'mill quick xl': 0 };
    const machines = { ...MACHINES, 'quick mill anita': 0, 'quick mill monza': 60, ...slips };
    expect(partsOf(machines, 12, [], PAGES, { mayPartUnsearched: () => true })).toEqual([
      'quick mill monza',
      'quick mill anita',
    ]);
    expect(
      partsOf(machines, 12, [], PAGES, { mayPartUnsearched: (text) => !text.includes('anita') }),
    ).toEqual(['quick mill monza']);
    // A word that only joins others makes nothing a slip.
    const open = ['quick mill for a bar', ...PAGES.slice(1)];
    expect(
      partsOf({ 'quick mill bar anita': 0, 'quick mill bar': 9 }, 12, [], open, {
        mayPartUnsearched: () => true,
      }),
    ).toEqual(['quick mill bar anita']);
    expect(partsOf({ 'mill anita': 0 }, 12, [], PAGES, { mayPartUnsearched: () => true })).toEqual([
      'outside: mill anita',
    ]);
  });

  it('may be a use or a part of the thing, where few pages say it', () => {
    const machines = { ...MACHINES, 'quick mill parts': 90, 'quick mill large': 80 };
    expect(partsOf(machines)).toEqual(['quick mill parts']);
    const spare = ['oak', 'roof', 'sink', 'shed', 'floor'].map((thing) => `${thing} parts`);
    const others = [...'abcdefghijklmnopqrst'].map((letter) => `${letter}orst`);
    expect(partsOf(machines, 12, [], [...PAGES, ...others, ...spare])).toEqual([]);
    expect(partsOf(machines, 12, [], [...PAGES, ...others, ...spare.slice(1)])).toEqual(['quick mill parts']);
  });

  it('are what a page answers in passing where its own keyword does not ask it: a price, but no job', () => {
    const asked = {
      'quick mill price': 40,
      'cost of quick mill': 30,
      'mill price': 20,
      'quick mill jobs': 10,
    };
    const needs = {
      'quick mill price': 'price',
      'cost of quick mill': 'price',
      'mill price': 'price',
      'quick mill jobs': 'jobs',
    } as const;
    expect(partsOf({ ...MACHINES, ...asked }, 12, [], PAGES, { needs })).toEqual([
      'quick mill price: cost of quick mill',
    ]);
    const own = { ...needs, 'quick mill': 'price' } as const;
    expect(partsOf({ ...MACHINES, ...asked }, 12, [], PAGES, { needs: own })).toEqual([]);
  });

  it('may be what half of the keywords say, where other pages say it, too', () => {
    const sizes = { 'quick mill oak': 90, 'oak quick mill': 80, 'best quick mill': 70 };
    expect(partsOf(sizes)).toEqual([]);
    expect(partsOf(sizes, 12, [], [...PAGES, 'oak table', 'oak desk'])).toEqual([
      'quick mill oak: oak quick mill',
    ]);
  });

  it('are none where words only ask or praise, share nothing with the page, or may be forms of its own', () => {
    const others = { 'quick mill price': 50, 'espresso anita': 40, 'quickly mill': 30, 'mill x': 20 };
    expect(partsOf({ ...MACHINES, ...others })).toEqual([]);
  });

  it('are searched, or asked for in several ways', () => {
    const found = partsOf({
      ...MACHINES,
      'quick mill anita': 0,
      'quick mill monza': 0,
      'monza of quick mill': 0,
    });
    expect(found).toEqual(['quick mill monza: monza of quick mill']);
  });

  it('are as many as there is room for, the most searched', () => {
    const machines = { ...MACHINES, 'quick mill anita': 50, 'quick mill monza': 60, 'quick mill pulsor': 70 };
    expect(partsOf(machines, 2)).toEqual(['quick mill pulsor', 'quick mill monza']);
    expect(partsOf(machines, 0)).toEqual([]);
  });

  it('are what is wanted without a thing that the page has, or the other way round, but not what denies it in other words', () => {
    const others = PAGES.slice(1);
    const beers = { 'beers with alcohol': 50, 'alcohol beer': 40, 'beer and alcohol': 30 };
    const asked = { ...beers, 'beer without any alcohol': 20 };
    expect(partsOf(asked, 12, [], ['alcohol beer types', ...others])).toEqual(['beer without any alcohol']);
    const denied = { "beers that don't do alcohol": 20, 'non alcohol beer': 30 };
    const dry = { 'beer with no alcohol': 50, 'alcohol beer': 40, ...denied };
    expect(partsOf(dry, 12, [], ['beer without alcohol', ...others])).toEqual(['alcohol beer']);
    // However many of the page's keywords they are.
    const most = { 'beer without alcohol': 30, 'beer without any alcohol': 20 };
    expect(partsOf(most, 12, [], ['alcohol beer', ...others])).toEqual([
      'beer without alcohol: beer without any alcohol',
    ]);
  });

  it('are not what calls a used thing otherwise', () => {
    const pages = ['used bentley', ...PAGES.slice(1)];
    const bentleys = { 'bentley used': 60, 'bentley second hand': 50, 'pre-owned bentley anita': 40 };
    expect(partsOf(bentleys, 12, [], pages)).toEqual(['pre-owned bentley anita']);
  });

  it('are called by a keyword that may lead a page', () => {
    const machines = { ...MACHINES, 'quick mill anitta anita': 80, 'quick mill anita': 20 };
    expect(partsOf(machines, 12, ['quick mill anitta anita'])).toEqual([
      'quick mill anita: quick mill anitta anita',
    ]);
  });
});

/** Nobody searches for it, and it names another machine. */
const UNSEARCHED = 'mill vetrano';
/** Nobody searches for these either. */
const NAMED = 'quick mill carola';
const ASKED = 'quick mill prices rubino';

/** A page of the list's first keyword with the others as its variants, as the grouping leaves them. */
function withVariants(
  keywords: readonly string[],
  change: (silo: SiloState) => void = () => {},
  sameAs: Readonly<Record<string, string>> = {},
  isPlanned = false,
  searchedAsPage: readonly string[] = [],
  language = 'en',
  poles: readonly number[] = [],
) {
  const asPage = { volume: 500, trend: '390,480,590,480,390,480,590,480,390,480,590,480' };
  const isAsPage = (keyword: string) => keyword === PAGES[0] || searchedAsPage.includes(keyword);
  const table = tableOf(
    [...PAGES, ...keywords].map((keyword, at) => ({
      ...{ keyword, volume: 500 - at, trend: '' },
      ...(isAsPage(keyword) && asPage),
    })),
  );
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
  for (let row = 0; row < table.rowCount; row++) {
    const isPage = row < PAGES.length;
    silo.place[row] = isPage ? PLACES.pillar : PLACES.variant;
    silo.parent[row] = isPage ? -1 : 0;
    silo.reason[row] = isPage ? PLACEMENT_REASONS.pillarHeuristic : PLACEMENT_REASONS.variantByWords;
    silo.rank[row] = isPage ? row + 1 : 0;
    silo.topic[row] = isPage ? row : 0;
  }
  change(silo);
  const grown = { ...silo, topics: PAGES };
  const texts = [...PAGES, ...keywords];
  const listed = {
    texts,
    demand: Float64Array.from(texts, (text, at) =>
      [UNSEARCHED, NAMED, ASKED].includes(text) ? 0 : 500 - at,
    ),
    pageOf: new Int32Array(texts.length),
    sameAs: Int32Array.from(texts, (text) => texts.indexOf(sameAs[text] ?? text)),
    written: readWrittenWords(texts, language),
  };
  standParts(grown, {
    table,
    words: readTellingWords(PAGES, 'en'),
    listed,
    rowOf: Int32Array.from(PAGES, (_, row) => row),
    pages: {
      pole: Int8Array.from(PAGES, (_, page) => poles[page] ?? 0),
      ...(isPlanned && { planned: new Int32Array(PAGES.length) }),
    },
    similarity: createSimilarity(table, buildTokenIndex(table, 'en')),
  });
  const rowOf = (keyword: string) => texts.indexOf(keyword);
  const placeOf = (keyword: string) => [
    grown.place[rowOf(keyword)],
    textAt(table.keyword, grown.parent[rowOf(keyword)] ?? -1),
  ];
  return { table, silo: grown, placeOf, rowOf };
}

const KEYWORDS = [...Object.keys(MACHINES), 'quick mill anita', 'anita quick mill', 'quick mill monza'];

describe('parts of a page in a plan', () => {
  it('are its sections, with their other wordings', () => {
    const { placeOf, rowOf, silo } = withVariants(KEYWORDS);
    expect(placeOf('quick mill anita')).toEqual([PLACES.section, 'quick mill']);
    expect(silo.reason[rowOf('quick mill anita')]).toBe(PLACEMENT_REASONS.sectionOfPart);
    expect(placeOf('anita quick mill')).toEqual([PLACES.variant, 'quick mill anita']);
    expect(silo.similarity[rowOf('anita quick mill')]).toBeCloseTo(1);
    expect(placeOf('quick mill espresso')).toEqual([PLACES.variant, 'quick mill']);
    expect(breachesOf(silo)).toEqual([]);
  });

  it('stay where the user or search results put them', () => {
    const { placeOf } = withVariants(KEYWORDS, (silo) => {
      const row = PAGES.length + KEYWORDS.indexOf('quick mill monza');
      silo.flags[row] = (silo.flags[row] ?? 0) | ROW_FLAGS.pinned;
      silo.reason[PAGES.length + KEYWORDS.indexOf('quick mill anita')] = PLACEMENT_REASONS.variantByResults;
    });
    expect(placeOf('quick mill monza')).toEqual([PLACES.variant, 'quick mill']);
    expect(placeOf('quick mill anita')).toEqual([PLACES.variant, 'quick mill']);
  });

  it('are none of what the search engine counts as one with the page', () => {
    const { placeOf } = withVariants(KEYWORDS, () => {}, {}, false, ['quick mill monza']);
    expect(placeOf('quick mill monza')).toEqual([PLACES.variant, 'quick mill']);
    expect(placeOf('quick mill anita')).toEqual([PLACES.section, 'quick mill']);
  });

  it('are none where another way to write them is none, nor what is the page itself in other letters', () => {
    const odd = [...KEYWORDS, 'quick mill gadget', 'quick mill gizmo'];
    const apart = withVariants(odd);
    expect(apart.placeOf('quick mill gadget')).toEqual([PLACES.section, 'quick mill']);
    const same = withVariants(odd, () => {}, {
      'quick mill gadget': 'quick mill espresso',
      'quick mill gizmo': 'quick mill',
    });
    expect(same.placeOf('quick mill gadget')).toEqual([PLACES.variant, 'quick mill']);
    expect(same.placeOf('quick mill gizmo')).toEqual([PLACES.variant, 'quick mill']);
  });

  it('come from a page below that they say nothing of, unless the file plans its pages', () => {
    const models = ['quick mill anita', 'quick mill monza', 'quick mill vetrano'];
    const onShed = (silo: SiloState) => {
      silo.place[1] = PLACES.cluster;
      silo.parent[1] = 0;
      silo.parent.fill(1, PAGES.length);
    };
    const free = withVariants(models, onShed);
    expect(models.map(free.placeOf)).toEqual(models.map(() => [PLACES.section, 'quick mill']));
    // Who looks for sheds wants something else than who buys machines: neither answers what the other asks.
    const opposite = withVariants(models, onShed, {}, false, [], 'en', [1, -1]);
    expect(models.map(opposite.placeOf)).toEqual(models.map(() => [PLACES.variant, 'garden shed']));
    const planned = withVariants(models, onShed, {}, true);
    expect(models.map(planned.placeOf)).toEqual(models.map(() => [PLACES.variant, 'garden shed']));
  });

  it('are what nobody searches for, too, unless it asks what the page that it is on asks', () => {
    expect(withVariants([...KEYWORDS, NAMED]).placeOf(NAMED)).toEqual([PLACES.section, 'quick mill']);
    const onPrices = (silo: SiloState) => {
      silo.place[4] = PLACES.cluster;
      silo.parent[4] = 0;
      silo.parent.fill(4, PAGES.length);
    };
    const { placeOf } = withVariants([NAMED, ASKED], onPrices);
    expect(placeOf(NAMED)).toEqual([PLACES.section, 'quick mill']);
    expect(placeOf(ASKED)).toEqual([PLACES.variant, 'lawn prices']);
  });

  it('that have no room above are other wordings there', () => {
    const names =
      'anita,monza,vetrano,evo,pulsor,rubino,silvano,carola,pippa,achille,milano,alexia,luna'.split(',');
    const models = names.map((name) => `quick mill ${name}`);
    const onPage = (page: number) => (silo: SiloState) => {
      silo.place[page] = PLACES.cluster;
      silo.parent[page] = 0;
      silo.topic[page] = 0;
      silo.parent.fill(page, PAGES.length);
    };
    const { placeOf, silo } = withVariants(models, onPage(1));
    const places = models.map(placeOf);
    expect(places.filter(([place]) => place === PLACES.section)).toHaveLength(MOST_HEADINGS);
    expect(places.every(([, host]) => host === 'quick mill')).toBe(true);
    expect(breachesOf(silo)).toEqual([]);
    // Of a language without known words they may say the same as their page.
    const unknown = withVariants(models, onPage(1), {}, false, [], 'pl');
    expect(models.map(unknown.placeOf)).toContainEqual([PLACES.variant, 'garden shed']);
  });

  it('leave what is outside the page set aside, behind all groups, whatever the size of the plan', () => {
    const { table, silo, placeOf, rowOf } = withVariants([...KEYWORDS, UNSEARCHED]);
    expect(placeOf(UNSEARCHED)).toEqual([PLACES.setAside, '']);
    const row = rowOf(UNSEARCHED);
    expect([silo.reason[row], silo.rank[row]]).toEqual([
      PLACEMENT_REASONS.asideSmall,
      Math.max(...silo.rank),
    ]);
    expect(breachesOf(silo)).toEqual([]);
    const index = buildTokenIndex(table, 'en');
    const fewer = resizePlan({ table, silo, language: 'en' }, index, PAGES.length - 1).document.silo;
    expect([fewer.place[row], fewer.reason[row]]).toEqual([PLACES.setAside, PLACEMENT_REASONS.asideSmall]);
    const all = resizePlan({ table, silo, language: 'en' }, index, Number.POSITIVE_INFINITY).document.silo;
    expect(all.place[row]).toBe(PLACES.pillar);
  });

  it('are pages in a plan of every group alone, the last of them, and sections again in a smaller one', () => {
    const { table, silo, rowOf } = withVariants(KEYWORDS);
    const index = buildTokenIndex(table, 'en');
    const all = resizePlan({ table, silo, language: 'en' }, index, Number.POSITIVE_INFINITY).document.silo;
    expect(all.place[rowOf('quick mill anita')]).toBe(PLACES.cluster);
    expect(silo.rank[rowOf('quick mill anita')]).toBeGreaterThan(PAGES.length);
    const back = resizePlan({ table, silo: all, language: 'en' }, index, PAGES.length).document.silo;
    expect([...back.place]).toEqual([...silo.place]);
    expect([...back.parent]).toEqual([...silo.parent]);
  });
});

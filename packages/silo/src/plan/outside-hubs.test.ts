import { describe, expect, it } from 'vitest';
import { findBroaderPages } from './broader-pages.ts';
import { FramedPages } from './framed-pages.ts';
import { HubKeeper } from './hub-keeper.ts';
import { ListedTexts } from './listed-texts.ts';
import { type FamilyLimits, proposeHubsOutside } from './outside-hubs.ts';
import { planPages } from './plan.ts';
import { NOWHERE } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';
import { WordPages } from './word-pages.ts';

/** Keyword → searches a month. */
type Searches = Readonly<Record<string, number>>;

const IN_PLAN: Searches = {
  'qualia mind': 900,
  'lean protein shake': 800,
  'kratom drug test': 750,
  'bzo drug test': 700,
  'panel drug test': 650,
  'vestura birth control': 600,
  'webster bank hours': 500,
};
const OZEMPIC: Searches = {
  'ozempic arthritis': 580,
  'ozempic nausea': 560,
  'ozempic fatigue': 540,
  'ozempic refrigeration': 90,
};
/** So that no word is that of a fifth of the list. */
const OTHERS: Searches = Object.fromEntries(
  'gladiator protein,huber needle,itchy teeth,cowlick,gin shots,bruised tooth,mini cucumbers,vitamin water,tremfya dosing,tapioca syrup'
    .split(',')
    .map((keyword) => [keyword, 1]),
);
/** Above the drug tests in the plan. */
const HUB = 'drug test';

const NOTHING_LISTED = { texts: [], demand: new Float64Array(0), pageOf: new Int32Array(0) };

const nobodyAbove = (count: number) => ({
  parent: new Int32Array(count).fill(-1),
  likeness: new Float64Array(count),
  kinship: new Uint8Array(count),
  runnerUp: new Int32Array(count).fill(-1),
  runnerUpLikeness: new Float64Array(count),
});

const nowhere = (count: number) => ({
  host: new Int32Array(count).fill(-1),
  likeness: new Float64Array(count),
  reason: new Uint8Array(count),
});

function familiesOf(outside: Searches, limits: Partial<FamilyLimits> = {}, knowsDemand = true) {
  const searches = { [HUB]: 10, ...IN_PLAN, ...outside, ...OTHERS };
  const keywords = Object.keys(searches);
  const size = 1 + Object.keys(IN_PLAN).length;
  const words = readTellingWords(keywords, 'en');
  const demand = Float64Array.from(Object.values(searches));
  const parent = Int32Array.from(keywords, (keyword, page) => (page > 0 && keyword.endsWith(HUB) ? 0 : -1));
  const families = proposeHubsOutside(
    {
      pages: {
        ...{ count: keywords.length, keywords, demand, knowsDemand, leads: new Set([0]) },
        ...{ pole: new Int8Array(keywords.length), scope: new Int32Array(keywords.length) },
      },
      ...{
        words,
        having: new WordPages(words),
        texts: new ListedTexts(NOTHING_LISTED, words, 'en'),
        language: 'en',
      },
      parents: { ...nobodyAbove(keywords.length), parent },
      standing: { rank: Int32Array.from(keywords, (_, page) => page + 1), size, demand },
      unserved: [...keywords.keys()].slice(size),
    },
    { mostPages: size, mostHubs: 3, isNew: () => true, ...limits },
  );
  const named = (pages: readonly number[]) => pages.map((page) => keywords[page]);
  return families.map(({ hub, coming, leaving }) => ({
    ...{ hub: hub.phrase.text, coming: named(coming) },
    leaving: named(leaving),
  }));
}

describe('hubs whose pages are all outside the plan', () => {
  it('take free places as long as there are any', () => {
    expect(familiesOf(OZEMPIC, { mostPages: 20 })).toEqual([
      { hub: 'ozempic', coming: Object.keys(OZEMPIC), leaving: [] },
    ]);
  });

  it('take the places of pages that are searched less and lead nothing, each for one that is searched more', () => {
    // The hub takes one; below `drug test` three stay.
    const found = familiesOf({ ...OZEMPIC, 'ozempic arthritis': 2000 });
    expect(found).toEqual([
      {
        hub: 'ozempic',
        coming: ['ozempic arthritis', 'ozempic nausea', 'ozempic fatigue'],
        leaving: ['webster bank hours', 'vestura birth control', 'lean protein shake', 'qualia mind'],
      },
    ]);
  });

  it('stay outside where all of them together are searched less than what would leave', () => {
    expect(familiesOf(OZEMPIC)).toEqual([]);
  });

  it('do not take the places of pages that must stand', () => {
    const keywords = [HUB, ...Object.keys(IN_PLAN)];
    const mustStand = Uint8Array.from(keywords, (keyword) => (keyword === 'qualia mind' ? 1 : 0));
    expect(familiesOf({ ...OZEMPIC, 'ozempic arthritis': 2000 }, { mustStand })).toEqual([]);
  });

  it('take free places alone where nobody knows how much is searched', () => {
    expect(familiesOf({ ...OZEMPIC, 'ozempic arthritis': 2000 }, {}, false)).toEqual([]);
    expect(familiesOf(OZEMPIC, { mostPages: 12 }, false)).toHaveLength(1);
  });

  it('are those of most demand where not all have room', () => {
    const ketamine = { 'ketamine lozenges': 700, 'ketamine overdose': 700, 'ketamine withdrawal': 700 };
    const found = familiesOf({ ...OZEMPIC, ...ketamine }, { mostPages: 12 });
    expect(found.map(({ hub, coming }) => [hub, coming.length])).toEqual([['ketamine', 3]]);
    expect(familiesOf({ ...OZEMPIC, ...ketamine }, { mostPages: 20, mostHubs: 1 })).toHaveLength(1);
  });

  it('are none that the plan has had', () => {
    expect(familiesOf(OZEMPIC, { mostPages: 20, isNew: () => false })).toEqual([]);
  });
});

describe('what was brought into the plan', () => {
  it('leaves it with its hub', () => {
    const searches = { ...IN_PLAN, ...OZEMPIC, ...OTHERS };
    const keywords = Object.keys(searches);
    const pages = {
      ...{ count: keywords.length, keywords, demand: Float64Array.from(Object.values(searches)) },
      ...{ knowsDemand: true, pole: new Int8Array(keywords.length), scope: new Int32Array(keywords.length) },
    };
    const words = readTellingWords(keywords, 'en');
    const texts = new ListedTexts(NOTHING_LISTED, words, 'en');
    const framed = new FramedPages(words, texts);
    const own = { pages, words, broader: findBroaderPages(pages, words), local: NOWHERE, framed };
    const keeper = new HubKeeper(own, texts, { mostPages: 14, language: 'en' });
    const size = Object.keys(IN_PLAN).length;
    const rank = Int32Array.from(keywords, (_, page) => page + 1);
    const alone = (count: number) => ({ hosts: nowhere(count), parents: nobodyAbove(count) });
    const brought = keeper.bring({
      standing: { rank, size, demand: pages.demand },
      ...alone(keywords.length),
    });
    expect(keeper.hubs.map(({ phrase }) => phrase.text)).toEqual(['ozempic']);
    expect(brought?.size).toBe(size + 5);
    // No page is below the hub.
    const count = keywords.length + 1;
    const standing = { rank: new Int32Array(count), size: 0, ...brought, demand: new Float64Array(count) };
    const fewer = keeper.giveUp({ standing, ...alone(count) });
    expect(keeper.hubs).toEqual([]);
    expect(fewer?.size).toBe(size);
  });
});

describe('a plan that serves too little', () => {
  const loose = Array.from({ length: 30 }, (_, at) => [`subject${at} alpha${at}`, 1000 - 2 * at] as const);
  const tests = 'kratom,bzo,panel,hair,bup,saliva,nail,urine'
    .split(',')
    .map((kind, at) => [`${kind} drug test`, at < 2 ? 1200 : 300 - 10 * at] as const);
  const searches: Searches = {
    ...Object.fromEntries([...loose, ...tests]),
    ...{ 'ozempic arthritis': 850, 'ozempic nausea': 845, 'ozempic fatigue': 840 },
    'ozempic fridge suitcase': 90,
  };

  it('has what was brought into it below its hub', () => {
    const keywords = Object.keys(searches).sort((a, b) => (searches[b] ?? 0) - (searches[a] ?? 0));
    const pages = {
      ...{ count: keywords.length, keywords, knowsDemand: true },
      demand: Float64Array.from(keywords, (keyword) => searches[keyword] ?? 0),
      ...{ pole: new Int8Array(keywords.length), scope: new Int32Array(keywords.length) },
    };
    const plan = planPages(pages, { language: 'en', keywordCount: keywords.length });
    const all = [...keywords, ...plan.hubs.map(({ phrase }) => phrase.text)];
    const hub = all.indexOf('ozempic');
    const below = all.filter(
      (_, page) => plan.parents.parent[page] === hub && (plan.rank[page] ?? 0) <= plan.size,
    );
    expect(below).toEqual(['ozempic arthritis', 'ozempic nausea', 'ozempic fatigue']);
  });
});

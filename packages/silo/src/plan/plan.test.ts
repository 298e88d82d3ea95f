import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { keywordText } from '../testing/arbitraries.ts';
import { type ListedKeyword, outlineOf, tableOf } from '../testing/keyword-list.ts';
import { cutLongBranches, partDeepHubs } from './cut-long-branches.ts';
import { isFragment } from './hub-names.ts';
import { hubPhrases } from './hub-phrases.ts';
import { functionCount } from './listed-texts.ts';
import { planPages } from './plan.ts';
import { mostPagesFor } from './plan-size.ts';
import { readTellingWords, setOf } from './telling-words.ts';

interface Listed {
  readonly keyword: string;
  readonly demand: number;
}

function planOf(list: readonly Listed[]) {
  const sorted = list.toSorted((a, b) => b.demand - a.demand || (a.keyword < b.keyword ? -1 : 1));
  return planPages(
    {
      count: sorted.length,
      keywords: sorted.map(({ keyword }) => keyword),
      demand: Float64Array.from(sorted, ({ demand }) => demand),
      knowsDemand: true,
      pole: new Int8Array(sorted.length),
      scope: new Int32Array(sorted.length),
    },
    { language: 'en', keywordCount: 1000 },
  );
}

const lists = fc.uniqueArray(fc.record({ keyword: keywordText, demand: fc.nat(9000) }), {
  minLength: 1,
  maxLength: 60,
  size: 'max',
  selector: ({ keyword }) => keyword,
});

describe('planPages', () => {
  const named = (list: readonly Listed[]) => {
    const sorted = list.toSorted((a, b) => b.demand - a.demand || (a.keyword < b.keyword ? -1 : 1));
    const { levels, rank, size, hosts, hubs } = planOf(list);
    const nameAt = (page: number) => sorted[page]?.keyword ?? hubs[page - sorted.length]?.phrase.text ?? null;
    const at = (keyword: string) => sorted.findIndex((one) => one.keyword === keyword);
    return {
      parentOf: (keyword: string) => nameAt(levels.parent[at(keyword)] ?? -1),
      hostOf: (keyword: string) => nameAt(hosts.host[at(keyword)] ?? -1),
      isInPlan: (keyword: string) => (rank[at(keyword)] ?? 0) <= size,
    };
  };

  it('proposes a page above those that share a phrase which no keyword says alone', () => {
    const { parentOf } = named([
      { keyword: 'adblue price', demand: 900 },
      { keyword: 'adblue warning light', demand: 500 },
      { keyword: 'adblue composition', demand: 700 },
      { keyword: 'thermal relay', demand: 600 },
      { keyword: 'towbar', demand: 500 },
      { keyword: 'dashcam', demand: 400 },
    ]);
    for (const page of ['adblue price', 'adblue warning light', 'adblue composition'])
      expect(parentOf(page)).toBe('adblue');
    expect(parentOf('thermal relay')).toBeNull();
  });

  it('proposes up to three pages in a plan of a dozen', () => {
    const kinds: Readonly<Record<string, readonly string[]>> = {
      adblue: ['additive', 'heater', 'injector'],
      towbar: ['wiring', 'cover', 'carrier'],
      dashcam: ['memory', 'mount', 'hardwire'],
    };
    const list = Object.entries(kinds).flatMap(([subject, own]) =>
      own.map((kind) => ({ keyword: `${subject} ${kind}`, demand: 900 })),
    );
    const { parentOf } = named([...list, { keyword: 'thermal relay', demand: 600 }]);
    for (const [subject, own] of Object.entries(kinds))
      for (const kind of own) expect(parentOf(`${subject} ${kind}`)).toBe(subject);
  });

  it('looks a second time for pages that found no place at the first', () => {
    const kinds = 'aquarium gravel,aquarium snail,aquarium lid,chess opening,chess gambit,chess endgame';
    const more = 'adblue additive,adblue heater,adblue injector,towbar wiring,towbar cover,towbar carrier';
    const list = `${kinds},${more}`.split(',').map((keyword) => ({ keyword, demand: 900 }));
    const { parentOf } = named([
      ...list,
      ...['thermal relay', 'roof rack', 'ski boots', 'desk lamp'].map((keyword) => ({
        keyword,
        demand: 500,
      })),
    ]);
    for (const { keyword } of list) expect(parentOf(keyword)).toBe(keyword.split(' ')[0]);
  });

  it('proposes a page about a word of many pages, where nothing narrower leads them', () => {
    const loose =
      'apnea sleep,sleep paralysis,sleep calculator,lucid sleep,sleep tracker,sleep debt,sleep talking'.split(
        ',',
      );
    const others =
      `thermal relay,towbar,dashcam,roof rack,ski boots,garden hose,fish tank,bread oven,chess clock,desk lamp,
      rain barrel,bird feeder,tent pegs,yoga mat,wall paint,door bell,coat hook,ink pen,map case,oil lamp`.split(
        /,\s*/u,
      );
    const { parentOf } = named([...loose, ...others].map((keyword, at) => ({ keyword, demand: 900 - at })));
    for (const page of loose) expect(parentOf(page)).toBe('sleep');
  });

  it('lets words decide which of two pages is broader, whatever their demand, for every brand alike', () => {
    const { parentOf } = named([
      { keyword: 'used aston martin', demand: 1900 },
      { keyword: 'used aston martin for sale', demand: 1300 },
      { keyword: 'used bentley', demand: 1200 },
      { keyword: 'used bentley for sale', demand: 1300 },
      { keyword: 'used jaguar', demand: 500 },
      { keyword: 'used jaguar for sale', demand: 700 },
    ]);
    for (const brand of ['aston martin', 'bentley', 'jaguar'])
      expect(parentOf(`used ${brand} for sale`)).toBe(`used ${brand}`);
    // What is asked of a thing, or a word that goes with any, leads nothing that is searched more.
    const cars = named([
      { keyword: 'lamborghini urus cars', demand: 900 },
      { keyword: 'lamborghini cars', demand: 500 },
      { keyword: 'lamborghini urus price', demand: 800 },
      { keyword: 'lamborghini price', demand: 600 },
    ]);
    expect(cars.parentOf('lamborghini urus cars')).not.toBe('lamborghini cars');
    expect(cars.parentOf('lamborghini urus price')).not.toBe('lamborghini price');
  });

  it('has a bare page lead where only one with soft words says the same: that becomes a section of it', () => {
    const { parentOf, hostOf, isInPlan } = named([
      { keyword: 'range rover near me', demand: 6600 },
      { keyword: 'range rover evoque', demand: 900 },
      { keyword: 'range rover sport', demand: 800 },
      { keyword: 'range rover velar', demand: 700 },
      { keyword: 'thermal relay', demand: 600 },
      { keyword: 'towbar', demand: 500 },
      { keyword: 'dashcam', demand: 400 },
    ]);
    for (const model of ['evoque', 'sport', 'velar'])
      expect(parentOf(`range rover ${model}`)).toBe('range rover');
    expect(isInPlan('range rover near me')).toBe(false);
    expect(hostOf('range rover near me')).toBe('range rover');
  });

  it('reads a place nearby in every language as nothing of its own', () => {
    const nearby = {
      de: 'hundewiese in der nähe',
      fr: 'hundewiese pres de chez moi',
      it: 'hundewiese vicino a me',
      es: 'hundewiese cerca de mi',
      pt: 'hundewiese perto de mim',
      nl: 'hundewiese in de buurt',
      en: 'hundewiese near me',
    };
    for (const [language, text] of Object.entries(nearby)) {
      const words = readTellingWords([text, 'hundewiese'], language);
      expect([language, ...setOf(words, 0)]).toEqual([language, ...setOf(words, 1)]);
      expect([language, functionCount(words.partsOf(text))]).toEqual([language, 0]);
    }
  });

  it('proposes no page about an adjective, and takes `program` for `degree` without making a page broader', () => {
    const { parentOf } = named([
      { keyword: 'creative staffing agency', demand: 900 },
      { keyword: 'creative spain', demand: 800 },
      { keyword: 'creative recruitment', demand: 700 },
      { keyword: 'adblue price', demand: 600 },
    ]);
    expect(parentOf('creative spain')).not.toBe('creative');
    const subjects = [...'abcdefghijkl'].map((letter) => letter.repeat(4));
    const keywords = [
      'online masters nursing degree',
      ...subjects.map((subject) => `masters nursing ${subject}`),
      ...subjects.map((subject) => `towbar ${subject}`),
    ];
    const saidBy = (other: string) =>
      readTellingWords(keywords, 'en', { rowsOf: new Map([[0, [0]]]), texts: [other] }).said.has(0);
    expect(saidBy('nursing degree')).toBe(true);
    expect(saidBy('degree program')).toBe(false);
  });

  it('writes out initials that the list has both ways, and proposes no part of a phrase', () => {
    const list = ['ic galice', 'istituto comprensivo longi', 'ic adro', 'ic longi', 'ic montano'];
    const words = readTellingWords(
      [...list, 'istituto comprensivo adro', 'istituto comprensivo montano'],
      'it',
    );
    const pages = list.map((_, page) => page);
    const source = {
      keywords: list,
      scope: new Int32Array(list.length),
      demand: new Float64Array(list.length),
    };
    const texts = hubPhrases(source, words, pages, 'it').map(({ text }) => text);
    expect(texts).toContain('istituto comprensivo');
    expect(texts).not.toContain('ic');
    expect(isFragment('opryszczka u')).toBe(true);
    expect(isFragment('e')).toBe(true);
    expect(isFragment('co to')).toBe(true);
    expect(isFragment('grey go')).toBe(true);
    expect(isFragment('remove')).toBe(true);
    expect(isFragment('éviter')).toBe(true);
    expect(isFragment('solutions')).toBe(true);
    expect(isFragment('hr solutions')).toBe(false);
    expect(isFragment('go kart')).toBe(false);
    expect(isFragment('seo')).toBe(false);
    expect(isFragment('icd 10')).toBe(false);
  });

  it('joins nothing by what is asked alone, nor pages of different numbers', () => {
    const { parentOf, hostOf } = named([
      { keyword: 'how long does ativan last', demand: 900 },
      { keyword: 'how long does mascara last', demand: 800 },
      { keyword: '4 panel drug test', demand: 700 },
      ...Array.from({ length: 20 }, (_, at) => ({
        keyword: `unlike${'abcdefghijklmnopqrst'[at]}`,
        demand: 300,
      })),
      { keyword: '8 panel drug test', demand: 1 },
    ]);
    expect(parentOf('how long does mascara last')).toBeNull();
    expect(hostOf('8 panel drug test')).toBeNull();
  });

  it('hosts nothing that says another word in place of a common one, only what asks something', () => {
    const { hostOf } = named([
      { keyword: 'cbd oil for sleep', demand: 900 },
      ...['mask', 'apnea', 'tracker', 'music', 'paralysis'].map((word) => ({
        keyword: `sleep ${word}`,
        demand: 500,
      })),
      ...Array.from({ length: 14 }, (_, at) => ({ keyword: `unlike${'abcdefghijklmn'[at]}`, demand: 300 })),
      { keyword: 'cbd oil for focus', demand: 2 },
      { keyword: 'how long does cbd oil last', demand: 1 },
    ]);
    expect(hostOf('cbd oil for focus')).toBeNull();
    expect(hostOf('how long does cbd oil last')).toBe('cbd oil for sleep');
  });

  it('puts no page below one with which it shares only what is asked', () => {
    const { parentOf } = named([
      { keyword: 'nutrition meaning', demand: 900 },
      { keyword: 'zumba meaning', demand: 500 },
      ...Array.from({ length: 12 }, (_, at) => ({
        keyword: `nutrition ${'abcdefghijkl'[at]}card`,
        demand: 100 - at,
      })),
    ]);
    expect(parentOf('zumba meaning')).toBeNull();
  });

  it('proposes no article as a page: it is half a name', () => {
    const { parentOf } = named(
      ['les halles', 'les abbesses', 'les ulis', 'les sables'].map((keyword, at) => ({
        keyword,
        demand: 900 - at,
      })),
    );
    expect(parentOf('les abbesses')).toBeNull();
  });

  it('puts no page below one beside it: siblings share a page above them, or lead themselves', () => {
    const { parentOf } = named([
      { keyword: 'hyperkalemia icd 10', demand: 900 },
      { keyword: 'hypertriglyceridemia icd 10', demand: 700 },
      { keyword: 'overactive bladder icd 10', demand: 600 },
      { keyword: 'dapp vaccine', demand: 500 },
      { keyword: 'twinrix vaccine', demand: 400 },
    ]);
    expect(parentOf('hypertriglyceridemia icd 10')).toBe('icd 10');
    expect(parentOf('hyperkalemia icd 10')).toBe('icd 10');
    expect(parentOf('twinrix vaccine')).toBeNull();
  });

  it('proposes nothing that a keyword says, and no common word', () => {
    const { parentOf } = named([
      { keyword: 'lamborghini urus', demand: 900 },
      { keyword: 'lamborghini', demand: 950 },
      { keyword: 'lamborghini huracan', demand: 600 },
      { keyword: 'lamborghini price', demand: 500 },
      { keyword: 'electric car', demand: 400 },
      { keyword: 'petrol car', demand: 300 },
      { keyword: 'family car', demand: 200 },
    ]);
    expect(parentOf('lamborghini urus')).toBe('lamborghini');
    for (const page of ['electric car', 'petrol car', 'family car']) expect(parentOf(page)).toBeNull();
  });

  it('lets the least of the pages that stand alone leave for pages with kin', () => {
    const { isInPlan } = named([
      { keyword: 'green garden hose', demand: 300 },
      ...Array.from({ length: 11 }, (_, at) => ({ keyword: `thing${'abcdefghijk'[at]}`, demand: 100 - at })),
      { keyword: 'garden hose reel', demand: 80 },
      { keyword: 'garden hose holder', demand: 70 },
    ]);
    expect(isInPlan('garden hose reel')).toBe(true);
    expect(isInPlan('thingk')).toBe(false);
    expect(isInPlan('thinga')).toBe(true);
  });

  it('ranks every page once, parents and hosts before what hangs on them', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { rank, hosts, levels, hubs } = planOf(list);
        expect([...rank].sort((a, b) => a - b)).toEqual([...list, ...hubs].map((_, at) => at + 1));
        for (let page = 0; page < rank.length; page++) {
          for (const above of [hosts.host[page] ?? -1, levels.parent[page] ?? -1])
            if (above >= 0) expect(rank[above]).toBeLessThan(rank[page] ?? 0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has three levels at most, and one pillar above every page', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { levels } = planOf(list);
        levels.parent.forEach((above, page) => {
          const pillar = levels.pillar[page] ?? -1;
          if (above < 0) expect(pillar).toBe(page);
          else expect(above === pillar || levels.parent[above] === pillar).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('is a twelfth of a long list at most, an eighth of a short one, 375 pages at most and a dozen in the smallest', () => {
    expect([50, 800, 1200, 12_680].map(mostPagesFor)).toEqual([12, 100, 100, 375]);
  });

  it('does not depend on the order of rows', () => {
    const keywords = lists.map((list) =>
      list.map(({ keyword, demand }, at): ListedKeyword => ({ keyword, volume: demand + at / 100 })),
    );
    fc.assert(
      fc.property(keywords, (list) => {
        const outline = (rows: readonly ListedKeyword[]) => {
          const table = tableOf(rows);
          const { silo } = buildSilo(table, { language: 'en', grouping: 'moderate' });
          return outlineOf(table, silo)
            .split('\n')
            .map((line) => line.replace(/\[.*|\{.*/u, ''))
            .sort();
        };
        expect(outline(list.toReversed())).toEqual(outline(list));
      }),
      { numRuns: 30 },
    );
  });

  it('puts a page below the broader page that more people search for, never the other way round', () => {
    const { levels } = planOf([
      { keyword: 'image tools', demand: 1930 },
      { keyword: 'image generation tools', demand: 15_190 },
      { keyword: 'running shoes', demand: 900 },
      { keyword: 'running shoes for women', demand: 500 },
    ]);
    // By demand: image generation tools, image tools, running shoes, running shoes for women.
    expect([...levels.parent]).toEqual([-1, -1, -1, 2]);
  });

  it('parts a branch too long for three levels where a page says only part of what stands above it', () => {
    const parents = {
      parent: Int32Array.of(-1, 0, 1, 2, 2),
      kinship: new Uint8Array(5),
      likeness: new Float64Array(5),
      runnerUp: new Int32Array(5),
      runnerUpLikeness: new Float64Array(5),
    };
    const words = readTellingWords(
      ['lamp', 'desk lamp', 'oak desk lamp', 'oak desk lamp shade', 'oak stand'],
      'en',
    );
    cutLongBranches(parents, words, [0, 1, 2, 3, 4]);
    expect([...parents.parent]).toEqual([-1, 0, 1, 2, -1]);
  });

  it('takes such a page up to the first page above it all of which it says', () => {
    const parents = {
      parent: Int32Array.of(-1, 0, 1, 2),
      kinship: new Uint8Array(4),
      likeness: new Float64Array(4),
      runnerUp: new Int32Array(4).fill(-1),
    };
    const words = readTellingWords(['lamp', 'desk lamp', 'oak desk lamp', 'oak lamp stand'], 'en');
    cutLongBranches(parents, words, [0, 1, 2, 3]);
    expect([...parents.parent]).toEqual([-1, 0, 1, 0]);
    expect(parents.likeness[3]).toBeGreaterThan(0);
  });

  it('takes it below its runner-up where that says more of it and three levels hold it', () => {
    const keywords = [
      'lamp',
      'desk lamp',
      'oak desk lamp',
      'brass lamp stand oak',
      'lamp stand',
      'brass lamp',
    ];
    const words = readTellingWords(keywords, 'en');
    const parentOf = (runnerUp: number, parentOfRunnerUp: number) => {
      const parents = {
        parent: Int32Array.of(-1, 0, 1, 2, parentOfRunnerUp, 4),
        kinship: new Uint8Array(6),
        likeness: new Float64Array(6),
        runnerUp: new Int32Array(6).fill(runnerUp),
      };
      cutLongBranches(parents, words, [0, 1, 2, 3, 4]);
      return parents.parent[3];
    };
    expect(parentOf(4, 0)).toBe(4);
    expect(parentOf(-1, 0)).toBe(0);
    // `lamp stand` is on the third level there, and `desk lamp` says something besides.
    expect(parentOf(4, 1)).toBe(0);
    expect(parentOf(1, 0)).toBe(0);
  });

  it('has what is proposed stand below a broader page only where three levels hold it', () => {
    // Pages 3 and 4 are proposed: `lamp` above `desk lamp`, and that above what has no page below it, or one.
    const shallow = { parent: Int32Array.of(4, 4, 3, -1, 3) };
    partDeepHubs(shallow, 3, [0, 1, 2, 3, 4]);
    expect([...shallow.parent]).toEqual([4, 4, 3, -1, 3]);
    const deep = { parent: Int32Array.of(4, 0, 3, -1, 3) };
    partDeepHubs(deep, 3, [0, 1, 2, 3, 4]);
    expect([...deep.parent]).toEqual([4, 0, 3, -1, -1]);
  });
});

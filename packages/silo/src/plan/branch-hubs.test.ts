import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { outlineOf, searchedList, tableOf } from '../testing/keyword-list.ts';
import { proposeBranches } from './branch-hubs.ts';
import { ListedTexts } from './listed-texts.ts';
import { readTellingWords } from './telling-words.ts';
import { WordPages } from './word-pages.ts';

/** So that no word is that of a fifth of the list. */
const OTHERS =
  'bentley flying spur,garden fence,oak table,ski boots,desk lamp,bath towels,gin shots,cowlick,huber needle,itchy teeth,wine cooler,iron gate'.split(
    ',',
  );
const URUS = ['lamborghini urus price', 'lamborghini urus lease', 'lamborghini urus interior'];

/** Hubs of a plan whose first page leads all that say its words. `rows`: other keywords, of the second page. */
function hubsOf(below: readonly string[], rows: readonly string[], pillar = 'lamborghini') {
  const keywords = [pillar, ...below, ...OTHERS];
  const count = keywords.length;
  const words = readTellingWords(keywords, 'en');
  const texts = [...keywords, ...rows];
  const listed = {
    texts,
    demand: new Float64Array(texts.length).fill(10),
    pageOf: Int32Array.from(texts, (_, row) => (row < count ? -1 : 1)),
  };
  const demand = new Float64Array(count).fill(100);
  const source = {
    pages: {
      ...{ count, keywords, demand, knowsDemand: true },
      ...{ pole: new Int8Array(count), scope: new Int32Array(count) },
    },
    ...{ words, having: new WordPages(words), texts: new ListedTexts(listed, words, 'en'), language: 'en' },
    parents: {
      parent: Int32Array.from(keywords, (_, page) => (page > 0 && page <= below.length ? 0 : -1)),
      likeness: new Float64Array(count),
      kinship: new Uint8Array(count),
      runnerUp: new Int32Array(count).fill(-1),
      runnerUpLikeness: new Float64Array(count),
    },
    standing: { rank: Int32Array.from(keywords, (_, page) => page + 1), size: count, demand },
    unserved: [],
  };
  return proposeBranches(source, 3).map(({ phrase, page }) => keywords[page] ?? phrase.text);
}

const outline = (list: string) => {
  const { table, silo } = buildSilo(tableOf(searchedList(list)), { language: 'en', grouping: 'moderate' });
  return outlineOf(table, silo);
};
const others = `bentley flying spur | 800, garden fence panels | 700, oak dining table | 600, ski boots | 500, desk lamp | 400, bath towels | 300`;

describe('hubs between a pillar and pages right below it', () => {
  it('are about what enough of the pages share', () => {
    expect(hubsOf(URUS, ['urus lamborghini'])).toEqual(['lamborghini urus']);
    expect(hubsOf(URUS.slice(2), ['urus lamborghini'])).toEqual([]);
  });

  it('are keywords of the list', () => {
    expect(hubsOf(URUS, [])).toEqual([]);
    expect(hubsOf(URUS, ['lamborghini gallardo'])).toEqual([]);
  });

  it('are not about what the pillar says', () => {
    expect(hubsOf(URUS, ['urus lamborghini'], 'lamborghini urus')).toEqual([]);
  });

  it('are else the most searched page that only asks something of it', () => {
    const loans = [
      'credit report loans',
      'loans without credit checks',
      'loans for poor credit',
      'loans that build credit',
    ];
    const asking = 'how do loans affect your credit';
    expect(hubsOf([...loans, asking], [], 'loans')).toEqual([asking]);
    expect(hubsOf([...loans.slice(2), asking], [], 'loans')).toEqual([]);
    expect(hubsOf([...loans, 'how do student loans affect your credit'], [], 'loans')).toEqual([]);
    expect(
      outline(
        `payday loans | 9000, how do payday loans affect your credit | 400, payday loans without credit checks | 300, payday loans for poor credit | 250,
        can payday loans build credit | 200, payday loans on your credit report | 150, payday loans in texas | 500, payday loans bankruptcy | 450,
        ${others}`,
      ),
    ).toMatch(/^ {2}how do payday loans affect your credit\n {4}payday loans without credit checks/mu);
  });

  it('are part of the plan', () => {
    const list = `lamborghini | 60000, lamborghini careers | 900, lamborghini museum | 800, lamborghini logo | 700, ${others}, urus lamborghini | 90,
      ${URUS.map((one) => `${one} | 4400`).join(', ')}`;
    expect(outline(list)).toContain(`
  urus lamborghini
    lamborghini urus price
    lamborghini urus lease
    lamborghini urus interior
`);
  });

  it('lead what says all that they say, though it is searched more', () => {
    expect(
      outline(
        `lamborghini | 60000, lamborghini careers | 900, lamborghini museum | 800, lamborghini urus | 900, lamborghini urus pearl capsule | 300,
        lamborghini urus tailgate | 310, lamborghini urus boot space | 320, lamborghini urus performante | 30000, garden fence panels | 700,
        oak dining table | 600`,
      ),
    ).toMatch(/^ {2}lamborghini urus$[\s\S]*^ {4}lamborghini urus performante/mu);
  });

  it('are none that nobody would look for beside what they lead', () => {
    const list = (volume: number) =>
      `lamborghini | 60000, lamborghini careers | 900, lamborghini museum | 800, lamborghini logo | 700, ${others}, urus lamborghini | ${volume},
      ${URUS.map((one) => `${one} | 4400`).join(', ')}`;
    expect(outline(list(90))).toContain('urus lamborghini\n    lamborghini urus price');
    expect(outline(list(80))).not.toContain('urus lamborghini\n    lamborghini urus price');
  });
});

import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { outlineOf, tableOf } from '../testing/keyword-list.ts';
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
      isAkin: new Uint8Array(count),
      runnerUp: new Int32Array(count).fill(-1),
      runnerUpLikeness: new Float64Array(count),
    },
    standing: { rank: Int32Array.from(keywords, (_, page) => page + 1), size: count, demand },
    unserved: [],
  };
  return proposeBranches(source, 3).map(({ phrase }) => phrase.text);
}

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

  it('are part of the plan', () => {
    const list = `lamborghini | 60000, lamborghini careers | 900, lamborghini museum | 800, lamborghini logo | 700, bentley flying spur | 800, garden fence panels | 700,
      oak dining table | 600, ski boots | 500, desk lamp | 400, bath towels | 300, urus lamborghini | 90, ${URUS.map((one) => `${one} | 4400`).join(', ')}`;
    const rows = list
      .split(',')
      .map((line) => line.trim().split(' | '))
      .map(([keyword = '', volume]) => ({ keyword, volume: Number(volume) }));
    const { table, silo } = buildSilo(tableOf(rows), { language: 'en', grouping: 'moderate' });
    expect(outlineOf(table, silo)).toContain(`
  urus lamborghini
    lamborghini urus price
    lamborghini urus lease
    lamborghini urus interior
`);
  });
});

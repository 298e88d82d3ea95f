import { type KeywordTable, PLACEMENT_REASONS, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { type ActiveStrictness, type Embeddings, type Grouping, groupKeywords } from './index.ts';

interface Asked {
  readonly language?: string;
  readonly strictness?: ActiveStrictness;
  readonly scope?: Int32Array;
  readonly embeddings?: Embeddings;
  readonly partsNeeds?: boolean;
}

function group(
  list: readonly (string | ListedKeyword)[],
  asked: Asked = {},
): { table: KeywordTable; grouping: Grouping } {
  const table = tableOf(list.map((entry) => (typeof entry === 'string' ? { keyword: entry } : entry)));
  const { language = 'en', strictness = 'moderate', ...rest } = asked;
  const grouping = groupKeywords(table, buildTokenIndex(table, language), { language, strictness, ...rest });
  return { table, grouping };
}

/** Pages as lists of keywords, in alphabetical order. */
function pagesOf(list: readonly (string | ListedKeyword)[], asked: Asked = {}): string[][] {
  const { table, grouping } = group(list, asked);
  const pages = new Map<number, string[]>();
  grouping.primary.forEach((page, row) => {
    const keywords = pages.get(page) ?? [];
    pages.set(page, keywords);
    keywords.push(textAt(table.keyword, row));
  });
  return [...pages.values()]
    .map((keywords) => keywords.sort())
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

describe('groupKeywords', () => {
  it('puts paraphrases on one page and other subjects on others', () => {
    const weight = ['how to lose weight fast', 'lose weight fast', 'losing weight fast'];
    const protein = ['best protein powder', 'protein powder reviews', 'top protein powders'];
    const creatine = ['creatine explained', 'what is creatine'];
    expect(pagesOf([...creatine, ...weight, ...protein])).toEqual([protein, creatine, weight]);
  });

  it('reads number words as figures', () => {
    const two = ['2 piece tub', 'two piece tub'];
    expect(pagesOf([...two, '3 piece tub', 'three piece tub'])).toEqual([
      two,
      ['3 piece tub', 'three piece tub'],
    ]);
    expect(pagesOf(['douche 2 têtes', 'douche deux têtes'], { language: 'fr' })).toHaveLength(1);
  });

  it('keeps what differs in a single letter beside one word on two pages', () => {
    const f = ['jaguar f pace used', 'used jaguar f pace', 'used jaguar fpace'];
    const e = ['jaguar e pace used', 'used jaguar e pace'];
    expect(pagesOf([...f, ...e])).toEqual([e, f]);
  });

  it.each([
    [60, 'ic cantù 2'],
    [300, 'iccantu2'],
  ])(
    'puts what differs in blanks alone on one page, called as the list usually writes it unless %d search otherwise: %s',
    (volume, name) => {
      const list = [
        { keyword: 'ic cantù 2', volume: 50 },
        { keyword: 'iccantu2', volume },
        { keyword: 'ic cantù 1 orario', volume: 90 },
        { keyword: 'mappa ic cantù 2', volume: 20 },
        { keyword: 'liceo fermi', volume: 20 },
      ];
      const { table, grouping } = group(list, { language: 'it' });
      const [page, joined] = grouping.primary;
      expect(joined).toBe(page);
      expect(textAt(table.keyword, page ?? -1)).toBe(name);
    },
  );

  it('keeps apart what differs in a number, a size or a class, not in a year', () => {
    const list = [
      '63 mm pvc pipe',
      '75 mm pvc pipe',
      'pvc pipe 63 mm',
      'class 10 maths notes',
      'class 9 maths notes',
      'iphone 15 case',
      'iphone 16 case',
      'best laptops 2024',
      'best laptops 2025',
    ];
    expect(pagesOf(list)).toEqual([
      ['63 mm pvc pipe', 'pvc pipe 63 mm'],
      ['75 mm pvc pipe'],
      ['best laptops 2024', 'best laptops 2025'],
      ['class 10 maths notes'],
      ['class 9 maths notes'],
      ['iphone 15 case'],
      ['iphone 16 case'],
    ]);
  });

  it('reads a hyphen with a short part as a blank where the list writes it so', () => {
    const list = [
      'ai-powered crm',
      'ai powered crm',
      'ai tools',
      'wi-fi router',
      'wifi router',
      'garden hose',
    ];
    expect(pagesOf(list)).toEqual([
      ['ai powered crm', 'ai-powered crm'],
      ['ai tools'],
      ['garden hose'],
      ['wi-fi router', 'wifi router'],
    ]);
  });

  it('puts the new, the latest and the most popular on the page of the thing, in each language', () => {
    const heads = (...words: string[]) => words.map((word) => `${word} garden hose`);
    expect(
      pagesOf([...heads('new', 'latest', 'most popular', 'great', 'top'), 'lawn mower', 'tax return']),
    ).toHaveLength(3);
    const german = [
      'neue gartenschlauch',
      'gartenschlauch kostenlos',
      'gartenschlauch',
      'steuererklärung',
      'rasenmäher',
    ];
    expect(pagesOf(german, { language: 'de' })).toHaveLength(3);
  });

  it('reads the list in its own language, whatever the tag says', () => {
    const list = [
      'how to clean a garden hose',
      'cleaning garden hoses',
      'the best lawn mower',
      'lawn mowers',
    ];
    expect(pagesOf(list, { language: 'es' })).toEqual(pagesOf(list));
  });

  it('takes one ranking address a keyword for no evidence, and fewer than three shared results neither', () => {
    const list = ['running shoes', 'trail socks', 'coffee grinder', 'espresso cups'];
    const one = list.map((keyword, at) => ({ keyword, urls: [`https://example.org/${at >> 1}`] }));
    const two = list.map((keyword, at) => ({
      keyword,
      urls: ['x', 'y']
        .concat([...'abcdefgh'].map((letter) => letter + at))
        .map((path) => `https://example.org/${path}`),
    }));
    for (const given of [one, two]) {
      expect(pagesOf(given)).toEqual(list.map((keyword) => [keyword]).sort());
      expect(group(given).grouping.evidence).not.toContain(PLACEMENT_REASONS.variantByResults);
    }
  });

  it('sees through joined spellings and typos', () => {
    const list = ['keyword research', 'keywordresearch', 'keyword reserach', 'link building', 'linkbuilding'];
    expect(pagesOf(list)).toEqual([
      ['keyword research', 'keyword reserach', 'keywordresearch'],
      ['link building', 'linkbuilding'],
    ]);
  });

  it('parts German compounds', () => {
    const list = [
      'lohnabrechnung',
      'lohn abrechnung',
      'zeitarbeit vertrag',
      'zeitarbeitsvertrag',
      'urlaub',
      'kantine',
    ];
    expect(pagesOf(list, { language: 'de' })).toEqual([
      ['kantine'],
      ['lohn abrechnung', 'lohnabrechnung'],
      ['urlaub'],
      ['zeitarbeit vertrag', 'zeitarbeitsvertrag'],
    ]);
  });

  it('is not glued by a brand word that every keyword has', () => {
    const list = [
      'acme crm',
      'acme login',
      'acme pricing',
      'acme api',
      'acme jobs',
      'acme support',
      'acme careers',
    ];
    expect(pagesOf(list)).toEqual(list.toSorted().map((keyword) => [keyword]));
  });

  it('keeps buying and explaining apart', () => {
    const buying = ['buy hearing aid online', 'buy hearing aids'];
    const explaining = ['how does a hearing aid work', 'what is a hearing aid'];
    for (const page of pagesOf([...buying, ...explaining, 'hearing aid meaning', 'hearing aids for sale'])) {
      const buys = page.some((keyword) => /buy|sale/u.test(keyword));
      const explains = page.some((keyword) => /how|what|meaning/u.test(keyword));
      expect(buys && explains, page.join(', ')).toBe(false);
    }
  });

  it('joins keywords without a common word by shared search results, and says so', () => {
    const results = (letters: string) => [...letters].map((letter) => `https://example.org/${letter}`);
    const list = [
      { keyword: 'sneaker', volume: 900, urls: results('abcdefghij') },
      { keyword: 'trainers', volume: 500, urls: results('abcdefzyxw') },
      { keyword: 'garden hose', urls: results('0123456789') },
      { keyword: 'office chair', urls: results('klmnopqrst') },
    ];
    expect(pagesOf(list)).toEqual([['garden hose'], ['office chair'], ['sneaker', 'trainers']]);
    const { grouping } = group(list);
    expect(grouping.evidence[1]).toBe(PLACEMENT_REASONS.variantByResults);
  });

  it('does not hold it against keywords that each has a planned address of its own', () => {
    const urls = (path: string) => [`https://example.org/${path}`];
    const list = [
      'running shoes',
      'best running shoes',
      'shoes for running',
      'coffee grinder',
      'coffee grinders',
    ];
    const planned = list.map((keyword, at) => ({ keyword, urls: urls(String(at)) }));
    expect(pagesOf(planned)).toEqual(pagesOf(list));
  });

  describe('with embeddings', () => {
    const list = [
      'garage door fix',
      'garage door repair',
      'red wine glass',
      'cold brew coffee maker',
      'lawn mower repair',
      'hedge trimmer blade',
      'pizza dough recipe',
      'tax return form',
    ];
    /** A direction for each number, and a little of its own. */
    const vectorsOf = (meanings: readonly number[], width = 16): Float32Array =>
      Float32Array.from(
        meanings.flatMap((meaning, row) =>
          Array.from({ length: width }, (_, d) => (d === meaning ? 1 : 0) + (d === row + 8 ? 0.1 : 0)),
        ),
      );
    const embeddings = (meanings: readonly number[]) => ({ dimensions: 16, vectors: vectorsOf(meanings) });

    it('joins what words leave in doubt and meaning puts together', () => {
      const together = embeddings([0, 0, 1, 2, 3, 4, 5, 6]);
      expect(pagesOf(list)).toContainEqual(['garage door fix']);
      expect(pagesOf(list, { embeddings: together })).toContainEqual([
        'garage door fix',
        'garage door repair',
      ]);
    });

    it('joins nothing by meaning alone: small models put colours, sizes and brands beside each other', () => {
      const alike = embeddings([0, 1, 2, 3, 3, 3, 3, 3]);
      expect(pagesOf(list, { embeddings: alike })).toEqual(pagesOf(list));
    });

    it('makes one page of groups that are as near by meaning as keywords are to the rest of theirs, and of no two that words keep apart', () => {
      const syllables = 'bo ka lu mi ne po ra su ti vo'.split(' ');
      const pairs = syllables.flatMap((first, at) => {
        const thing = (end: string) => `${first}${syllables[(at + 3) % 10]}${end}`;
        const three = [thing('rin'), thing('dok'), thing('gam')].join(' ');
        return [three, `${three} ${thing('fes')}`];
      });
      const synonyms = [
        'walrus physician nearby',
        'walrus specialist nearby',
        'walrus 5 mask',
        'walrus 6 mask',
      ];
      const words = [...pairs, ...synonyms];
      const meanings = [...pairs.map((_, row) => row >> 1), 10, 10, 11, 11];
      const vectors = Float32Array.from(
        meanings.flatMap((meaning, row) =>
          Array.from({ length: 40 }, (_, d) => (d === meaning ? 1 : 0) + (d === row + 14 ? 0.2 : 0)),
        ),
      );
      const pages = pagesOf(words, { embeddings: { dimensions: 40, vectors }, partsNeeds: true });
      expect(pages).toContainEqual(['walrus physician nearby', 'walrus specialist nearby']);
      expect(pages).toContainEqual(['walrus 5 mask']);
      expect(pagesOf(words, { partsNeeds: true })).toContainEqual(['walrus physician nearby']);
      // Where the file says what ranks together, it decides.
      const ranking = words.map((keyword, at) => ({
        keyword,
        urls: Array.from(
          { length: 10 },
          (_, n) => `https://example.org/${at < pairs.length ? at >> 1 : `own ${at}`}/${n}`,
        ),
      }));
      expect(pagesOf(ranking, { embeddings: { dimensions: 40, vectors }, partsNeeds: true })).toContainEqual([
        'walrus physician nearby',
      ]);
    });

    it('is told nothing by rows that no vector is known of, and by any scale or mirror of the vectors', () => {
      const none = { dimensions: 16, vectors: new Int8Array(list.length * 16) };
      expect(pagesOf(list, { embeddings: none })).toEqual(pagesOf(list));
      const known = embeddings([0, 0, 1, 2, 3, 4, 5, 6]);
      const mirrored = { ...known, vectors: known.vectors.map((value) => value * -40) };
      expect(pagesOf(list, { embeddings: mirrored })).toEqual(pagesOf(list, { embeddings: known }));
    });
  });

  it('names a page by its keyword with the most volume, of equals by the one whose words the list puts so most often, whose forms it writes most, then the shortest', () => {
    const list = [
      { keyword: 'shoes for running', volume: 50 },
      { keyword: 'run shoe', volume: 900 },
      { keyword: 'running shoes', volume: 900 },
      { keyword: 'coffee grinders', volume: 90 },
      { keyword: 'coffee grinder', volume: 90 },
    ];
    expect([...group(list).grouping.primary]).toEqual([2, 2, 2, 4, 4]);
  });

  it('never joins rows of different scope', () => {
    const list = ['running shoes', 'shoes for running', 'running shoes sale'];
    const { grouping } = group(list, { scope: Int32Array.from([0, 1, 1]) });
    expect(grouping.primary[0]).toBe(0);
    expect(grouping.primary[1]).not.toBe(0);
    expect(grouping.primary[2]).not.toBe(0);
  });

  it('gives the same pages whatever the order of the rows', () => {
    const list = [
      'fast weight loss',
      'lose weight quickly',
      'weight loss tips',
      'best protein powder',
      'protein powder reviews',
      'what is creatine',
      'creatine explained',
      'gym near me',
      'cheap gym',
      'gyms nearby',
      'yoga mat',
      'best yoga mats',
    ];
    const expected = pagesOf(list);
    expect(pagesOf(list.toReversed())).toEqual(expected);
    expect(pagesOf([...list.slice(5), ...list.slice(0, 5)])).toEqual(expected);
  });

  it('reports how pages are spread', () => {
    const { grouping } = group(['running shoes', 'shoes for running', 'coffee grinder', 'tax return']);
    expect(grouping).toMatchObject({ pageCount: 3, largestShare: 0.5 });
    expect(grouping.singletonShare).toBeCloseTo(2 / 3);
  });

  it('takes empty lists, single keywords and copies', () => {
    expect(group([]).grouping).toMatchObject({ pageCount: 0, singletonShare: 0, largestShare: 0 });
    expect(group(['alone']).grouping.pageCount).toBe(1);
    expect(group(Array.from({ length: 500 }, () => 'running shoes')).grouping.pageCount).toBe(1);
  });

  it('groups Japanese keywords, which have no blanks', () => {
    const list = [
      'ランニングシューズ おすすめ',
      'おすすめのランニングシューズ',
      'コーヒーメーカー',
      '確定申告',
    ];
    expect(pagesOf(list, { language: 'ja' })).toContainEqual([
      'おすすめのランニングシューズ',
      'ランニングシューズ おすすめ',
    ]);
  });
});

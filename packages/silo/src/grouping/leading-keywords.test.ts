import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { contentSetsOf } from './content-sets.ts';
import { groupKeywords } from './index.ts';
import { unitsOf } from './keyword-units.ts';
import { leadingKeywords } from './leading-keywords.ts';
import { readListedWords } from './listed-words.ts';

/** Keyword → what leads its page. */
function leads(list: readonly ListedKeyword[]): Map<string, string> {
  const table = tableOf(list);
  const { primary } = groupKeywords(table, buildTokenIndex(table, 'en'), {
    language: 'en',
    strictness: 'moderate',
  });
  return new Map(list.map(({ keyword }, row) => [keyword, textAt(table.keyword, primary[row] ?? row)]));
}

const list = (volumes: Readonly<Record<string, number>>): ListedKeyword[] =>
  Object.entries(volumes).map(([keyword, volume]) => ({ keyword, volume }));
const others = (head: string): Record<string, number> =>
  Object.fromEntries(
    ['nz', 'plans', 'quotes', 'cover', 'cost', 'reviews', 'companies', 'tips'].map((word, at) => [
      `${head} ${word}`,
      20 + at,
    ]),
  );

describe('leadingKeywords', () => {
  it('never leads with a broken spelling, a repetition or stray signs while the page has a clean keyword', () => {
    const page = {
      'health insurance': 300,
      'heal th insurance': 9000,
      'health insurance health insurance': 3000,
      'health insurance.': 3000,
      'health & insurance': 3000,
      'healht insurance': 2000,
    };
    const led = leads(list({ ...others('health insurance'), ...page }));
    for (const keyword of Object.keys(page))
      expect([keyword, led.get(keyword)]).toEqual([keyword, 'health insurance']);
  });

  it('puts a misspelling on the page of what is meant, in known company even a short one', () => {
    const heads = ['used', 'new', 'cheap', 'small', 'black', 'white', 'old', 'best', 'blue', 'red'];
    const rovers = Object.fromEntries(
      heads.flatMap((head) => [
        [`${head} land rover`, 90],
        [`land rover ${head} hire`, 80],
      ]),
    );
    const led = leads(list({ ...rovers, 'land rover': 500, 'land rober': 700, 'garden rake': 900 }));
    expect(led.get('land rober')).toBe('land rover');
    expect(led.get('garden rake')).toBe('garden rake');
  });

  it('names a page by a question where most of its keywords ask, on a scale of few volumes too', () => {
    const many = Array.from({ length: 120 }, (_, at) => ({
      keyword: `gadget k${at}x`,
      volume: [5, 50, 500][at % 3] ?? 5,
    }));
    const asked = list({
      'bobbles on clothes how to remove': 5000,
      'how to remove bobbles from clothes': 5000,
      'how do you remove bobbles from clothes': 5000,
      'how to remove bobbles off clothes': 500,
    });
    const led = leads([...many, ...asked]);
    expect(led.get('bobbles on clothes how to remove')).toBe('how to remove bobbles from clothes');
    const told = list({
      'how to insulate a garden shed': 5000,
      'garden shed insulation guide': 500,
      'insulate garden shed': 500,
      'insulating garden shed': 500,
    });
    expect(leads([...many, ...told]).get('how to insulate a garden shed')).toBe('insulate garden shed');
  });

  it('names a page in the form that the list writes, unless another is searched many times more', () => {
    const rooms =
      'attic,porch,cellar,garage,cabin,kitchen,hall,study,bedroom,bathroom,pantry,balcony,shed,barn,sauna,pool,chalet,annexe,studio,larder,chapel,stable,dairy,mill'.split(
        ',',
      );
    const others = Object.fromEntries(rooms.map((room, at) => [`insulate ${room} roof`, 900 + at]));
    const lead = (odd: number) =>
      leads(list({ ...others, 'insulates loft': odd, 'insulate loft': 10, 'insulate a loft': 5 })).get(
        'insulate a loft',
      );
    expect(lead(30)).toBe('insulate loft');
    expect(lead(41)).toBe('insulates loft');
  });

  it('takes a double name as it is', () => {
    const led = leads(
      list({ 'bora bora hotel': 900, 'bora bora hotels': 100, 'bora bora': 500, 'bora bora map': 50 }),
    );
    expect(led.get('bora bora hotels')).toBe('bora bora hotel');
  });

  it('leads with the usual order of the same words', () => {
    const led = leads(
      list({ ...others('health insurance'), 'health insurance': 500, 'insurance health': 500 }),
    );
    expect(led.get('insurance health')).toBe('health insurance');
  });

  it('knows the usual order of a name that the list has with a sign between alone', () => {
    const models = Object.fromEntries(
      ['cullinan', 'phantom', 'ghost', 'wraith', 'dawn', 'spectre'].map((model) => [
        `rolls royce ${model}`,
        90,
      ]),
    );
    const led = leads(list({ ...models, 'royce rolls': 1000, 'rolls & royce': 900 }));
    expect(led.get('royce rolls')).toBe('rolls & royce');
  });

  describe('where a chain of others brought keywords together', () => {
    /** The same of one group of all keywords. */
    function leadsOfOne(
      list: readonly (ListedKeyword & { readonly isFlawed?: boolean; readonly isElsewhere?: boolean })[],
      language = 'en',
    ): Map<string, string> {
      const table = tableOf(list);
      const listed = readListedWords(table, ['en']);
      const flaws = Uint8Array.from(list, ({ isFlawed }) => Number(isFlawed ?? false));
      const units = unitsOf(listed, flaws);
      const found = leadingKeywords({
        ...{ table, listed, flaws, unitOf: units.unitOf, isByWords: true },
        language,
        groupOfRow: Int32Array.from(list, ({ isElsewhere }) => Number(isElsewhere ?? false)),
        content: contentSetsOf(listed, units),
      });
      return new Map(list.map(({ keyword }, row) => [keyword, textAt(table.keyword, found[row] ?? row)]));
    }
    const cars = ['used', 'dealer', 'parts', 'owner', 'history'].flatMap((word) => [
      { keyword: `aston martin ${word}`, volume: 300 },
      { keyword: `${word} of aston martin cars`, volume: 200 },
    ]);

    it('gives a page of its own to what is searched more than the page and says something else', () => {
      const led = leadsOfOne([
        ...cars,
        { keyword: 'aston martin cars', volume: 800 },
        { keyword: 'aston martin valiant coupe', volume: 900 },
        { keyword: 'aston martin valiant coupe price', volume: 100 },
      ]);
      expect(led.get('aston martin valiant coupe price')).toBe('aston martin valiant coupe');
      expect(led.get('aston martin parts')).toBe('aston martin cars');
    });

    it('is led by what most of it says where only a poor name is searched', () => {
      const page = [
        'btech oasis aid',
        'btech nsp aid amount',
        'btech aid amount',
        'btech egrants aid amount',
      ];
      const led = leadsOfOne([
        { keyword: 'b tech aid amount', volume: 30, isFlawed: true },
        ...page.map((keyword) => ({ keyword, volume: 0 })),
      ]);
      expect(new Set(led.values())).toEqual(new Set(['btech aid amount']));
    });

    describe('of keywords that are searched as much', () => {
      const ledBy = (...keywords: readonly string[]) => {
        const led = leadsOfOne(keywords.map((keyword) => ({ keyword, volume: 0 })));
        return led.get(keywords[0] ?? '');
      };

      it('is led by the one that leaves out what few of the others say, wherever it stands in the list', () => {
        const grant = ['odisha', 'bihar', 'gujarat', 'telangana'].map(
          (place) => `post matric grant ${place}`,
        );
        expect(ledBy(...grant, 'post matric grant')).toBe('post matric grant');
        expect(ledBy('tata pankh grant', 'tata grant amount', 'tata grant', 'tata grant date')).toBe(
          'tata grant',
        );
      });

      it('keeps what half of the others say, a phrase that is whole, and one that asks nothing else', () => {
        const odisha = ['post matric grant odisha', 'odisha post matric grant amount', 'post matric grant'];
        expect(ledBy(...odisha)).toBe('post matric grant odisha');
        expect(ledBy('vodka smell', 'cheapest vodka', 'vodka and milk', 'vodka shots')).toBe('vodka smell');
        expect(ledBy('off page seo youtube', 'on youtube seo', 'seo youtube checks')).toBe(
          'off page seo youtube',
        );
      });
    });

    it('is led by the rest of what its most searched keyword says, where few of the others say all of it: that is a page of its own', () => {
      const housing = ['ndis housing', 'ndis housing help', 'ndis housing approved', 'building ndis housing'];
      const list = (broad: number) => [
        { keyword: 'ndis housing perth', volume: 450 },
        ...housing.map((keyword, at) => ({ keyword, volume: at === 0 ? broad : 8 - at })),
      ];
      const led = leadsOfOne(list(90));
      expect(led.get('ndis housing perth')).toBe('ndis housing perth');
      expect(housing.map((keyword) => led.get(keyword))).toEqual(housing.map(() => 'ndis housing'));
      const unsearched = leadsOfOne(list(0));
      expect(unsearched.get('ndis housing')).toBe('ndis housing perth');
    });

    it('is led by a keyword that says more than that rest, where it is searched many times more and the others say it, too', () => {
      const list = (systems: number) => [
        { keyword: 'nemtek cape town', volume: 34 },
        { keyword: 'security systems cape town', volume: systems },
        { keyword: 'security companies cape town', volume: 1 },
        { keyword: 'security systems companies cape town', volume: 1 },
        { keyword: 'cape town', volume: 2 },
      ];
      const ledBy = (systems: number) => leadsOfOne(list(systems)).get('security companies cape town');
      expect(ledBy(13)).toBe('security systems cape town');
      expect(ledBy(9)).toBe('cape town');
    });

    describe('to keywords that name another thing than what leads them', () => {
      const maker = ['grinder', 'burrs', 'basket', 'hopper', 'tank'].map((word) => ({
        keyword: `rancilio ${word}`,
        volume: 10,
        isElsewhere: true,
      }));
      const manual = { keyword: 'rocky manual', volume: 10, isElsewhere: true };
      const silvia = ['rancilio silvia', 'rancilio silvia review', 'rancilio silvia boiler'];
      const ledBy = (others: Readonly<Record<string, number>>, language?: string) => {
        const group = [...silvia, ...Object.keys(others)];
        const led = leadsOfOne(
          [
            ...group.map((keyword, at) => ({ keyword, volume: others[keyword] ?? 900 - at })),
            ...maker,
            manual,
          ],
          language,
        );
        return Object.keys(others).map((keyword) => led.get(keyword));
      };

      it('gives a page of their own, together with what names the same', () => {
        const rocky = { 'rancilio rocky': 90, 'rancilio rocky doserless': 10 };
        expect(ledBy(rocky)).toEqual(['rancilio rocky', 'rancilio rocky']);
      });

      it('leaves one that hardly anybody searches for, a slip, and a word that any subject may have', () => {
        expect(ledBy({ 'rancilio rocky': 9 })).toEqual([silvia[0]]);
        expect(ledBy({ 'rancilio silvana': 800, 'rancilio silvana sale': 9 })).toEqual([
          silvia[0],
          silvia[0],
        ]);
        expect(ledBy({ 'rancilio machine': 100, 'rancilio machine sale': 20 })).toEqual([
          silvia[0],
          silvia[0],
        ]);
      });

      it('gives them one for a word that any subject may have, where they are searched for a quarter of all of it together', () => {
        const machines = {
          'rancilio machine': 500,
          'rancilio machine sale': 480,
          'rancilio machine parts': 20,
        };
        expect(ledBy(machines)).toEqual(['rancilio machine', 'rancilio machine', 'rancilio machine']);
      });

      it('leaves them where the function words of the language are unknown', () => {
        const rocky = { 'rancilio rocky': 90, 'rancilio rocky doserless': 10 };
        expect(ledBy(rocky, 'xx')).toEqual([silvia[0], silvia[0]]);
      });
    });

    it('tells a word of any subject from a name where it is searched as much as a page', () => {
      const art = ['islamic', 'islamic framed', 'islamic modern', 'islamic large'].map((kind, at) => ({
        keyword: `${kind} wall art`,
        volume: 900 - at,
      }));
      const others = ['wall art shelf', 'wall art frame', 'modern rug', 'modern lamp'].map((keyword) => ({
        ...{ keyword, volume: 10, isElsewhere: true },
      }));
      const ledAt = (volume: number) =>
        leadsOfOne([...art, { keyword: 'modern wall art', volume }, ...others]).get('modern wall art');
      expect([ledAt(3000), ledAt(100)]).toEqual(['modern wall art', 'islamic wall art']);
    });

    it('is led by the bare name where that is searched more, whatever most of the others ask of it', () => {
      const besides = 'alder birch cedar dogwood elm fir ginkgo hazel ivy juniper larch maple oak pine'
        .split(' ')
        .flatMap((tree) => [`${tree} seeds`, `${tree} bark`])
        .map((keyword) => ({ keyword, volume: 1, isElsewhere: true }));
      const asked = ['price', 'price list', 'price uk', 'price used'].map((what, at) => ({
        keyword: `jbl speaker ${what}`,
        volume: 700 - at,
      }));
      const ledWith = (volume: number) =>
        leadsOfOne([...asked, { keyword: 'jbl speaker', volume }, ...besides]).get('jbl speaker price');
      expect([ledWith(800), ledWith(600)]).toEqual(['jbl speaker', 'jbl speaker price']);
      const kinds = ['bluetooth', 'bluetooth mini', 'bluetooth red', 'bluetooth 5'].map((what, at) => ({
        keyword: `jbl speaker ${what}`,
        volume: 700 - at,
      }));
      const led = leadsOfOne([...kinds, { keyword: 'jbl speaker', volume: 710 }, ...besides]);
      expect(led.get('jbl speaker bluetooth red')).toBe('jbl speaker bluetooth');
    });

    it('keeps no keyword that shares no word with what leads the page', () => {
      const led = leadsOfOne([
        ...cars,
        { keyword: 'aston martin cars', volume: 400 },
        { keyword: 'dbs volante', volume: 10 },
      ]);
      expect(led.get('dbs volante')).toBe('dbs volante');
    });
  });
});

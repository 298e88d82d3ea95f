import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { contentSetsOf } from './content-sets.ts';
import { unitsOf } from './keyword-units.ts';
import { leadingKeywords } from './leading-keywords.ts';
import { readListedWords } from './listed-words.ts';

type Group = Readonly<Record<string, number>>;

/** Keyword → what leads its page, of groups of keywords with their searches. */
function leadsOf(groups: readonly Group[], language = 'en'): Map<string, string> {
  const list = groups.flatMap((group, number) =>
    Object.entries(group).map(([keyword, volume]) => ({ keyword, volume, number })),
  );
  const table = tableOf(list);
  const listed = readListedWords(table, [language]);
  const flaws = new Uint8Array(list.length);
  const units = unitsOf(listed, flaws);
  const found = leadingKeywords({
    ...{ table, listed, flaws, unitOf: units.unitOf, isByWords: true, language },
    groupOfRow: Int32Array.from(list, ({ number }) => number),
    content: contentSetsOf(listed, units),
  });
  return new Map(list.map(({ keyword }, row) => [keyword, textAt(table.keyword, found[row] ?? row)]));
}

const laptops = (volume: number): Group => ({
  'msi laptop': 1000,
  'msi laptop screen': 400,
  laptop: volume,
  'laptop stand': 10,
});
const kindsOf = (...names: readonly string[]): Group[] => names.map((name) => ({ [`${name} laptop`]: 500 }));
/** Subjects enough that no word is that of a good part of the list. */
const OTHERS: readonly Group[] =
  'alder birch cedar dogwood elm fir ginkgo hazel ivy juniper larch maple oak pine'
    .split(' ')
    .flatMap((tree) => ['seeds', 'bark', 'roots', 'leaves'].map((part) => ({ [`${tree} ${part}`]: 5 })));

describe('a search that is broader than what leads its group', () => {
  const ledBy = (groups: readonly Group[], language?: string) => {
    const led = leadsOf([...groups, ...OTHERS], language);
    return ['laptop', 'laptop stand', 'msi laptop screen'].map((keyword) => led.get(keyword));
  };
  const together = ['msi laptop', 'msi laptop', 'msi laptop'];
  const apart = ['laptop', 'laptop', 'msi laptop'];

  it('is a page of its own where three other groups are about other kinds of it', () => {
    expect(ledBy([laptops(800), ...kindsOf('asus', 'predator', 'chromebook')])).toEqual(apart);
    expect(ledBy([laptops(800), ...kindsOf('asus', 'predator')])).toEqual(together);
  });

  it('says nothing else: what asks for the best of it is none', () => {
    const group: Group = {
      'msi laptop': 1000,
      'msi laptop screen': 400,
      'best laptop': 800,
      'laptop stand': 10,
    };
    const led = leadsOf([group, ...kindsOf('asus', 'predator', 'chromebook'), ...OTHERS]);
    expect(led.get('best laptop')).toBe('msi laptop');
  });

  it('is searched a good part of the group, or less the more kinds there are', () => {
    const few = kindsOf('asus', 'predator', 'chromebook');
    const many = [...few, ...kindsOf('lenovo', 'dell', 'acer')];
    expect(ledBy([laptops(100), ...few])).toEqual(together);
    expect(ledBy([laptops(100), ...many])).toEqual(apart);
    expect(ledBy([laptops(5), ...many])).toEqual(together);
  });

  it('has its kinds on the side where the language names them: the other side asks of one thing', () => {
    const asked = ['stickers', 'riser', 'decal'].map((what) => ({ [`laptop ${what}`]: 500 }));
    expect(ledBy([laptops(800), ...asked])).toEqual(together);
    const jardin: Group = { 'pompe jardin': 1000, 'pompe jardin pression': 400, pompe: 800 };
    const pompes = ['puits', 'bassin', 'piscine'].map((place) => ({ [`pompe ${place}`]: 500 }));
    const led = leadsOf([jardin, ...pompes, ...OTHERS], 'fr');
    expect([led.get('pompe'), led.get('pompe jardin pression')]).toEqual(['pompe', 'pompe jardin']);
  });

  it('is one, too, where the whole list is about it, but not what is asked of no matter which thing', () => {
    const kinds = 'asus,predator,chromebook,dell,acer,lenovo,razer,alienware,vaio'.split(',');
    const led = leadsOf([laptops(800), ...kindsOf(...kinds)]);
    expect([led.get('laptop'), led.get('msi laptop screen')]).toEqual(['laptop', 'msi laptop']);
    const prices: Group = { 'msi price': 1000, 'msi price drop': 400, price: 800 };
    const asked = ['asus', 'predator', 'chromebook'].map((name) => ({ [`${name} price`]: 500 }));
    expect(leadsOf([prices, ...asked, ...OTHERS]).get('price')).toBe('msi price');
  });

  it('needs no other kinds where its group is about it for somebody or somewhere', () => {
    const rooms = (lead: string): Group => ({ [lead]: 1000, [`${lead} uk`]: 300, 'unique prints': 600 });
    const ledIn = (lead: string) => leadsOf([rooms(lead), ...OTHERS]).get('unique prints');
    expect(ledIn('unique prints for hallways')).toBe('unique prints');
    expect(ledIn('unique prints hallways')).toBe('unique prints hallways');
    expect(ledIn('hallway unique prints')).toBe('hallway unique prints');
  });
});

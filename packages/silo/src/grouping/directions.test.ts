import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { readWrittenWords } from '../plan/written-words.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { directionsOf } from './directions.ts';
import { groupKeywords } from './index.ts';

const directionsIn = (keywords: readonly string[], language = 'en') => [
  ...directionsOf(readWrittenWords(keywords, language), language),
];

describe('directionsOf', () => {
  it('numbers the ways that a list has both of, whatever stands around them', () => {
    const list = ['vga to hdmi', 'hdmi to vga', 'cheap hdmi to vga adapter', 'vga hdmi', 'jpg to png'];
    const [there, back, adapter, neither, single] = directionsIn(list);
    expect([there, back, neither, single].map((way) => (way ?? 0) > 0)).toEqual([true, true, false, false]);
    expect([there === back, back === adapter]).toEqual([false, true]);
  });

  it('sees what goes either way two words from the word between, but no further', () => {
    const list = ['json to excel', 'excel to json', 'convert excel data to json', 'json converter to excel'];
    const [there, back, data, converter] = directionsIn(list);
    expect([data, converter]).toEqual([back, there]);
    expect(directionsIn([...list, 'json to a really good excel', 'excel file type to json'])).toEqual([
      ...directionsIn(list),
      0,
      back,
    ]);
  });

  it('knows the words of a language, and none between function words', () => {
    expect(directionsIn(['pdf in word', 'word in pdf'], 'de')).toEqual([1, 2]);
    expect(directionsIn(['health in new york', 'new in health'])).toEqual([0, 0]);
    expect(directionsIn(['how to do', 'do to how'])).toEqual([0, 0]);
  });
});

it('keeps keywords of the same words apart that go the other way', () => {
  const list = ['vga to hdmi', 'hdmi to vga', 'vga jack', 'jack vga'].map((keyword, at) => ({
    keyword,
    volume: 100 - at,
  }));
  const table = tableOf(list);
  const { primary } = groupKeywords(table, buildTokenIndex(table, 'en'), {
    language: 'en',
    strictness: 'moderate',
  });
  const leads = [...primary].map((row) => textAt(table.keyword, row));
  expect(leads).toEqual(['vga to hdmi', 'hdmi to vga', 'vga jack', 'vga jack']);
});

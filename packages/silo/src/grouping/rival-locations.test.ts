// Which words of a list are rival places, told from its phrases.
import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { readListedWords } from './listed-words.ts';
import { locationWordsOf } from './location-words.ts';
import { rivalLocationsOf } from './rival-locations.ts';

const TRADES = ['plumber', 'roofer', 'glazier', 'tiler', 'joiner'];
const CITIES = ['london', 'york', 'hull', 'derby', 'bath', 'exeter', 'truro'];

const asked = (trades: readonly string[], places: readonly string[], between = ' ') =>
  trades.flatMap((trade) => places.map((place) => `${trade}${between}${place}`));

/** The rivals of a word, by their stems. */
function rivalsIn(list: readonly string[], language: string) {
  const listed = readListedWords(tableOf(list.map((keyword) => ({ keyword }))), [language]);
  const { stems, stemIds, offsets } = listed.words;
  const isContent = (id: number) => stems[id] !== 'in' && stems[id] !== 'di';
  const sets = list.map((_, row) => stemIds.slice(offsets[row], offsets[row + 1]).filter(isContent));
  let end = 0;
  const content = {
    count: sets.length,
    offsets: Uint32Array.from([0, ...sets.map(({ length }) => (end += length))]),
    stems: Uint32Array.from(sets.flatMap((set) => [...set])),
  };
  const rivals = rivalLocationsOf(content, stems, locationWordsOf(listed, [language]));
  return (word: string) => [...(rivals.get(stems.indexOf(word)) ?? [])].map((id) => stems[id]).sort();
}

describe('rival places', () => {
  it('stand behind `in`, or stand for those that do', () => {
    const list = [...asked(TRADES, CITIES, ' in '), ...asked(TRADES, ['selbi'])];
    expect(rivalsIn(list, 'en')('selbi')).toEqual([...CITIES].sort());
    expect(rivalsIn(asked(TRADES, [...CITIES, 'selbi']), 'en')('selbi')).toEqual([]);
  });

  it('are no words that go with any subject, nor numbers', () => {
    const rivalsOf = rivalsIn([...asked(TRADES, CITIES, ' in '), ...asked(TRADES, ['local', '24'])], 'en');
    expect([rivalsOf('local'), rivalsOf('24')]).toEqual([[], []]);
  });

  it('are no words that stand for others as often', () => {
    const others = ['tool', 'van', 'ladder', 'glove', 'belt', 'helmet', 'boot'];
    const rivalsOf = rivalsIn([...asked(TRADES, CITIES, ' in '), ...asked(TRADES, others)], 'en');
    expect(rivalsOf('van')).toEqual([]);
    expect(rivalsOf('london')).toHaveLength(CITIES.length - 1);
  });

  it('stand behind other words in other languages', () => {
    const list = asked(
      ['kursus komputer', 'kursus desain', 'les piano', 'les coding'],
      ['medan', 'bogor', 'bekasi', 'malang', 'makassar', 'sidoarjo', 'surabaya'],
      ' di ',
    );
    expect(rivalsIn(list, 'id')('medan')).toHaveLength(6);
    expect(
      rivalsIn(
        list.map((keyword) => keyword.replace(' di ', ' ')),
        'id',
      )('medan'),
    ).toEqual([]);
  });
});

import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { groupKeywords } from './index.ts';

const TRADES = ['plumber', 'roofer', 'glazier', 'tiler', 'joiner'];
const CITIES = ['leeds', 'york', 'hull', 'derby', 'bath', 'exeter', 'truro'];

/** What is asked of each trade in every place. */
const asked = (places: readonly string[], between: string) =>
  TRADES.flatMap((trade) => [
    { keyword: `how much does an emergency ${trade} charge` },
    ...places.map((place) => ({ keyword: `how much does an emergency ${trade} charge ${between}${place}` })),
  ]);

/** The keywords on the page of one, as a plan groups the list. */
function pageOf(list: readonly ListedKeyword[], keyword: string): string[] {
  const table = tableOf(list);
  const { primary } = groupKeywords(table, buildTokenIndex(table, 'en'), {
    language: 'en',
    strictness: 'soft',
    partsNeeds: true,
  });
  const texts = list.map((_, row) => textAt(table.keyword, row));
  const page = primary[texts.indexOf(keyword)];
  return texts.filter((_, row) => primary[row] === page);
}

const LEEDS = 'how much does an emergency plumber charge in leeds';
const YORK = 'how much does an emergency plumber charge in york';

describe('places', () => {
  it('have a page each: what is looked for in one is not wanted in another', () => {
    expect(pageOf(asked(CITIES, 'in '), LEEDS)).toEqual([LEEDS]);
  });

  it('share a page where the same results answer both', () => {
    const urls = ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'];
    const bare = 'how much does an emergency plumber charge';
    const list = asked(CITIES, 'in ').map(({ keyword }) =>
      [bare, LEEDS, YORK].includes(keyword) ? { keyword, urls } : { keyword },
    );
    expect(pageOf(list, YORK)).toEqual([bare, LEEDS, YORK]);
  });

  it('are words behind `in`: others that stand for one another may mean one thing', () => {
    const moments = ['tonight', 'midnight', 'evenings', 'holidays', 'overnight', 'weekends', 'christmas'];
    const page = pageOf(asked(moments, ''), 'how much does an emergency plumber charge overnight');
    expect(page).toContain('how much does an emergency plumber charge tonight');
  });
});

describe('opposing words of a language', () => {
  /** What is asked of each degree, and of no degree in particular. */
  const SUBJECTS = ['finance', 'nursing', 'marketing', 'history', 'biology'];
  const degrees = (...levels: readonly string[]) =>
    SUBJECTS.flatMap((subject) => [
      { keyword: `how long does an online ${subject} degree take` },
      ...levels.map((level) => ({ keyword: `how long does an online ${level} ${subject} degree take` })),
    ]);
  const BARE = 'how long does an online finance degree take';
  const BACHELOR = 'how long does an online bachelor finance degree take';

  it('have a page each, their other forms on the same one', () => {
    const list = degrees('bachelor', 'undergraduate', 'master');
    expect(pageOf(list, BACHELOR).toSorted()).toEqual([
      BACHELOR,
      'how long does an online undergraduate finance degree take',
    ]);
    expect(pageOf(list, BARE)).toEqual([BARE]);
  });

  it('say nothing where no other of them is on the page', () => {
    expect(pageOf(degrees('bachelor'), BACHELOR)).toContain(BARE);
  });

  it('compare where one keyword says two of them', () => {
    const both = 'how long does an online bachelor or master finance degree take';
    expect(pageOf([...degrees('bachelor', 'master'), { keyword: both }], both)).toContain(BARE);
  });
});

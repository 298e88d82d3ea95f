import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { findBroaderPages } from './broader-pages.ts';
import { FramedPages } from './framed-pages.ts';
import { ListedTexts } from './listed-texts.ts';
import { findParents } from './parent-pages.ts';
import { mayAnswer, type PlanPages } from './plan-pages.ts';
import { localWordsOf } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

/** Keyword → the one that leads it, of keywords that are all pages, with their demand. */
function parentsOf(
  list: Readonly<Record<string, number>>,
  others: readonly string[] = [],
  language = 'en',
  more: Partial<PlanPages> = {},
): Record<string, string> {
  const keywords = Object.keys(list);
  const pages = planPagesOf(keywords, { demand: Float64Array.from(Object.values(list)), ...more });
  const written = readWrittenWords([...keywords, ...others], language);
  const words = readTellingWords(keywords, language, undefined, written);
  const local = localWordsOf(words, written, language);
  const rank = Int32Array.from(keywords, (_, at) => at + 1);
  const standing = { rank, size: keywords.length, demand: pages.demand };
  const listed = {
    texts: others,
    demand: new Float64Array(others.length),
    pageOf: new Int32Array(others.length),
  };
  const framed = new FramedPages(words, new ListedTexts(listed, words, language));
  const source = { pages, words, broader: findBroaderPages(pages, words), local, framed };
  const { parent } = findParents(source, standing);
  return Object.fromEntries(
    keywords.flatMap((keyword, page) => {
      const above = keywords[parent[page] ?? -1];
      return above === undefined ? [] : [[keyword, above]];
    }),
  );
}

it('a page that says less leads one that is searched more, but not next to nothing', () => {
  expect(parentsOf({ 'wooden pergola': 24_000, pergola: 5900, 'oak floor': 90 })).toEqual({
    'wooden pergola': 'pergola',
  });
  expect(parentsOf({ 'wooden pergola': 24_000, pergola: 900, 'oak floor': 90 })).toEqual({});
});

it('a page of one year is no broader one of a page that does not name it, unless more people search for it', () => {
  const rest = { 'oak floor': 90, 'roof tiles': 80 };
  expect(parentsOf({ 'pergola 2025': 70, 'wooden garden pergola': 110, ...rest })).toEqual({});
  expect(parentsOf({ 'pergola 2025': 200, 'wooden garden pergola': 110, ...rest })).toEqual({
    'wooden garden pergola': 'pergola 2025',
  });
  expect(parentsOf({ 'pergola 2025': 70, 'wooden pergola 2025': 110, ...rest })).toEqual({
    'wooden pergola 2025': 'pergola 2025',
  });
});

it('neither of two that say something else leads the other, whatever they are searched', () => {
  expect(parentsOf({ 'wooden pergola': 24_000, 'metal gazebo': 5900, 'oak floor': 90 })).toEqual({});
});

it('who does it leads what names a place, before what is done there', () => {
  const list = { seo: 9000, 'seo agency': 8000, 'seo austin': 500, 'roof tiles': 90 };
  expect(parentsOf(list, ['seo in austin', 'plumber in austin', 'seo agency in austin'])).toEqual({
    'seo agency': 'seo',
    'seo austin': 'seo agency',
  });
  expect(parentsOf(list)).toMatchObject({ 'seo austin': 'seo' });
});

it('a number is no light word, however many pages say it: no other one takes its place', () => {
  const phones = ['phone', 'phone 15', 'phone 15 plus', 'phone 14', 'phone 14 plus'];
  const others = [15, 14].flatMap((model) => [`phone ${model} case`, `phone ${model} cable`]);
  const list = [...phones, ...others, 'phone 16', 'phone 13', 'oak floor', 'roof tiles'];
  expect(parentsOf(Object.fromEntries(list.map((keyword, at) => [keyword, 900 - at])))).toMatchObject({
    'phone 15 plus': 'phone 15',
    'phone 14 plus': 'phone 14',
  });
});

it('a question leads the same question about something more, not what only shares its words', () => {
  const others = ['rates', 'shops', 'texas', 'app', 'scam', 'cash', 'cheque', 'mobile', 'bank'];
  const list = {
    'payday loans': 9000,
    'how do payday loans work': 1500,
    'how do payday advance loans work': 30,
    'how long do payday loans take to work': 20,
    ...Object.fromEntries(others.map((word, at) => [`payday loans ${word}`, 900 - at])),
  };
  expect(parentsOf(list)).toMatchObject({
    'how do payday advance loans work': 'how do payday loans work',
    'how long do payday loans take to work': 'payday loans',
  });
});

it('what says what the whole list is about leads no page that does not, where people search for the rest, too', () => {
  const others = ['power', 'primacy', 'energy', 'pilot', 'latitude', 'agilis', 'alpin', 'defender', 'wipers'];
  const more = ['stock', 'guide', 'stars', 'man', 'jobs', 'logo', 'store', 'news', 'careers', 'rebate'];
  const list = {
    'michelin tires': 9000,
    'tire rotation': 800,
    'michelin bike tires': 700,
    ...Object.fromEntries([...others, ...more].map((word, at) => [`michelin ${word}`, 600 - at])),
  };
  const led = { 'michelin bike tires': 'michelin tires', 'tire rotation': 'michelin tires' };
  expect(parentsOf(list)).toMatchObject(led);
  const apart = parentsOf(list, ['tires']);
  expect(apart).toMatchObject({ 'michelin bike tires': 'michelin tires' });
  expect(apart).not.toHaveProperty('tire rotation');
  expect(parentsOf({ ...list, tire: 700 })).not.toMatchObject({ 'tire rotation': 'michelin tires' });
});

it('a page leads what says more, though it writes one of its words in two, but no compound of its words', () => {
  const rest = { 'oak floor': 90, 'roof tiles': 80 };
  expect(parentsOf({ 'crossclimate 2': 9000, 'cross climate': 900, ...rest })).toEqual({
    'crossclimate 2': 'cross climate',
  });
  expect(parentsOf({ 'winter pergola': 9000, 'best pergola': 900, ...rest })).toEqual({});
  const dogs = {
    hundespielplatz: 9000,
    hundeplatz: 900,
    'hunde leine': 90,
    'spiel platz': 80,
    'platz ideen': 70,
  };
  expect(parentsOf(dogs, [], 'de').hundespielplatz).toBeUndefined();
});

it('who wants to act and who wants to learn share no page, but a page of one leads the other’s', () => {
  const list = { 'pergola near me': 900, 'pergola history': 400, 'roof tiles': 90, 'roof tiles repair': 80 };
  const poles = { pole: Int8Array.of(1, -1, 0, 0) };
  const led = { 'pergola history': 'pergola near me', 'roof tiles repair': 'roof tiles' };
  expect(parentsOf(list, [], 'en', poles)).toEqual(led);
  const ways = { ...poles, direction: Int32Array.of(1, 2, 0, 0) };
  expect(parentsOf(list, [], 'en', ways)).toEqual({ 'roof tiles repair': 'roof tiles' });
  const pages = planPagesOf(Object.keys(list), poles);
  expect([mayAnswer(pages, 0, 1), mayAnswer(pages, 0, 2)]).toEqual([false, true]);
});

it('what says more of a page leads it before what that extends, however often this is searched', () => {
  const page = 'cat litter smell apartment winter night window';
  const list = { 'cat litter': 9000, 'cat litter smell': 700, [page]: 600, 'oak floor': 90 };
  expect(parentsOf(list)).toMatchObject({ [page]: 'cat litter smell' });
});

it('what says nothing besides leads before what says another thing, unless that covers far more or it is a place', () => {
  const others = ['yoga', 'sleep', 'vegan', 'sports', 'school'];
  const rest = ['oak floor', 'roof tiles', 'garden shed', 'brick wall', 'metal gate', 'wool rug', 'tin can'];
  const more = {
    ...Object.fromEntries(others.map((word, at) => [`${word} nutrition`, 990 - at])),
    ...Object.fromEntries(rest.map((keyword, at) => [keyword, 90 - at])),
  };
  const child = 'dietitian marathon training';
  const list = { ...more, 'nutrition and marathon training': 900, [child]: 100 };
  expect(parentsOf({ dietitian: 1000, ...list })).toMatchObject({ [child]: 'dietitian' });
  expect(parentsOf(list)).toMatchObject({ [child]: 'nutrition and marathon training' });
  const proposed = { leads: new Set([0]) };
  expect(parentsOf({ dietitian: 1000, ...list }, [], 'en', proposed)).toMatchObject({
    [child]: 'dietitian',
  });
  const long = 'marathon altitude rowing cycling swimming';
  const far = { [`nutrition ${long}`]: 900, [`dietitian ${long}`]: 100 };
  expect(parentsOf({ dietitian: 1000, ...more, ...far })).toMatchObject({
    [`dietitian ${long}`]: `nutrition ${long}`,
  });
  const local = {
    austin: 1000,
    ...more,
    'nutrition and rowing training': 900,
    'austin rowing training': 100,
  };
  expect(parentsOf(local, ['yoga in austin', 'plumber in austin', 'roof in austin'])).toMatchObject({
    'austin rowing training': 'nutrition and rowing training',
  });
});

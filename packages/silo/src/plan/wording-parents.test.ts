import { expect, it } from 'vitest';
import { type ListOfPages, placedByOthers } from '../testing/placed-by-others.ts';
import { AKIN } from './parent-pages.ts';
import { placeByWordings } from './wording-parents.ts';

const wordingParentsOf = (list: ListOfPages, scope = 0, knowsDemand = true) =>
  placedByOthers(list, { place: placeByWordings, kinship: AKIN.wording, scope, knowsDemand });

const REST: ListOfPages = { 'oak floor': [90], 'roof tiles': [80] };

it('a page is below the one that another keyword of that says more of it than its parent does', () => {
  const list: ListOfPages = {
    bentley: [9000],
    'bentley continental gt': [5000, { 'bentley continental': 3000 }],
    'bentley continental convertible': [400],
    ...REST,
  };
  expect(wordingParentsOf(list)).toEqual({
    'bentley continental convertible': 'bentley continental gt',
  });
});

it('of two that each say another thing, one leads the other only by a name searched about as much as its own', () => {
  const list = (named: number): ListOfPages => ({
    michelin: [9000],
    'michelin latitude tour': [2000, { 'michelin latitude': named }],
    'michelin latitude sport': [400],
    ...REST,
  });
  const below = { 'michelin latitude sport': 'michelin latitude tour' };
  expect(wordingParentsOf(list(1000))).toEqual(below);
  expect(wordingParentsOf(list(900))).toEqual({});
  expect(wordingParentsOf(list(900), 0, false)).toEqual(below);
});

it('a proposed page keeps two of those below it', () => {
  const list: ListOfPages = {
    latitude: [9000],
    'latitude tour': [2000, { 'alpin latitude': 1500 }],
    'alpin latitude sport': [400],
    ...REST,
  };
  const place = (leads: readonly string[]) =>
    placedByOthers(list, { place: placeByWordings, kinship: AKIN.wording, leads });
  const below = { 'alpin latitude sport': 'latitude tour' };
  expect(place([])).toEqual(below);
  expect(place(['latitude'])).toEqual({});
});

it('a page of another topic of the file is above none', () => {
  const list: ListOfPages = {
    'bentley continental gt': [9000, { 'bentley continental': 6000 }],
    'bentley continental convertible': [400],
    ...REST,
  };
  const below = { 'bentley continental convertible': 'bentley continental gt' };
  expect(wordingParentsOf(list)).toEqual(below);
  expect(wordingParentsOf(list, 1)).toEqual({});
});

it('a page that stands alone needs two fifths of what it says said', () => {
  const list: ListOfPages = {
    'youtube seo': [900, { 'tube seo': 500 }],
    'tube seo buddy': [200],
    'tube seo extension keyword score panel chrome': [100],
    ...REST,
  };
  expect(wordingParentsOf(list)).toEqual({ 'tube seo buddy': 'youtube seo' });
});

it('a parent that says about as much of a page keeps it', () => {
  const about = Object.fromEntries(
    'man wipers primacy energy latitude anakee agilis pilot road power'
      .split(' ')
      .map((word, at) => [`michelin ${word}`, [90 - at] as const]),
  );
  const list: ListOfPages = {
    crossclimate: [9000],
    'alpin snow': [5000, { 'michelin crossclimate': 3000 }],
    'michelin crossclimate camping': [400],
    ...about,
  };
  expect(wordingParentsOf(list)).toEqual({});
});

it('what says another thing, too, is no part of a page', () => {
  const list: ListOfPages = {
    bentley: [9000],
    'bentley gt': [5000, { 'bentley continental floor': 3000 }],
    'bentley continental convertible green': [400],
    'pine floor': [95],
    ...REST,
  };
  expect(wordingParentsOf(list)).toEqual({});
});

it('a keyword that next to nobody searches for names nothing, where searches are known', () => {
  const list: ListOfPages = {
    bentley: [9000],
    convertible: [5000, { 'bentley continental': 500 }],
    'bentley continental convertible': [400],
    ...REST,
  };
  expect(wordingParentsOf(list)).toEqual({});
  expect(wordingParentsOf(list, 0, false)).toEqual({ 'bentley continental convertible': 'convertible' });
});

it('a page stays below one that says of which thing, where the other does not', () => {
  const list: ListOfPages = {
    'tub surround': [12_000],
    'copper clawfoot shower': [20_000, { 'copper clawfoot tub': 15_000 }],
    'copper clawfoot tub surround': [600],
    ...REST,
  };
  expect(wordingParentsOf(list)).toEqual({});
});

it('nor for a place, a number, or what is only asked, unless the question is the same word for word', () => {
  const place: ListOfPages = {
    plumber: [9000],
    'plumber emergency austin': [5000, { 'plumber austin': 3000 }],
    'plumber austin bathroom': [400],
    'oak floor': [90, { 'oak floor in austin': 9 }],
    'roof tiles': [80, { 'roof tiles in austin': 9 }],
  };
  expect(wordingParentsOf(place)).toEqual({});
  const number: ListOfPages = {
    crossclimate: [9000],
    'crossclimate 2 suv': [5000, { 'crossclimate 2': 3000 }],
    'crossclimate 2 bus': [400],
    ...REST,
  };
  expect(wordingParentsOf(number)).toEqual({});
  const asked = (question: string, wording: string): ListOfPages => ({
    'payday loans': [9000],
    'payday loans you can get': [700, { [wording]: 500 }],
    [question]: [40],
    ...REST,
  });
  expect(wordingParentsOf(asked('how many payday loans in ohio', 'how many payday loans in ohio'))).toEqual(
    {},
  );
  const same = 'how many payday loans can you have';
  expect(wordingParentsOf(asked(`${same} in ohio`, same))).toEqual({
    [`${same} in ohio`]: 'payday loans you can get',
  });
  expect(wordingParentsOf(asked('how many payday loans in ohio can you have', same))).toEqual({});
});

it('what says no more than the page itself is no parent, nor what is below it or searched less', () => {
  const all: ListOfPages = {
    bentley: [9000],
    'bentley continental gt': [5000, { 'bentley convertible continental': 3000 }],
    'bentley continental convertible': [400],
    ...REST,
  };
  expect(wordingParentsOf(all)).toEqual({});
  const less: ListOfPages = {
    bentley: [9000],
    'bentley continental convertible': [4000],
    'bentley continental gt': [500, { 'bentley continental': 300 }],
    ...REST,
  };
  expect(wordingParentsOf(less)).toEqual({});
});

it('of several the keyword that says most decides, then the most searched', () => {
  const list: ListOfPages = {
    bentley: [9000],
    'bentley v8 mulliner': [5000, { 'bentley continental': 3000 }],
    'bentley continental gt': [4000, { 'bentley continental': 3500 }],
    'bentley speed six': [3000, { 'bentley continental coupe': 2000 }],
    'bentley continental convertible': [400],
    'bentley continental coupe green': [300],
    ...REST,
  };
  expect(wordingParentsOf(list)).toMatchObject({
    'bentley continental convertible': 'bentley continental gt',
    'bentley continental coupe green': 'bentley speed six',
  });
});

it('the page that was above is the second choice', () => {
  const list: ListOfPages = {
    bentley: [9000],
    'bentley continental gt': [5000, { 'bentley continental': 3000 }],
    'bentley continental convertible': [400],
    ...REST,
  };
  const keywords = Object.keys(list);
  const seconds: (string | undefined)[] = [];
  placedByOthers(list, {
    kinship: AKIN.wording,
    place: (parents, source) => {
      placeByWordings(parents, source);
      seconds.push(keywords[parents.runnerUp[2] ?? -1]);
    },
  });
  expect(seconds).toEqual(['bentley']);
});

it('a name of words that go with any subject leads nothing', () => {
  const list: ListOfPages = {
    'project management app': [9000, { app: 6000 }],
    'dating app': [400],
    ...REST,
  };
  expect(wordingParentsOf(list)).toEqual({});
});

import { expect, it } from 'vitest';
import { type ListOfPages, placedByOthers } from '../testing/placed-by-others.ts';
import { placeNamedLoners } from './named-loners.ts';
import { AKIN } from './parent-pages.ts';

const namedParentsOf = (list: ListOfPages, leads: readonly string[] = [], scope = 0) =>
  placedByOthers(list, { place: placeNamedLoners, kinship: AKIN.named, leads, scope });

const REST: ListOfPages = { 'oak floor': [90], 'roof tiles': [80] };

it('a page that stands alone is below the page that its other keywords name', () => {
  const list: ListOfPages = { casio: [9000], 'g-shock': [4000, { 'casio g-shock': 900 }], ...REST };
  expect(namedParentsOf(list)).toEqual({ 'g-shock': 'casio' });
  expect(namedParentsOf(list, [], 1)).toEqual({});
});

it('a name that next to nobody searches for names nothing, unless it is what the whole list is about', () => {
  const rare: ListOfPages = { casio: [9000], 'g-shock': [4000, { 'casio g-shock': 90 }], ...REST };
  expect(namedParentsOf(rare)).toEqual({});
  const about = Object.fromEntries(
    'man wipers primacy energy latitude anakee alpin agilis pilot road power'
      .split(' ')
      .map((word, at) => [`michelin ${word}`, [90 - at] as const]),
  );
  expect(namedParentsOf({ michelin: [9000], xzx: [4000, { 'michelin xzx': 40 }], ...about })).toEqual({
    xzx: 'michelin',
  });
});

it('of pages that say the same the one that says nothing else is named', () => {
  const list: ListOfPages = {
    'best casio': [9500],
    casio: [9000],
    'g-shock': [4000, { 'casio g-shock': 900 }],
    ...REST,
  };
  expect(namedParentsOf(list)).toEqual({ 'g-shock': 'casio' });
});

it('the name that is searched most decides', () => {
  const wordings = { 'casio g-shock': 900, 'g-shock sale watches': 400, 'g-shock watches': 1500 };
  const list: ListOfPages = { casio: [9000], watches: [9500], 'g-shock': [4000, wordings], ...REST };
  expect(namedParentsOf(list)).toEqual({ 'g-shock': 'watches' });
});

it('a page that is searched less, asks only, or is a place leads nothing by being named', () => {
  const less: ListOfPages = { casio: [3000], 'g-shock': [4000, { 'casio g-shock': 900 }], ...REST };
  expect(namedParentsOf(less)).toEqual({});
  expect(namedParentsOf(less, ['casio'])).toEqual({});
  const asks: ListOfPages = { prices: [9000], 'g-shock': [4000, { 'g-shock prices': 900 }], ...REST };
  expect(namedParentsOf(asks)).toEqual({});
  const place: ListOfPages = {
    austin: [9000],
    'g-shock': [4000, { 'g-shock austin': 900 }],
    'oak floor': [90, { 'oak floor in austin': 9 }],
    'roof tiles': [80, { 'roof tiles in austin': 9 }],
  };
  expect(namedParentsOf(place)).toEqual({});
});

it('a page that leads others, or has a parent by its own words, stays where it is', () => {
  const list: ListOfPages = {
    casio: [9000],
    'g-shock': [4000, { 'casio g-shock': 900 }],
    'g-shock strap': [400, { 'casio strap g-shock': 90 }],
    ...REST,
  };
  expect(namedParentsOf(list)).toEqual({});
});

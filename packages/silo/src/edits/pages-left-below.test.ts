import { expect, it } from 'vitest';
import { siloFacts } from '../summary/silo-facts.ts';
import { TEA_AND_COFFEE } from '../testing/tea-and-coffee.ts';
import { applyEdit } from './apply-edit.ts';
import type { SiloEdit } from './edit.ts';
import { pagesLeftBelow } from './pages-left-below.ts';

const START = TEA_AND_COFFEE;
const [tea, green, black, latte, cake, , coffee, espresso] = [0, 1, 2, 3, 4, 5, 6, 7];
const PAGES = siloFacts(START.table, START.silo).pages;
const left = (rows: readonly number[], ...edits: SiloEdit[]) =>
  pagesLeftBelow(START.silo, applyEdit(START, { type: 'batch', edits }).document.silo, rows, PAGES);

it('counts what moves along', () => {
  expect(left([green], { type: 'move', row: green, parent: coffee })).toEqual({
    along: 2,
    gone: 0,
    risen: [],
    under: [],
  });
});

it('says below which pages the children of a deleted page stand', () => {
  expect(left([green], { type: 'delete', row: green })).toEqual({
    along: 0,
    gone: 0,
    risen: [],
    under: [{ page: black, count: 2 }],
  });
  expect(left([green], { type: 'delete', row: green, withChildren: true })).toMatchObject({ gone: 2 });
});

it('names the page that leads in the place of a pillar', () => {
  expect(left([tea], { type: 'delete', row: tea })).toMatchObject({
    risen: [green],
    under: [{ page: green, count: 1 }],
  });
});

it('says nothing of pages that were changed themselves, or that stay where they are', () => {
  const none = { along: 0, gone: 0, risen: [], under: [] };
  const edits = [latte, cake, green].map((row) => ({ type: 'delete', row }) as const);
  expect(left([latte, cake, green], ...edits)).toEqual(none);
  expect(left([espresso], { type: 'delete', row: espresso })).toEqual(none);
});

it('says where pages stand that can go no deeper', () => {
  const lowered = left([coffee], { type: 'move', row: coffee, parent: green });
  expect(lowered).toEqual({ along: 0, gone: 0, risen: [], under: [{ page: green, count: 1 }] });
});

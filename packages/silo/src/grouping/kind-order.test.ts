// The order of words that a page is called by, where a language names the kind of a thing first.
import { textAt } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { groupKeywords } from './index.ts';
import { KindOrder } from './kind-order.ts';

const CITIES =
  'palermo messina torino genova verona padova trento napoli ancona ferrara modena parma pisa siena'.split(
    ' ',
  );

/** What leads the page of the first keyword. */
function leadOf(volumes: Readonly<Record<string, number>>, language: string): string {
  const listed = [
    ...Object.entries(volumes).map(([keyword, volume]) => ({ keyword, volume })),
    ...CITIES.map((city) => ({ keyword: `scuole ${city}`, volume: 40 })),
  ];
  const table = tableOf(listed);
  const options = { language, strictness: 'moderate' } as const;
  const { primary } = groupKeywords(table, buildTokenIndex(table, language), options);
  return textAt(table.keyword, primary[0] ?? 0);
}

it('is that of most keywords that begin with the kind, where nearly as many search for it', () => {
  expect(leadOf({ 'lodi scuole': 170, 'scuole lodi': 140 }, 'it')).toBe('scuole lodi');
  expect(leadOf({ 'lodi scuole': 170, 'scuole a lodi': 170, 'scuole lodi': 90 }, 'it')).toBe('scuole a lodi');
  expect(leadOf({ 'lodi scuole': 170, 'scuole lodi': 50 }, 'it')).toBe('lodi scuole');
});

it('is how it is searched where something is asked of a thing', () => {
  expect(leadOf({ 'prezzo scuole': 170, 'scuole prezzo': 140 }, 'it')).toBe('prezzo scuole');
});

it('is told in languages that name the kind first', () => {
  const stems = ['seo', 'austin', 'boston'];
  const rows = { stems, offsets: Uint32Array.of(0, 2, 4, 6), stemIds: Uint32Array.of(0, 1, 1, 0, 0, 2) };
  const isRight = (language: string) => new KindOrder(rows, language).isRightBeside(0, 1, new Uint8Array(3));
  expect(isRight('it')).toBe(true);
  expect(isRight('en')).toBe(false);
});

import { expect, it } from 'vitest';
import { demandUnitOf, type ImportedFile } from './import-report.ts';

const file = (name: string, roles: readonly string[], volumeIs?: 'impressions'): ImportedFile => ({
  name,
  tool: 'unknown',
  encoding: 'utf-8',
  ...(volumeIs === undefined ? {} : { volumeIs }),
  columns: roles.map((role) => ({ header: role, role, values: [] })),
});
const QUERIES = file('queries.csv', ['keyword', 'volume'], 'impressions');
const MAGIC = file('magic.csv', ['keyword', 'volume']);

it('counts impressions where every file with a figure of demand does', () => {
  expect(demandUnitOf('searches', { sources: [QUERIES] })).toBe('impressions');
  expect(demandUnitOf('searches', { sources: [QUERIES, file('list.csv', ['keyword'])] })).toBe('impressions');
});

it('counts searches where one file states them, and keywords where too few figures are known', () => {
  expect(demandUnitOf('searches', { sources: [QUERIES, MAGIC] })).toBe('searches');
  expect(demandUnitOf('searches', {})).toBe('searches');
  expect(demandUnitOf('keywords', { sources: [QUERIES] })).toBe('keywords');
});

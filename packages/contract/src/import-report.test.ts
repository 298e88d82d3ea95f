import { expect, it } from 'vitest';
import { demandUnitOf, type ImportedFile } from './import-report.ts';

const file = (tool: string, roles: readonly string[]): ImportedFile => ({
  name: `${tool}.csv`,
  tool,
  encoding: 'utf-8',
  columns: roles.map((role) => ({ header: role, role, values: [] })),
});
const QUERIES = file('google-search-console', ['keyword', 'volume']);
const MAGIC = file('semrush-keyword-magic', ['keyword', 'volume']);

it('counts impressions where every file with a figure of demand does', () => {
  expect(demandUnitOf('searches', { sources: [QUERIES] })).toBe('impressions');
  expect(demandUnitOf('searches', { sources: [QUERIES, file('unknown', ['keyword'])] })).toBe('impressions');
});

it('counts searches where one file states them, and keywords where too few figures are known', () => {
  expect(demandUnitOf('searches', { sources: [QUERIES, MAGIC] })).toBe('searches');
  expect(demandUnitOf('searches', { sources: [file('google-search-console', ['keyword'])] })).toBe(
    'searches',
  );
  expect(demandUnitOf('searches', {})).toBe('searches');
  expect(demandUnitOf('keywords', { sources: [QUERIES] })).toBe('keywords');
});

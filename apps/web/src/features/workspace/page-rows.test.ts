import { PLACES } from '@silosmith/contract';
import { articleOf, byPage, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { keywordsMatch, pageRows } from './page-rows.ts';

const article = articleOf('boots', '<p>Boots.</p>');
const imported = smallImport(['shoes', 'boots', 'winter boots', 'dress shoes']);

function shown(change: Partial<typeof imported.filters> = {}): string[] {
  const silo = { ...imported.silo, place: imported.silo.place.slice(), parent: imported.silo.parent.slice() };
  silo.place[2] = PLACES.variant;
  silo.parent[2] = 1;
  const project = projectOfImport('p1', {
    ...imported,
    silo,
    filters: { ...imported.filters, ...change },
    articles: byPage({ boots: article, 'winter boots': article, gone: { ...article, keyword: 'Gone' } }),
  });
  return pageRows(project).map(({ keyword, level, written }) => `${level} ${keyword}${written ? ' *' : ''}`);
}

it('lists a kept article beside the page that serves its keyword, and one whose keyword is gone at the end', () => {
  const rows = shown();
  expect(rows.toSorted()).toEqual(['0 Gone *', '0 winter boots *', '1 shoes', '2 boots *', '2 dress shoes']);
  expect(rows.indexOf('0 winter boots *')).toBe(rows.indexOf('2 boots *') + 1);
  expect(rows.at(-1)).toBe('0 Gone *');
});

it('lists written pages that the filters hide, and no unwritten ones', () => {
  expect(shown({ searchQuery: 'nothing like it' })).toEqual(['2 boots *', '0 winter boots *', '0 Gone *']);
});

it('puts each page before those below it, whatever the order of the filters', () => {
  const rows = shown({ sortBy: 'keyword', sortOrder: 'asc' });
  expect(rows.indexOf('1 shoes')).toBeLessThan(rows.indexOf('2 boots *'));
  expect(rows.indexOf('1 shoes')).toBeLessThan(rows.indexOf('2 dress shoes'));
});

it('is narrowed by every word of a search', () => {
  expect(keywordsMatch('Winter boots', 'boots  WIN')).toBe(true);
  expect(keywordsMatch('Winter boots', 'boots summer')).toBe(false);
});

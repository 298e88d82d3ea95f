// Secondary keywords in one cell become keywords of the page that the row is about.
import { type ColumnRole, PAGE_LEVELS, textAt } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { importKeywords } from '../import-keywords.ts';
import { listedKeywords } from './keyword-list.ts';

const file = (text: string, mapping?: readonly (ColumnRole | null)[]) => ({
  name: 'map.csv',
  bytes: new TextEncoder().encode(text),
  ...(mapping && { mapping }),
});

/** `keyword < page` for each row of the table, with its volume where it has one. */
function read(...files: Parameters<typeof importKeywords>[0][number][]) {
  const { table, report } = importKeywords(files, { language: 'en' });
  const rows = Array.from({ length: table.rowCount }, (_, row) => {
    const page = table.pageKeyword === undefined ? '' : textAt(table.pageKeyword, row);
    const volume = (table.volume[row] ?? -1) < 0 ? '' : ` ${table.volume[row]}`;
    return `${textAt(table.keyword, row)}${volume}${page === '' ? '' : ` < ${page}`}`;
  });
  return { rows, table, report };
}

it('reads them as keywords without figures, planned for the page of the row', () => {
  const { rows, table, report } = read(
    file(
      'Topic,Primary keyword,Secondary keywords,Volume\nShoes,red shoes,"crimson shoes, ruby shoes",900\nBoots,high boots,,300\nBoots,ankle boots,"booties; chelsea boots",200\n',
    ),
  );
  expect(rows).toEqual([
    'red shoes 900',
    'high boots 300',
    'ankle boots 200',
    'crimson shoes < red shoes',
    'ruby shoes < red shoes',
    'booties < ankle boots',
    'chelsea boots < ankle boots',
  ]);
  expect(report).toMatchObject({ rowsRead: 3, imported: 3, merged: 0, dropped: [], secondary: 4 });
  expect([...table.topic].map((topic) => table.topics[topic])).toEqual([
    'Shoes',
    'Boots',
    'Boots',
    'Shoes',
    'Shoes',
    'Boots',
    'Boots',
  ]);
  expect([...table.pageLevel.subarray(0, 4)]).toEqual([
    PAGE_LEVELS.anyLevel,
    PAGE_LEVELS.anyLevel,
    PAGE_LEVELS.anyLevel,
    PAGE_LEVELS.unstated,
  ]);
  expect([...table.line]).toEqual([2, 3, 4, 2, 2, 4, 4]);
});

it('leaves a keyword with a row of its own to its own page, wherever that comes, and with the first of two pages', () => {
  const many = Array.from({ length: 700 }, (_, at) => `filler ${at} thing,`).join('\n');
  const { rows, report } = read(
    file(
      `Primary keyword,Secondary keywords\nred shoes,"high boots, ruby shoes, red shoes"\nankle boots,"Ruby Shoes, booties"\n${many}\nhigh boots,tall boots\n`,
    ),
  );
  expect(rows.filter((row) => !row.startsWith('filler'))).toEqual([
    'red shoes',
    'ankle boots',
    'high boots',
    'ruby shoes < red shoes',
    'booties < ankle boots',
    'tall boots < high boots',
  ]);
  expect(report.secondary).toBe(4);
  expect(report.imported + report.merged).toBe(report.rowsRead);
});

it('takes their figures from a file that has them', () => {
  const { rows } = read(
    file('Primary keyword,Secondary keywords\nred shoes,"crimson shoes"\n'),
    file('Keyword,Volume\ncrimson shoes,50\n'),
  );
  expect(rows).toEqual(['red shoes', 'crimson shoes 50 < red shoes']);
});

it('reads no column of them that the user does not map', () => {
  const { rows } = read(
    file('Primary keyword,Secondary keywords\nred shoes,"crimson shoes"\n', ['keyword', null]),
  );
  expect(rows).toEqual(['red shoes']);
});

it.each<[string, string[]]>([
  ['a, b shoes,c', ['a', 'b shoes', 'c']],
  ['a, b; c d | e', ['a, b', 'c d', 'e']],
  ['- red shoes\n- blue shoes, navy\n\n• green', ['red shoes', 'blue shoes, navy', 'green']],
  ['1. red shoes\n2) blue shoes\n10 best shoes', ['red shoes', 'blue shoes', '10 best shoes']],
  [
    'shoes under 1,000, "red shoes" , red shoes (1,300)',
    ['shoes under 1,000', 'red shoes', 'red shoes (1,300)'],
  ],
  ['红鞋、蓝鞋，绿鞋', ['红鞋', '蓝鞋', '绿鞋']],
  ['n/a', []],
  ['-', []],
  [' , ,; ', []],
  ['c++, .net', ['c++', '.net']],
  ['shoes (red, blue), boots (a', ['shoes (red, blue)', 'boots (a']],
])('finds in the cell %j %j', (cell, keywords) => {
  expect(listedKeywords(cell)).toEqual(keywords);
});

// Where the time grew with the square of the length, this would take minutes.
it.each(['a,', '(', 'a(', ',(', '),', '1,000', ';'])('reads a cell of a megabyte of %j', (part) => {
  const keywords = listedKeywords(part.repeat(1_000_000 / part.length));
  expect(keywords.every((keyword) => keyword !== '')).toBe(true);
});

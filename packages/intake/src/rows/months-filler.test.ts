import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { importKeywords } from '../import-keywords.ts';

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const monthsOf = (...years: number[]) =>
  years.flatMap((year) => MONTHS.map((month) => `Searches: ${month} ${year}`));

function trendsOf(headers: readonly string[], rows: readonly (readonly string[])[]) {
  const text = [headers, ...rows].map((cells) => cells.join('\t')).join('\n');
  const files = [{ name: 'plan.tsv', bytes: new TextEncoder().encode(text) }];
  const { table } = importKeywords(files, { language: 'en' });
  const { trend } = table;
  return Array.from({ length: table.rowCount }, (_, row) => (trend === null ? null : textAt(trend, row)));
}

describe('the trend of a file with a column a month', () => {
  const figures = MONTHS.map((_, at) => String(100 + 10 * at));

  it('is the searches of each month, in the order of the file', () => {
    const headers = ['Keyword', 'Avg. monthly searches', 'Three month change', ...monthsOf(2024)];
    const blank = MONTHS.map(() => '');
    expect(
      trendsOf(headers, [
        ['tea', '140', '-40%', ...figures],
        ['coffee', '90', '10%', ...blank],
        ['cocoa', '2900', '', '1,000', '', ...MONTHS.slice(2).map(() => '2,400')],
      ]),
    ).toEqual([figures.join(','), '', `1000,,${MONTHS.slice(2).map(() => 2400)}`]);
  });

  it('is that of the latest four years, and of a keyword the first that is stated', () => {
    const years = [2019, 2020, 2021, 2022, 2023, 2024];
    const cells = years.flatMap((year) => MONTHS.map(() => String(year)));
    const found = trendsOf(
      ['Keyword', 'Avg. monthly searches', ...monthsOf(...years)],
      [
        ['tea', '10', ...cells.map(() => '')],
        ['Tea', '20', ...cells],
        ['tea', '30', ...cells.map(() => '7')],
      ],
    );
    expect(found).toEqual([cells.slice(24).join(',')]);
  });

  it('is the figure of the file where it has months of less than a year', () => {
    const headers = [
      'Keyword',
      'Avg. monthly searches',
      'Three month change',
      ...monthsOf(2024).slice(0, 11),
    ];
    expect(trendsOf(headers, [['tea', '140', '-40%', ...figures.slice(0, 11)]])).toEqual(['-40%']);
  });
});

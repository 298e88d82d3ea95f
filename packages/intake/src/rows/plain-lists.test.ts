// Bare lists as people keep them: bullets, match types, totals, footers.
import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { importKeywords } from '../import-keywords.ts';

function read(...lines: string[]): { keywords: string[]; dropped: [line: number, reason: string][] } {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const { table, report } = importKeywords([{ name: 'list.txt', bytes }], { language: 'en' });
  return {
    keywords: Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row)),
    dropped: report.dropped.map(({ line, reason }) => [line, reason]),
  };
}

describe('a bare list', () => {
  it.each([
    ['bullets', ['# Keywords', '', '- oak desk', '* walnut desk', '• tall desk']],
    ['numbers', ['1. oak desk', '2) walnut desk', '10. tall desk']],
    ['check boxes', ['- [ ] oak desk', '- [x] walnut desk', '- [ ] tall desk']],
    ['match types', ['[oak desk]', '"walnut desk"', '+tall +desk']],
    ['match types in a column', ['oak desk\tExact', 'walnut desk\tPhrase', 'tall desk\tExact']],
    ['CR line ends', ['oak desk\rwalnut desk\rtall desk']],
  ])('is read without its %s', (_, lines) => {
    expect(read(...lines).keywords).toEqual(['oak desk', 'walnut desk', 'tall desk']);
  });

  it('keeps signs that only some lines have', () => {
    const lines = ['-oak desk', 'walnut - desk', '3. desk', 'tall desk'];
    expect(read(...lines).keywords).toEqual(lines);
  });
});

describe('marks of match types', () => {
  it('are no part of keywords in files of advertising', () => {
    const rows = [
      '[oak desk],Exact match,90',
      '"""walnut desk""",Phrase match,80',
      '+tall +desk,Broad match,70',
    ];
    expect(read('Keyword,Match type,Impr.', ...rows).keywords).toEqual([
      'oak desk',
      'walnut desk',
      'tall desk',
    ]);
  });

  it('are part of a search that somebody typed', () => {
    const rows = ['+tall +desk,1,2', 'tall desk,1,2', '"""oak desk""",1,2'];
    expect(read('Top queries,Clicks,Impressions', ...rows).keywords).toEqual([
      '+tall +desk',
      'tall desk',
      '"oak desk"',
    ]);
  });
});

describe('what stands around a table', () => {
  const rows = ['oak desk,900,12', 'walnut desk,90,2'];

  it('is dropped and named: a total, at the top or the end', () => {
    expect(read('Keyword,Volume,KD', 'Grand total,990,', ...rows)).toEqual({
      keywords: ['oak desk', 'walnut desk'],
      dropped: [[2, 'total-row']],
    });
    expect(read('Keyword,Volume,KD', ...rows, 'Gesamt,990,').dropped).toEqual([[4, 'total-row']]);
  });

  it("keeps the keyword 'total', whose volume is its own", () => {
    expect(read('Keyword,Volume', 'total,900', 'total energies,1300', 'totals,50').dropped).toEqual([]);
  });

  it('is dropped and named: lines about the file at its end', () => {
    const footer = ['', 'Source: Example Tool,,', '© Example 2025,,'];
    expect(read('Keyword,Volume,KD', ...rows, ...footer)).toEqual({
      keywords: ['oak desk', 'walnut desk'],
      dropped: [
        [5, 'caption'],
        [6, 'caption'],
      ],
    });
  });

  it('keeps last keywords without a figure', () => {
    expect(read('Keyword,Volume,KD', ...rows, 'tall desk,,').keywords).toContain('tall desk');
  });

  it('is dropped and named: titles of blocks, as in Google Trends', () => {
    const top = Array.from({ length: 12 }, (_, at) => `oak desk ${at},${100 - at}`);
    const rising = Array.from({ length: 12 }, (_, at) => `walnut desk ${at},"+${900 - at}%"`);
    const { keywords, dropped } = read('Category: All', '', 'TOP', ...top, '', 'RISING', ...rising);
    expect(keywords).toHaveLength(24);
    expect(dropped).toEqual([
      [1, 'caption'],
      [3, 'caption'],
      [17, 'caption'],
    ]);
  });

  it('is dropped: the rule of a Markdown table', () => {
    const table = ['| Keyword | Volume |', '| --- | ---: |', '| oak desk | 900 |', '| walnut desk | 90 |'];
    expect(read(...table)).toEqual({ keywords: ['oak desk', 'walnut desk'], dropped: [[2, 'no-keyword']] });
  });
});

import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { importKeywords } from '../import-keywords.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function imported(text: string) {
  const { table, report } = importKeywords([{ name: 'list.csv', bytes: encode(text) }], { language: 'en' });
  const keywords = Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));
  return { keywords, report, lines: [...table.line] };
}

const row = (at: number): string => `tea number${at},${at * 10},${at % 100}`;
const rows = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => row(from + at));
const HEADER = 'Keyword,Volume,Difficulty';

describe('issue 7, item 21: a quote that opens, and closes by chance rows later', () => {
  it('swallows no row, wherever in the file it stands, and its line is reported', () => {
    for (const before of [2, 500, 3_000]) {
      const lines = [
        HEADER,
        ...rows(0, before),
        '"tea set 24,900,10',
        ...rows(before, before + 300),
        'monitor 24",80,5',
        ...rows(4_000, 4_020),
      ];
      const { keywords, report, lines: places } = imported(lines.join('\n'));
      expect(keywords).toHaveLength(lines.length - 1);
      expect(keywords).toContain('monitor 24"');
      expect(places.at(-1)).toBe(lines.length);
      expect(report.notes).toEqual([
        { code: 'unterminated-quote', params: { file: 'list.csv', count: 1, line: before + 2 } },
      ]);
    }
  });

  it('swallows no row of a file with a space behind each comma', () => {
    const lines = [HEADER, ...rows(0, 9), '"tea set 24,900,10', ...rows(9, 20), 'monitor 24",80,5'];
    const spaced = lines.map((line) => line.replaceAll(',', ', '));
    expect(imported(spaced.join('\n')).keywords).toHaveLength(lines.length - 1);
  });

  it('swallows nothing of a list of one column', () => {
    const words = ['keyword', 'tea', '"tea 24', 'cup', 'mug', 'monitor 24"', 'jug'];
    expect(imported(words.join('\n')).keywords).toHaveLength(6);
  });

  it('is told from a cell of several lines, which stays one', () => {
    const note = '"first, of all\nthen the rest\nand more"';
    const text = `Keyword,Note,Volume\ntea,${note},90\ncup,"a\nb",80\nmug,"x, y\nz",70\n`;
    const { keywords, report } = imported(text);
    expect(keywords).toEqual(['tea', 'cup', 'mug']);
    expect(report.notes ?? []).toEqual([]);
  });

  it('is told from a cell of two lines with as many commas as a row has', () => {
    const shop = '"shop (chairs, tables, shelves, lamps, \nbeds)",3,9,33.33%,1';
    const text = `Top queries,Clicks,Impressions,CTR,Position\ntea,1,90,2%,3\n${shop}\ncup,1,80,2%,3\n`;
    const { keywords, report } = imported(text);
    expect(keywords).toHaveLength(3);
    expect(keywords[1]).toMatch(/^shop \(chairs, .* beds\)$/u);
    expect(report.notes ?? []).toEqual([]);
  });

  it('costs no more than reading a few times, however many there are', () => {
    const pair = `"tea set,900,10\n${rows(0, 3).join('\n')}\nmonitor 24",80,5\n`;
    const { report } = imported(`${HEADER}\n${pair.repeat(20_000)}`);
    expect(report.rowsRead).toBe(100_000);
    expect(report.notes?.[0]?.params).toMatchObject({ count: 20_000, line: 2 });
  });
});

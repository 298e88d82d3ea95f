import { describe, expect, it } from 'vitest';
import { type ListFilter, LONE_TOPICS, linesOf, nextPageLine, stateCounts } from './page-lines.ts';
import type { PageRow } from './page-rows.ts';

const row = (keyword: string, change: Partial<PageRow> = {}): PageRow => ({
  // Lines carry ids, and ask nothing of them.
  id: keyword as PageRow['id'],
  keyword,
  level: 2,
  topic: 0,
  written: false,
  byHand: false,
  demo: false,
  ...change,
});
const ROWS = [
  row('shoes', { level: 1, written: true, byHand: true }),
  row('boots', { written: true, demo: true }),
  row('sandals'),
  row('hats', { topic: 1 }),
  row('old boots', { level: 0, written: true }),
  row('gloves', { topic: 2 }),
  row('lost', { topic: -1 }),
];
const ALL: ListFilter = { query: '', state: 'all', failed: new Set() };
const shown = (filter: Partial<ListFilter> = {}, rows = ROWS) =>
  linesOf(rows, { ...ALL, ...filter }).map((line) =>
    line.kind === 'topic' ? `# ${line.topic} ${line.written}/${line.pages}` : line.row.keyword,
  );

describe('the lines of the list', () => {
  it('are headed by topics, those of one page together, what has none last', () => {
    expect(shown()).toEqual([
      '# 0 2/3',
      'shoes',
      'boots',
      'sandals',
      'old boots',
      `# ${LONE_TOPICS} 0/2`,
      'hats',
      'gloves',
      '# -1 0/1',
      'lost',
    ]);
  });

  it('have no heading where one topic has every page', () => {
    expect(shown({}, ROWS.slice(0, 3))).toEqual(['shoes', 'boots', 'sandals']);
  });

  it('keep the counts of a topic under search and state, and drop a topic that shows nothing', () => {
    expect(shown({ query: 'boo' })).toEqual(['# 0 2/3', 'boots', 'old boots']);
    expect(shown({ state: 'unwritten', query: 's' })).toEqual([
      '# 0 2/3',
      'sandals',
      `# ${LONE_TOPICS} 0/2`,
      'hats',
      'gloves',
      '# -1 0/1',
      'lost',
    ]);
  });

  it('name what each state counts', () => {
    const failed = new Set(['sandals']);
    expect(stateCounts(ROWS, failed)).toEqual({
      all: 7,
      written: 2,
      unwritten: 4,
      failed: 1,
      demo: 1,
      byHand: 1,
      kept: 1,
    });
    expect(shown({ state: 'failed', failed }).at(-1)).toBe('sandals');
  });

  it('are walked over headings, and end at both ends', () => {
    const lines = linesOf(ROWS, ALL);
    expect(nextPageLine(lines, -1, 1)).toBe(1);
    expect(nextPageLine(lines, 4, 1)).toBe(6);
    expect(nextPageLine(lines, 6, -1)).toBe(4);
    expect(nextPageLine(lines, 1, -1)).toBe(1);
    expect(nextPageLine(lines, 9, 1)).toBe(9);
    expect(nextPageLine(lines, -1, -1)).toBe(9);
  });
});

// Lines of the page list: a heading for each topic, then its pages, as far as search and state let them through.
import { keywordsMatch, type PageRow } from './page-rows.ts';

export const PAGE_STATES = ['all', 'written', 'unwritten', 'failed', 'demo', 'byHand', 'kept'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export interface TopicLine {
  readonly kind: 'topic';
  /** Index into the silo's topics; -1: pages without a topic; LONE_TOPICS: topics of one page together. */
  readonly topic: number;
  /** Of the topic, whether they are let through or not. */
  readonly pages: number;
  readonly written: number;
}
export interface PageLine {
  readonly kind: 'page';
  readonly row: PageRow;
}
export type ListLine = TopicLine | PageLine;

/** Topics of one page under a common heading: one each would double the list. */
export const LONE_TOPICS = -2;

export interface ListFilter {
  readonly query: string;
  readonly state: PageState;
  /** Ids of the pages that the last run could not write. */
  readonly failed: ReadonlySet<string>;
}

const TESTS: Readonly<Record<PageState, (row: PageRow, failed: ReadonlySet<string>) => boolean>> = {
  all: () => true,
  written: ({ level, written }) => level > 0 && written,
  unwritten: ({ level, written }) => level > 0 && !written,
  failed: ({ id }, failed) => failed.has(id),
  demo: ({ demo }) => demo,
  byHand: ({ byHand }) => byHand,
  kept: ({ level }) => level === 0,
};

/** `rows` in silo order. Headings are left out where one topic has all pages. */
export function linesOf(rows: readonly PageRow[], filter: ListFilter): ListLine[] {
  const groups = groupsOf(rows);
  const shown = groups.map((group) => ({ ...group, rows: group.rows.filter((row) => passes(row, filter)) }));
  return shown.flatMap(({ topic, pages, written, rows: passing }): ListLine[] => {
    const lines = passing.map((row): PageLine => ({ kind: 'page', row }));
    if (lines.length === 0 || groups.length < 2) return lines;
    return [{ kind: 'topic', topic, pages, written }, ...lines];
  });
}

/** How many rows each state has. */
export function stateCounts(
  rows: readonly PageRow[],
  failed: ReadonlySet<string>,
): Readonly<Record<PageState, number>> {
  const count = (state: PageState): number => rows.filter((row) => TESTS[state](row, failed)).length;
  return {
    all: rows.length,
    written: count('written'),
    unwritten: count('unwritten'),
    failed: count('failed'),
    demo: count('demo'),
    byHand: count('byHand'),
    kept: count('kept'),
  };
}

const passes = (row: PageRow, { query, state, failed }: ListFilter): boolean =>
  TESTS[state](row, failed) && keywordsMatch(row.keyword, query);

interface Group extends Omit<TopicLine, 'kind'> {
  readonly rows: readonly PageRow[];
}

/** In the order of the rows; what stands alone is looked at last, and what has no topic after it. */
function groupsOf(rows: readonly PageRow[]): Group[] {
  const byTopic = Map.groupBy(rows, ({ topic }) => topic);
  const alone = [...byTopic].filter(([topic, { length }]) => topic >= 0 && length === 1);
  if (alone.length > 1) {
    for (const [topic] of alone) byTopic.delete(topic);
    byTopic.set(
      LONE_TOPICS,
      alone.flatMap(([, [row]]) => (row === undefined ? [] : [row])),
    );
  }
  const without = byTopic.get(-1);
  byTopic.delete(-1);
  if (without !== undefined) byTopic.set(-1, without);
  return [...byTopic].map(([topic, ofTopic]) => {
    const pages = ofTopic.filter(({ level }) => level > 0);
    return {
      topic,
      pages: pages.length,
      written: pages.filter(({ written }) => written).length,
      rows: ofTopic,
    };
  });
}

/** Index of the next line with a page, `step` lines on; where there is none the line itself. -1 begins at either end. */
export function nextPageLine(lines: readonly ListLine[], from: number, step: 1 | -1): number {
  const start = from < 0 && step < 0 ? lines.length : from;
  for (let at = start + step; at >= 0 && at < lines.length; at += step) {
    if (lines[at]?.kind === 'page') return at;
  }
  return from;
}

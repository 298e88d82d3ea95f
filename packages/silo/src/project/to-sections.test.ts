import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { MOST_HEADINGS } from '../plan/section-hosts.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { toPages } from './to-pages.ts';

const FIRST = 'oak table for garden';
const SECOND = 'oak table garden cover';
const THIRD = 'oak table garden set';
/** Enough for searches to count. */
const OTHERS = [...'abcdefghijkl'].map((letter) => `${letter}orst`);

/** Headings of a page about oak tables, each with its other wordings, of sections with their searches; of `wordings` of them. */
function headingsOf(
  sections: Readonly<Record<string, number>>,
  volume = 900,
  wordings: Readonly<Record<string, string>> = {},
) {
  const keywords = ['oak table', ...OTHERS, ...Object.keys(sections), ...Object.keys(wordings)];
  const table = tableOf(keywords.map((keyword) => ({ keyword, volume: sections[keyword] ?? volume })));
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
  keywords.forEach((keyword, row) => {
    const isSection = keyword in sections;
    const of = wordings[keyword];
    silo.place[row] = isSection ? PLACES.section : of === undefined ? PLACES.pillar : PLACES.variant;
    silo.parent[row] = isSection ? 0 : of === undefined ? -1 : keywords.indexOf(of);
    silo.reason[row] = PLACEMENT_REASONS.pillarHeuristic;
    silo.topic[row] = 0;
  });
  const pages = toPages(table, { ...silo, topics: ['oak table'] }, buildTokenIndex(table, 'en'));
  return pages
    .find(({ keyword }) => keyword === 'oak table')
    ?.sections?.map(({ keyword, variants }) => [keyword, ...variants.map((one) => one.keyword)].join(': '));
}

describe('sections of a page', () => {
  it('share a heading where their commonest word beside the page’s is the same', () => {
    expect(headingsOf({ [FIRST]: 50, [SECOND]: 40, [THIRD]: 30 })).toEqual([`${FIRST}: ${SECOND}: ${THIRD}`]);
  });

  it('share none where nobody searches for what one keyword alone asks, unless no searches are known', () => {
    const sections = { [FIRST]: 50, [SECOND]: 40, [THIRD]: 0 };
    expect(headingsOf(sections)).toEqual([`${FIRST}: ${SECOND}`, THIRD]);
    const asked = headingsOf(sections, 900, { 'set of oak table for garden': THIRD });
    expect(asked).toEqual([`${FIRST}: set of oak table for garden: ${SECOND}: ${THIRD}`]);
    expect(headingsOf({ [FIRST]: -1, [SECOND]: -1, [THIRD]: -1 }, -1)).toHaveLength(1);
  });

  it('share one where there would be more than a page has', () => {
    const many = Array.from({ length: MOST_HEADINGS + 1 }, (_, at) => `oak table garden ${at}`);
    const few = many.slice(1);
    const unsearched = (keywords: readonly string[]) =>
      Object.fromEntries(keywords.map((keyword) => [keyword, 0]));
    expect(headingsOf(unsearched(few))).toHaveLength(MOST_HEADINGS);
    expect(headingsOf(unsearched(many))).toHaveLength(1);
  });
});

import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { toPages } from './to-pages.ts';

const SECTIONS = ['oak table for garden', 'oak table garden cover', 'oak table garden set'];

/** Headings of a page about oak tables, each with its other wordings; `volumes`: of the sections. */
function headingsOf(volumes: readonly number[], reason: number, pageVolume = 900) {
  const keywords = ['oak table', ...SECTIONS];
  const table = tableOf(
    keywords.map((keyword, at) => ({ keyword, volume: at === 0 ? pageVolume : (volumes[at - 1] ?? 0) })),
  );
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
  keywords.forEach((_, row) => {
    silo.place[row] = row === 0 ? PLACES.pillar : PLACES.section;
    silo.parent[row] = row === 0 ? -1 : 0;
    silo.reason[row] = row === 0 ? PLACEMENT_REASONS.pillarHeuristic : reason;
    silo.topic[row] = 0;
  });
  const [page] = toPages(table, { ...silo, topics: ['oak table'] }, buildTokenIndex(table, 'en'));
  return page?.sections?.map(({ keyword, variants }) =>
    [keyword, ...variants.map((one) => one.keyword)].join(': '),
  );
}

describe('sections of a page', () => {
  it('share a heading where their commonest word beside the page’s is the same', () => {
    const shared = [`${SECTIONS[0]}: ${SECTIONS[1]}: ${SECTIONS[2]}`];
    expect(headingsOf([50, 40, 30], PLACEMENT_REASONS.sectionOfPart)).toEqual(shared);
    expect(headingsOf([50, 0, 0], PLACEMENT_REASONS.sectionOfBroader)).toEqual(shared);
  });

  it('share none where nobody searches for what one keyword alone asks, unless no searches are known', () => {
    expect(headingsOf([50, 40, 0], PLACEMENT_REASONS.sectionOfPart)).toEqual([
      `${SECTIONS[0]}: ${SECTIONS[1]}`,
      SECTIONS[2],
    ]);
    expect(headingsOf([-1, -1, -1], PLACEMENT_REASONS.sectionOfPart, -1)).toHaveLength(1);
  });
});

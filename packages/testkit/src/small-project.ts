// The smallest project, as columns.
import {
  DEFAULT_FILTERS,
  emptySilo,
  type ImportedProject,
  type KeywordTable,
  PLACES,
  type SiloState,
  textColumnOf,
} from '@silosmith/contract';

export function smallTable(keywords: readonly string[]): KeywordTable {
  const rowCount = keywords.length;
  return {
    rowCount,
    keyword: textColumnOf(keywords),
    topic: new Int32Array(rowCount).fill(-1),
    topics: [],
    pageLevel: new Uint8Array(rowCount),
    volume: new Float64Array(rowCount).fill(100),
    difficulty: new Float64Array(rowCount).fill(10),
    intent: new Uint8Array(rowCount),
    line: Uint32Array.from(keywords, (_, row) => row + 2),
    cpc: null,
    position: null,
    url: null,
    trend: textColumnOf(keywords.map(() => '1,2,3')),
    parentKeyword: null,
  };
}

/** The first row is the pillar of all others. */
export function smallSilo(rowCount: number): SiloState {
  const silo = emptySilo(rowCount, ['Shoes']);
  silo.place.fill(PLACES.cluster).fill(PLACES.pillar, 0, 1);
  silo.parent.fill(0, 1);
  silo.topic.fill(0);
  silo.similarity.fill(0.5);
  silo.score.fill(12.5);
  return silo;
}

export function smallImport(keywords: readonly string[]): ImportedProject {
  return {
    name: 'Shoes',
    language: 'en',
    grouping: 'moderate',
    filters: DEFAULT_FILTERS,
    report: { rowsRead: keywords.length, imported: keywords.length, merged: 0, dropped: [] },
    table: smallTable(keywords),
    silo: smallSilo(keywords.length),
  };
}

// The smallest project, as columns.
import {
  DEFAULT_FILTERS,
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
  return {
    place: new Uint8Array(rowCount).fill(PLACES.cluster).fill(PLACES.pillar, 0, 1),
    parent: new Int32Array(rowCount).fill(0).fill(-1, 0, 1),
    topic: new Int32Array(rowCount),
    topics: ['Shoes'],
    reason: new Uint8Array(rowCount),
    similarity: new Float32Array(rowCount).fill(0.5),
    runnerUp: new Int32Array(rowCount).fill(-1),
    runnerUpSimilarity: new Float32Array(rowCount),
    score: new Float64Array(rowCount).fill(12.5),
    opportunity: new Float64Array(rowCount),
    relevance: new Uint8Array(rowCount),
    businessValue: new Uint8Array(rowCount).fill(50),
    intent: new Uint8Array(rowCount),
    flags: new Uint8Array(rowCount),
    rank: new Int32Array(rowCount),
    host: new Int32Array(rowCount).fill(-1),
    home: new Int32Array(rowCount).fill(-1),
  };
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

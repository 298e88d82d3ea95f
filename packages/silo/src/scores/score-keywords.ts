// Fills the score columns of a whole table.
import {
  type KeywordTable,
  PLACES,
  ROW_FLAGS,
  SILO_COLUMNS,
  type SiloState,
  siloColumn,
} from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';
import { sharedCount, type TokenIndex } from '../tokens/index.ts';
import { pillarOf } from '../tree/page-tree.ts';
import { fillIntents } from './intent.ts';
import { relevancePercent } from './relevance.ts';
import { isEstimated, opportunityOf, scoreOf } from './score.ts';

/** `median`: the difficulty that stands for an unknown one. Fills score, intent and the estimate flag (they need no places); what only the user sets comes from `previous`. */
export function scoreKeywords(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  language: string,
  median: number,
  previous?: SiloState,
): void {
  for (let row = 0; row < table.rowCount; row++) {
    const volume = table.volume[row] ?? 0;
    const difficulty = table.difficulty[row] ?? 0;
    silo.score[row] = scoreOf(volume, difficulty, median);
    if (isEstimated(volume, difficulty)) silo.flags[row] = (silo.flags[row] ?? 0) | ROW_FLAGS.scoreEstimated;
  }
  if (previous !== undefined) keepColumns(silo, previous);
  fillIntents(table, index, language, silo.intent);
}

function keepColumns(silo: SiloState, previous: SiloState): void {
  for (const column of SILO_COLUMNS)
    if (siloColumn(column).keptByRebuild === true) silo[column].set(previous[column]);
}

export interface WeighOptions {
  readonly language: string;
  /** The difficulty that stands for an unknown one. */
  readonly median: number;
  /** Left out: all. */
  readonly rows?: Int32Array;
}

/** Fills relevance and opportunity of every row, or of `rows`; places and topics must stand. */
export function weighKeywords(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  { language, median, rows }: WeighOptions,
): void {
  const labels = labelStems(silo.topics, index, language);
  const { offsets, stemIds } = index;
  const noLabel = new Uint32Array(0);
  const count = rows?.length ?? table.rowCount;
  for (let at = 0; at < count; at++) {
    const row = rows === undefined ? at : (rows[at] ?? 0);
    if (silo.place[row] === PLACES.pillar) {
      silo.relevance[row] = 100;
    } else {
      const start = offsets[row] ?? 0;
      const end = offsets[row + 1] ?? 0;
      const pillar = pillarOf(silo, row);
      let best = 0;
      if (pillar >= 0) {
        const from = offsets[pillar] ?? 0;
        const to = offsets[pillar + 1] ?? 0;
        best = relevancePercent(sharedCount(stemIds, start, end, stemIds, from, to), end - start, to - from);
      }
      const label = labels[silo.topic[row] ?? -1] ?? noLabel;
      const shared = sharedCount(stemIds, start, end, label, 0, label.length);
      silo.relevance[row] = Math.max(best, relevancePercent(shared, end - start, label.length));
    }
    const figures = {
      volume: table.volume[row] ?? 0,
      difficulty: table.difficulty[row] ?? 0,
      relevance: silo.relevance[row] ?? 0,
      businessValue: silo.businessValue[row] ?? 0,
    };
    silo.opportunity[row] = opportunityOf(figures, median);
  }
}

/** Ascending stem ids of every topic label; a stem that no keyword has gets an id of its own, above all others. */
function labelStems(topics: readonly string[], index: TokenIndex, language: string): Uint32Array[] {
  const stems = topics.map((label) => stemsOf(label, language));
  const sought = new Set(stems.flat());
  const idOf = new Map<string, number>();
  for (const [id, stem] of index.stems.entries()) if (sought.has(stem)) idOf.set(stem, id);
  return stems.map((ofLabel) => {
    let unknown = index.stems.length;
    return Uint32Array.from(ofLabel.map((stem) => idOf.get(stem) ?? unknown++)).sort();
  });
}

// How does a document go back and forth along a patch? Changed columns are copied, the others shared.
import { PLACES, type SiloState } from '@silosmith/contract';
import type { SiloDocument } from '../project/silo-and-table.ts';
import { DEFAULT_BUSINESS_VALUE } from '../scores/score.ts';
import type { DocumentPatch } from './patch.ts';
import { resized, withKeywords, withKeywordText, withoutLastRows } from './table-rows.ts';

/** The document before the patch: the same bytes as then. The patch must be the last one applied. */
export function undo(now: SiloDocument, patch: DocumentPatch): SiloDocument {
  let { table } = now;
  for (const { row, before } of patch.renamed.toReversed()) table = withKeywordText(table, row, before);
  if (patch.added.length > 0) table = withoutLastRows(table, patch.added.length);
  const silo = resizedSilo(withCells(now.silo, patch, 'before'), table.rowCount);
  return {
    ...now,
    table,
    silo: patch.topics === null ? silo : { ...silo, topics: patch.topics.before },
  };
}

/** The document after the patch, from the one before it. */
export function redo(now: SiloDocument, patch: DocumentPatch): SiloDocument {
  let { table } = now;
  if (patch.added.length > 0) table = withKeywords(table, patch.added);
  for (const { row, after } of patch.renamed) table = withKeywordText(table, row, after);
  const silo = withCells(resizedSilo(now.silo, table.rowCount), patch, 'after');
  return { ...now, table, silo: patch.topics === null ? silo : { ...silo, topics: patch.topics.after } };
}

function withCells(silo: SiloState, patch: DocumentPatch, side: 'before' | 'after'): SiloState {
  const next = { ...silo };
  for (const { column, rows, [side]: values } of patch.columns) {
    const cells = silo[column].slice();
    rows.forEach((row, i) => {
      if (row < cells.length) cells[row] = values[i] ?? 0;
    });
    // `cells` is a copy of this very column, so its kind is right.
    Object.assign(next, { [column]: cells });
  }
  return next;
}

/** What an unplaced row holds in each column. */
export const EMPTY_CELLS = {
  place: PLACES.none,
  parent: -1,
  topic: -1,
  reason: 0,
  similarity: 0,
  runnerUp: -1,
  runnerUpSimilarity: 0,
  score: 0,
  opportunity: 0,
  relevance: 0,
  businessValue: DEFAULT_BUSINESS_VALUE,
  intent: 0,
  flags: 0,
  rank: 0,
  host: -1,
  home: -1,
} as const;

function resizedSilo(silo: SiloState, rowCount: number): SiloState {
  if (silo.place.length === rowCount) return silo;
  return {
    topics: silo.topics,
    place: resized(silo.place, rowCount, EMPTY_CELLS.place),
    parent: resized(silo.parent, rowCount, EMPTY_CELLS.parent),
    topic: resized(silo.topic, rowCount, EMPTY_CELLS.topic),
    reason: resized(silo.reason, rowCount, EMPTY_CELLS.reason),
    similarity: resized(silo.similarity, rowCount, EMPTY_CELLS.similarity),
    runnerUp: resized(silo.runnerUp, rowCount, EMPTY_CELLS.runnerUp),
    runnerUpSimilarity: resized(silo.runnerUpSimilarity, rowCount, EMPTY_CELLS.runnerUpSimilarity),
    score: resized(silo.score, rowCount, EMPTY_CELLS.score),
    opportunity: resized(silo.opportunity, rowCount, EMPTY_CELLS.opportunity),
    relevance: resized(silo.relevance, rowCount, EMPTY_CELLS.relevance),
    businessValue: resized(silo.businessValue, rowCount, EMPTY_CELLS.businessValue),
    intent: resized(silo.intent, rowCount, EMPTY_CELLS.intent),
    flags: resized(silo.flags, rowCount, EMPTY_CELLS.flags),
    rank: resized(silo.rank, rowCount, EMPTY_CELLS.rank),
    host: resized(silo.host, rowCount, EMPTY_CELLS.host),
    home: resized(silo.home, rowCount, EMPTY_CELLS.home),
  };
}

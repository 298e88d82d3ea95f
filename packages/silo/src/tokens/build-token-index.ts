// Token index: the sorted stem ids of every keyword, built on bytes without a string a row.

import type { KeywordTable } from '@silosmith/contract';
import { longer } from '../columns/longer-array.ts';
import { ChunkCache, functionWordOf, SEVERAL } from './chunk-cache.ts';

/**
 * Distinct stems of every row: row `r` holds `stemIds[offsets[r] .. offsets[r + 1])`, ascending.
 * Same sets as `stemsOf` of the language package. `frequency[id]` is the number of rows with that stem.
 */
export interface TokenIndex {
  readonly stemIds: Uint32Array;
  /** rowCount + 1 entries. */
  readonly offsets: Uint32Array;
  readonly stems: readonly string[];
  readonly frequency: Uint32Array;
  /** What the row's words show of its intent: INTENT_BITS, and those that `mustReadWhole` reads. */
  readonly intentCues: Uint8Array;
  /** In which the words were read. */
  readonly language: string;
}

/** Builds the index in one pass over the keyword bytes. */
export function buildTokenIndex(
  table: Pick<KeywordTable, 'rowCount' | 'keyword'>,
  language: string,
): TokenIndex {
  const { bytes, offsets: textOffsets } = table.keyword;
  const cache = new ChunkCache(language);
  const offsets = new Uint32Array(table.rowCount + 1);
  let stemIds = new Uint32Array(Math.max(64, table.rowCount * 6));
  const intentCues = new Uint8Array(table.rowCount);
  let used = 0;
  for (let row = 0; row < table.rowCount; row++) {
    const end = textOffsets[row + 1] ?? 0;
    const start = textOffsets[row] ?? 0;
    // A chunk has at most a few stems a byte; the row cannot have more stems than that.
    const mostStems = (end - start) * 2 + 2;
    if (used + mostStems > stemIds.length)
      stemIds = longer(stemIds, Math.max(used + mostStems, Math.ceil(stemIds.length * 1.5)));
    const rowStart = used;
    let cues = 0;
    for (let at = start; at < end; at = cache.chunkEnd + 1) {
      const chunk = cache.chunkAt(bytes, at, end);
      const code = cache.codeOf(chunk);
      cues |= cache.cuesOf(chunk);
      if (code >= 0) used = insertSorted(stemIds, rowStart, used, code);
      else if (code === SEVERAL) used = insertAll(stemIds, rowStart, used, cache.several(chunk).content);
    }
    if (used === rowStart) used = insertFunctionWords(cache, bytes, start, end, stemIds, rowStart);
    intentCues[row] = cues;
    offsets[row + 1] = used;
  }
  const frequency = new Uint32Array(cache.stems.length);
  for (let i = 0; i < used; i++) {
    const id = stemIds[i] ?? 0;
    frequency[id] = (frequency[id] ?? 0) + 1;
  }
  return { stemIds: stemIds.slice(0, used), offsets, stems: cache.stems, frequency, intentCues, language };
}

/** Stems of one row of the index. */
export function stemIdsOf(index: TokenIndex, row: number): Uint32Array {
  return index.stemIds.subarray(index.offsets[row] ?? 0, index.offsets[row + 1] ?? 0);
}

/** A keyword of function words alone keeps them. */
function insertFunctionWords(
  cache: ChunkCache,
  bytes: Uint8Array,
  start: number,
  end: number,
  into: Uint32Array,
  from: number,
): number {
  let used = from;
  for (let at = start; at < end; at = cache.chunkEnd + 1) {
    const chunk = cache.chunkAt(bytes, at, end);
    const code = cache.codeOf(chunk);
    if (code < SEVERAL) used = insertSorted(into, from, used, functionWordOf(code));
    else if (code === SEVERAL) used = insertAll(into, from, used, cache.several(chunk).functional);
  }
  return used;
}

function insertAll(into: Uint32Array, from: number, used: number, ids: readonly number[]): number {
  let next = used;
  for (const id of ids) next = insertSorted(into, from, next, id);
  return next;
}

function insertSorted(into: Uint32Array, from: number, used: number, id: number): number {
  let at = used;
  while (at > from && (into[at - 1] ?? 0) > id) at--;
  if (at > from && into[at - 1] === id) return used;
  for (let i = used; i > at; i--) into[i] = into[i - 1] ?? 0;
  into[at] = id;
  return used + 1;
}

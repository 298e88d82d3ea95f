// Where does a silo come from? Empty columns of the right length, and copies for a change that must not touch the original.
import { PLACES, type SiloState } from '@silosmith/contract';
import { DEFAULT_BUSINESS_VALUE } from '../scores/score.ts';

/** Columns with nothing placed: no parent, default business value. */
export function emptySilo(rowCount: number, topics: readonly string[]): SiloState {
  return {
    place: new Uint8Array(rowCount).fill(PLACES.none),
    parent: new Int32Array(rowCount).fill(-1),
    topic: new Int32Array(rowCount).fill(-1),
    topics,
    reason: new Uint8Array(rowCount),
    similarity: new Float32Array(rowCount),
    runnerUp: new Int32Array(rowCount).fill(-1),
    runnerUpSimilarity: new Float32Array(rowCount),
    score: new Float64Array(rowCount),
    opportunity: new Float64Array(rowCount),
    relevance: new Uint8Array(rowCount),
    businessValue: new Uint8Array(rowCount).fill(DEFAULT_BUSINESS_VALUE),
    intent: new Uint8Array(rowCount),
    flags: new Uint8Array(rowCount),
    rank: new Int32Array(rowCount),
    host: new Int32Array(rowCount).fill(-1),
    home: new Int32Array(rowCount).fill(-1),
  };
}

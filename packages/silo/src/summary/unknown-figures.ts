// Number of keywords whose volume, difficulty or other figure the file does not state.
import { type KeywordTable, UNKNOWN } from '@silosmith/contract';

export interface UnknownFigures {
  readonly volume: number;
  readonly difficulty: number;
  /** Null where no file has such a column: then nothing is missing from it. */
  readonly cpc: number | null;
  readonly parentKeyword: number | null;
}

export function unknownFigures({
  rowCount,
  volume,
  difficulty,
  cpc,
  parentKeyword,
}: KeywordTable): UnknownFigures {
  let empty = 0;
  for (let row = 0; parentKeyword !== null && row < rowCount; row++) {
    if (parentKeyword.offsets[row] === parentKeyword.offsets[row + 1]) empty++;
  }
  return {
    volume: unknownIn(volume, rowCount),
    difficulty: unknownIn(difficulty, rowCount),
    cpc: cpc === null ? null : unknownIn(cpc, rowCount),
    parentKeyword: parentKeyword === null ? null : empty,
  };
}

function unknownIn(column: Float64Array, rowCount: number): number {
  let count = 0;
  for (let row = 0; row < rowCount; row++) if ((column[row] ?? UNKNOWN) === UNKNOWN) count++;
  return count;
}

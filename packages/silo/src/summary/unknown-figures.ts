// Number of keywords whose volume, difficulty or other figure the file does not state. Pages that the plan proposes stand in no file.
import { isProposed, type KeywordTable, type SiloState, UNKNOWN } from '@silosmith/contract';

export interface UnknownFigures {
  readonly volume: number;
  readonly difficulty: number;
  /** Null where no file has such a column: then nothing is missing from it. */
  readonly cpc: number | null;
  readonly parentKeyword: number | null;
}

export function unknownFigures(
  { rowCount, volume, difficulty, cpc, parentKeyword }: KeywordTable,
  silo: Pick<SiloState, 'flags'>,
): UnknownFigures {
  const count = (isUnknown: (row: number) => boolean): number => {
    let found = 0;
    for (let row = 0; row < rowCount; row++) if (isUnknown(row) && !isProposed(silo, row)) found++;
    return found;
  };
  const without = (column: Float64Array): number => count((row) => (column[row] ?? UNKNOWN) === UNKNOWN);
  return {
    volume: without(volume),
    difficulty: without(difficulty),
    cpc: cpc === null ? null : without(cpc),
    parentKeyword:
      parentKeyword === null
        ? null
        : count((row) => parentKeyword.offsets[row] === parentKeyword.offsets[row + 1]),
  };
}

// Score and opportunity score of a keyword. Unknown volume counts as none, unknown difficulty as the median of the list.
import { UNKNOWN } from '@silosmith/contract';

/** Stands for an unknown difficulty where no difficulty is known at all. */
export const DIFFICULTY_WITHOUT_EVIDENCE = 50;

const WEIGHTS = { volume: 0.3, difficulty: 0.3, relevance: 0.2, businessValue: 0.2 };
const FULL_VOLUME = 1000;
const SCORE_WITHOUT_VOLUME = 1;

/**
 * log10(volume) × (0.5 + 0.5 × (1 − difficulty/100)) × 10; 1 where there is no volume.
 * Unknown volume counts as none, unknown difficulty as `medianDifficulty`.
 */
export function scoreOf(volume: number, difficulty: number, medianDifficulty: number): number {
  if (volume <= 0) return SCORE_WITHOUT_VOLUME;
  const hard = difficulty === UNKNOWN ? medianDifficulty : difficulty;
  return Math.max(0, Math.log10(volume)) * (0.5 + 0.5 * (1 - hard / 100)) * 10;
}

export interface OpportunityFigures {
  readonly volume: number;
  readonly difficulty: number;
  /** 0 to 100. */
  readonly relevance: number;
  /** 0 to 100. */
  readonly businessValue: number;
}

/** 0.3 × min(100, 100 × volume/1000) + 0.3 × (100 − difficulty) + 0.2 × relevance + 0.2 × business value; 0 to 100. */
export function opportunityOf(figures: OpportunityFigures, medianDifficulty: number): number {
  const volume = Math.max(0, figures.volume);
  const hard = figures.difficulty === UNKNOWN ? medianDifficulty : figures.difficulty;
  return (
    WEIGHTS.volume * Math.min(100, (100 * volume) / FULL_VOLUME) +
    WEIGHTS.difficulty * (100 - hard) +
    WEIGHTS.relevance * figures.relevance +
    WEIGHTS.businessValue * figures.businessValue
  );
}

/** Whether score and opportunity rest on a figure that the file does not know. */
export function isEstimated(volume: number, difficulty: number): boolean {
  return volume === UNKNOWN || difficulty === UNKNOWN;
}

// Colour bands of figures; the figure is always shown beside its colour.
import { UNKNOWN } from '@silosmith/contract';

/** 1 (easy) to 5; 0 for unknown. */
export function difficultyBand(difficulty: number): number {
  return difficulty === UNKNOWN ? 0 : Math.min(5, 1 + Math.floor(difficulty / 20.0001));
}

/** Band of an opportunity score, from 80, 60 and 40: 4 (high) to 1. */
export function opportunityBand(opportunity: number): number {
  return opportunity >= 80 ? 4 : opportunity >= 60 ? 3 : opportunity >= 40 ? 2 : 1;
}

// What number does a cell hold for its role? The fast path for plain digits, the reading of people's figures for the rest.
import { UNKNOWN } from '@silosmith/contract';
import { bandMiddle } from '../figures/bands.ts';
import type { Convention } from '../figures/convention.ts';
import { figureOfBytes, NOT_PLAIN } from '../figures/figure-bytes.ts';
import { readFigure } from '../figures/read-figure.ts';
import { cellText } from './cell-text.ts';

/** A figure written longer than this is none. */
const LONGEST_FIGURE = 64;

/** Any figure of zero or more; -1 where the cell tells none. */
export function figureOfCell(
  bytes: Uint8Array,
  start: number,
  end: number,
  escaped: number,
  convention: Convention,
): number {
  if (end - start > LONGEST_FIGURE) return UNKNOWN;
  const plain = escaped === 0 ? figureOfBytes(bytes, start, end, convention) : NOT_PLAIN;
  return plain === NOT_PLAIN ? readFigure(cellText(bytes, start, end, escaped), convention) : plain;
}

/** 0 to 100, in figures or words ('Low' is the middle of its band); beyond the scale is unknown. */
export function difficultyOfCell(
  bytes: Uint8Array,
  start: number,
  end: number,
  escaped: number,
  convention: Convention,
): number {
  const figure = figureOfCell(bytes, start, end, escaped, convention);
  if (figure > 100) return UNKNOWN;
  if (figure !== UNKNOWN || start === end || end - start > LONGEST_FIGURE) return figure;
  return bandMiddle(cellText(bytes, start, end, escaped));
}

// Parses the figure of a cell by its role: a fast path for plain digits, `readFigure` for the rest.
import { UNKNOWN } from '@silosmith/contract';
import { bandMiddle } from '../figures/bands.ts';
import type { Convention } from '../figures/convention.ts';
import { figureOfBytes, NOT_PLAIN } from '../figures/figure-bytes.ts';
import { readFigure } from '../figures/read-figure.ts';
import { cellText } from './cell-text.ts';

/** Bytes; longer cells are not figures. */
const LONGEST_FIGURE = 64;

/** Any non-negative figure; -1 for none. */
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

/** 0 to 100, from figures or words ('Low' is the middle of its band); -1 outside the scale. */
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

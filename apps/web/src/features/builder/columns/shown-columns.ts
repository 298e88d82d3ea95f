// The columns drawn: those chosen, as many as leave the keyword its room.
import type { OutlineColumn } from './column.ts';
import { COLUMNS } from './index.ts';

/** Least width of the keyword; it takes what the others leave. */
export const KEYWORD_PX = 320;
/** Box to pick a line with. */
export const PICK_PX = 30;
/** Padding of a line, left and right. */
const PADDING_PX = 32;

/** `chosen`: ids; null for who never chose. Ids of columns that are no more are left out. */
export function chosenColumns(chosen: readonly string[] | null): readonly OutlineColumn[] {
  return COLUMNS.filter(({ id, isDefault }) => (chosen === null ? isDefault : chosen.includes(id)));
}

/** Without those that only a site that exists fills. */
export const offeredColumns = (columns: readonly OutlineColumn[], hasSite: boolean) =>
  columns.filter(({ needsSite }) => hasSite || needsSite !== true);

export function fittingColumns(columns: readonly OutlineColumn[], roomPx: number): readonly OutlineColumn[] {
  let left = roomPx - KEYWORD_PX - PICK_PX - PADDING_PX;
  for (const { widthPx } of columns) left -= widthPx;
  const leaving = new Set<OutlineColumn>();
  for (const column of columns.toSorted((a, b) => a.givesWay - b.givesWay)) {
    if (left >= 0 || column.givesWay === Number.POSITIVE_INFINITY) break;
    leaving.add(column);
    left += column.widthPx;
  }
  return columns.filter((column) => !leaving.has(column));
}

/** Two lines of text have room for these. */
const ON_PHONE: ReadonlySet<string> = new Set(['demand', 'volume', 'difficulty', 'fit', 'state']);

export function phoneColumns(columns: readonly OutlineColumn[]): readonly OutlineColumn[] {
  return columns.filter(({ id }) => ON_PHONE.has(id));
}

/** Value of `grid-template-columns`. */
export function gridTemplate(columns: readonly OutlineColumn[], roomPx: number): string {
  const rest = columns.reduce((sum, { widthPx }) => sum + widthPx, PICK_PX + PADDING_PX);
  const least = Math.max(0, Math.min(KEYWORD_PX, roomPx - rest));
  return [`${PICK_PX}px`, `minmax(${least}px, 1fr)`, ...columns.map(({ widthPx }) => `${widthPx}px`)].join(
    ' ',
  );
}

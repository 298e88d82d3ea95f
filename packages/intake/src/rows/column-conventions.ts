// Decides the number convention of each column from samples of the file.
import type { ColumnRole } from '@silosmith/contract';
import { addEvidence, addPlainEvidence, type Convention, conventionOf } from '../figures/convention.ts';
import { cellText } from './cell-text.ts';
import { RecordReader } from './record-reader.ts';
import type { RowSource } from './row-source.ts';

const WINDOWS = 5;
const WINDOW_BYTES = 16_384;
const LINE_FEED = 0x0a;
/** Bytes; longer cells are not figures. */
const LONGEST_FIGURE = 64;

/** Roles whose cells are figures; those of a trend are where it has a column a month. */
const FIGURE_ROLES: ReadonlySet<ColumnRole> = new Set(['volume', 'difficulty', 'cpc', 'position', 'trend']);
/** Of these the figures count searches. */
const SEARCHES: ReadonlySet<ColumnRole> = new Set(['volume', 'trend']);

/**
 * Convention of each of `columns` (in their order) from samples of the whole file: its first bytes, its last, three
 * stretches between. Columns without figures get 'whole', which is never used.
 */
export function columnConventions({
  bytes,
  delimiter,
  columns,
  headers,
}: Pick<RowSource, 'bytes' | 'delimiter' | 'columns' | 'headers'>): Convention[] {
  const evidence = columns.map(() => ({ dot: 0, comma: 0 }));
  const figures = columns.flatMap(({ index, role }, at) => {
    const found = evidence[at];
    return found !== undefined && FIGURE_ROLES.has(role) ? [{ index, evidence: found }] : [];
  });
  for (const [start, end] of figures.length === 0 ? [] : windowsOf(bytes)) {
    const reader = new RecordReader(bytes, {
      delimiter,
      columns: figures.map(({ index }) => index),
      start,
      end,
      width: headers.length,
    });
    while (reader.next()) {
      figures.forEach(({ evidence: found }, slot) => {
        const from = reader.starts[slot] ?? 0;
        const to = reader.ends[slot] ?? 0;
        if (to - from > LONGEST_FIGURE || addPlainEvidence(found, bytes, from, to)) return;
        addEvidence(found, cellText(bytes, from, to, reader.escaped[slot] ?? 0));
      });
    }
  }
  return columns.map(({ role }, at) =>
    conventionOf(evidence[at] ?? { dot: 0, comma: 0 }, SEARCHES.has(role) ? 'whole' : 'fraction'),
  );
}

/** Windows of the file that begin after a line feed. Cells cut by their edges are harmless. */
function windowsOf(bytes: Uint8Array): [start: number, end: number][] {
  if (bytes.length <= WINDOWS * WINDOW_BYTES) return [[0, bytes.length]];
  return Array.from({ length: WINDOWS }, (_, window) => {
    const start = Math.floor(((bytes.length - WINDOW_BYTES) * window) / (WINDOWS - 1));
    const lineEnd = window === 0 ? -1 : bytes.indexOf(LINE_FEED, start);
    return [lineEnd + 1, start + WINDOW_BYTES];
  });
}

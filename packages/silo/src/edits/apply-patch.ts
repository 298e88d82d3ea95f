// Undo and redo of a patch. Changed columns are copied, the others shared.
import { resizedSilo, type SiloState } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { DocumentPatch } from './patch.ts';
import { withKeywords, withKeywordText, withoutLastRows } from './table-rows.ts';

/** The document before the patch: the same bytes as then. The patch must be the last one applied. */
export function undo(now: SiloDocument, patch: DocumentPatch): SiloDocument {
  let { table } = now;
  for (const { row, before } of patch.renamed.toReversed()) table = withKeywordText(table, row, before);
  if (patch.added.length > 0) table = withoutLastRows(table, patch.added.length);
  const silo = resizedSilo(withCells(now.silo, patch, 'before'), table.rowCount);
  return {
    ...now,
    table,
    silo: patch.topics === null ? silo : { ...silo, topics: patch.topics.before },
  };
}

/** The document after the patch, from the one before it. */
export function redo(now: SiloDocument, patch: DocumentPatch): SiloDocument {
  let { table } = now;
  if (patch.added.length > 0) table = withKeywords(table, patch.added);
  for (const { row, after } of patch.renamed) table = withKeywordText(table, row, after);
  const silo = withCells(resizedSilo(now.silo, table.rowCount), patch, 'after');
  return { ...now, table, silo: patch.topics === null ? silo : { ...silo, topics: patch.topics.after } };
}

function withCells(silo: SiloState, patch: DocumentPatch, side: 'before' | 'after'): SiloState {
  const next = { ...silo };
  for (const { column, rows, [side]: values } of patch.columns) {
    const cells = silo[column].slice();
    rows.forEach((row, i) => {
      if (row < cells.length) cells[row] = values[i] ?? 0;
    });
    // `cells` is a copy of this very column, so its kind is right.
    Object.assign(next, { [column]: cells });
  }
  return next;
}

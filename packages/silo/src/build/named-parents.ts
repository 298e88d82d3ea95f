// Parents named by the file, used only where it also marks page types: then its parent column describes a silo, not a search metric.
import { type KeywordTable, PLACES, type SiloState, textAt } from '@silosmith/contract';

/** Row → row of the page that the file's parent keyword names (in the same topic), -1 where there is none; null without such a column. */
export function namedParents(table: KeywordTable, silo: SiloState): Int32Array | null {
  const { parentKeyword } = table;
  if (parentKeyword === null || !table.pageLevel.some((level) => level > 0)) return null;
  const rowOf = new Map<string, number>();
  for (let row = 0; row < table.rowCount; row++) {
    if (silo.place[row] !== PLACES.variant) rowOf.set(textAt(table.keyword, row).toLowerCase(), row);
  }
  const named = new Int32Array(table.rowCount).fill(-1);
  for (let row = 0; row < table.rowCount; row++) {
    const name = textAt(parentKeyword, row);
    const parent = name === '' ? -1 : (rowOf.get(name.toLowerCase()) ?? -1);
    if (parent >= 0 && parent !== row && silo.topic[parent] === silo.topic[row]) named[row] = parent;
  }
  return named;
}

// Whether a line of the outline looks the same after an edit: most do, and are not drawn again.
import { SILO_COLUMNS } from '@silosmith/contract';
import type { OpenProject } from '../../state/project/open-project.ts';
import { isWritten } from './builder-view.ts';
import { outlineFacts } from './outline-facts.ts';
import type { LineCellsProps, OutlineLineProps } from './outline-line.tsx';

export function isSameLine(before: OutlineLineProps, after: OutlineLineProps): boolean {
  const { project: projectBefore, line: lineBefore, ...rest } = before;
  const { project, line, ...others } = after;
  return (
    isSameShallow(rest, others) &&
    isSameShallow(lineBefore, line) &&
    isSameRow(projectBefore, project, line.row, after.words.length > 0)
  );
}

/** Whether the cells look the same, wherever the line stands now. */
export function isSameCells(before: LineCellsProps, after: LineCellsProps): boolean {
  const { project: projectBefore, ...rest } = before;
  const { project, ...others } = after;
  return isSameShallow(rest, others) && isSameRow(projectBefore, project, after.row, after.words.length > 0);
}

/** All own properties are the same, and as many. */
export function isSameShallow<Value extends object>(before: Value, after: Value): boolean {
  if (before === after) return true;
  const names = Object.keys(after) as (keyof Value)[];
  return names.length === Object.keys(before).length && names.every((name) => before[name] === after[name]);
}

/** Whether the cells of a line read the same: see `OutlineColumn.Cell`. */
export function isSameRow(
  before: OpenProject,
  after: OpenProject,
  row: number,
  isSearched: boolean,
): boolean {
  if (before === after) return true;
  const [from, to] = [before.silo, after.silo];
  if (before.table !== after.table || from.topics !== to.topics) return false;
  if (!SILO_COLUMNS.every((column) => from[column][row] === to[column][row])) return false;
  // A page that came second counts for as long as it is a page.
  if (from.place[from.runnerUp[row] ?? -1] !== to.place[to.runnerUp[row] ?? -1]) return false;
  if (before.articles !== after.articles && isWritten(before, row) !== isWritten(after, row)) return false;
  const [factsBefore, facts] = [outlineFacts(before), outlineFacts(after)];
  if (factsBefore === facts) return true;
  // A search names the variant that it hits.
  if (isSearched && factsBefore.tree !== facts.tree) return false;
  return (
    factsBefore.demands[row] === facts.demands[row] &&
    factsBefore.tree.variants(row).length === facts.tree.variants(row).length
  );
}

// Edits after which lines leave the list: keys go on at the next line that stays, else at the one before.
import type { SiloEdit } from '@silosmith/silo';
import type { LineKind } from '../outline-rows.ts';
import type { OutlineContext } from './command.ts';

export async function leaveThenDo(context: OutlineContext, edit: SiloEdit | null): Promise<void> {
  const { act, active, opened, targets } = context;
  const leaving = new Set(targets);
  const next = active !== null && leaving.has(active) ? staying(context, active, leaving) : active;
  if (edit === null) return;
  // Before the edit: a line that leaves with the focus would hand it to the first of the list.
  if (opened !== null && leaving.has(opened)) act.close();
  if (next !== null) act.activate(next);
  if (await act.edit(edit)) return;
  if (opened !== null) act.open(opened);
  if (active !== null) act.activate(active);
}

const isPageOrAside = (kind: LineKind): boolean => kind === 'page' || kind === 'aside';

function staying({ lines }: OutlineContext, from: number, leaving: ReadonlySet<number>): number | null {
  const at = lines.lineOf(from);
  const stays = (line: number) => isPageOrAside(lines.kindAt(line)) && !leaving.has(lines.rows[line] ?? -1);
  for (let line = at + 1; line < lines.count; line++) if (stays(line)) return lines.rows[line] ?? null;
  for (let line = at - 1; line >= 0; line--) if (stays(line)) return lines.rows[line] ?? null;
  return null;
}

// Arrows walk and fold, as in every tree (WAI-ARIA APG, treegrid pattern). The selection stays as it is.
import type { OutlineRow } from '../outline-rows.ts';
import { LONE_TOPICS, lineOfTopic } from '../outline-topics.ts';
import { anchoredAt } from '../picks.ts';
import type { OutlineCommand, OutlineContext } from './command.ts';

/** -1 where no line is active. */
export function activeLine({ lines, active }: OutlineContext): number {
  return active === null ? -1 : lines.lineOf(active);
}

/** Row of the line, or of the one that is nearest to it; null where there is no line. */
export function rowNear({ lines }: OutlineContext, line: number): number | null {
  return lines.count === 0 ? null : (lines.rows[Math.max(0, Math.min(lines.count - 1, line))] ?? null);
}

function walkTo(context: OutlineContext, row: number | null): void {
  if (row === null) return;
  context.act.activate(row);
  if (context.picked.length > 0 && row >= 0)
    context.act.pick(anchoredAt(context.project, context.picks, row));
}

const walk = (
  id: 'down' | 'up' | 'pageDown' | 'pageUp' | 'first' | 'last',
  key: string,
  to: (context: OutlineContext) => number,
): OutlineCommand => ({
  id,
  label: `builder.commands.${id}`,
  keys: [{ key }],
  group: 'walk',
  offered: [],
  when: ({ lines }) => lines.count > 0,
  run: (context) => walkTo(context, rowNear(context, to(context))),
});

/** The parent line: of a page on the first level that of its topic; -1 without one. */
function lineAbove({ project, lines }: OutlineContext, { row, level, kind }: OutlineRow): number {
  if (kind !== 'page' && kind !== 'section') return -1;
  if (level > 1) return lines.lineOf(project.silo.parent[row] ?? -1);
  const own = lines.lineOf(lineOfTopic(project.silo.topic[row] ?? -1));
  return own < 0 ? lines.lineOf(lineOfTopic(LONE_TOPICS)) : own;
}

const foldedLine = (context: OutlineContext) => context.lines.at(activeLine(context));

const into: OutlineCommand = {
  id: 'unfold',
  label: 'builder.commands.unfold',
  keys: [{ key: 'ArrowRight' }],
  group: 'walk',
  offered: [],
  when: (context) => (foldedLine(context)?.childCount ?? 0) > 0,
  run: (context) => {
    const line = foldedLine(context);
    if (line === undefined) return;
    if (line.expanded) walkTo(context, rowNear(context, activeLine(context) + 1));
    else context.act.fold(line.row, true);
  },
};

const outOf: OutlineCommand = {
  id: 'fold',
  label: 'builder.commands.fold',
  keys: [{ key: 'ArrowLeft' }],
  group: 'walk',
  offered: [],
  when: (context) => {
    const line = foldedLine(context);
    return line !== undefined && (line.expanded || lineAbove(context, line) >= 0);
  },
  run: (context) => {
    const line = foldedLine(context);
    if (line === undefined) return;
    if (line.expanded) context.act.fold(line.row, false);
    else walkTo(context, rowNear(context, lineAbove(context, line)));
  },
};

export const WALK: readonly OutlineCommand[] = [
  walk('down', 'ArrowDown', (context) => activeLine(context) + 1),
  walk('up', 'ArrowUp', (context) => activeLine(context) - 1),
  into,
  outOf,
  walk('pageDown', 'PageDown', (context) => activeLine(context) + context.pageLines()),
  walk('pageUp', 'PageUp', (context) => activeLine(context) - context.pageLines()),
  walk('first', 'Home', () => 0),
  walk('last', 'End', ({ lines }) => lines.count - 1),
];

// Alt with an arrow moves pages through the tree: out of a level or into one, and to the next or previous page of the level above.
// Pages of one parent stand in the order of their figures, so that up and down lead to another parent.
import { PLACES } from '@silosmith/contract';
import { asOneStep, movesTo, outermost } from '../bulk-edits.ts';
import type { OutlineCommand, OutlineContext } from './command.ts';

/** The pages that move: all of one place below one parent. Null where they are not, or are no pages. */
function movers({
  project: { silo },
  targets,
}: OutlineContext): { rows: readonly number[]; place: number; parent: number } | null {
  const rows = outermost(silo, targets);
  const place = silo.place[rows[0] ?? -1] ?? PLACES.none;
  const parent = silo.parent[rows[0] ?? -1] ?? -1;
  const isPage = place >= PLACES.pillar && place <= PLACES.subSupporting;
  const isOne = rows.every((row) => silo.place[row] === place && silo.parent[row] === parent);
  return isPage && isOne ? { rows, place, parent } : null;
}

/** The nearest line before or after one that is of the place and below the parent (null: any), and does not move itself. */
function nearestLine(
  { lines, project: { silo } }: OutlineContext,
  from: number,
  by: 1 | -1,
  wanted: { readonly place: number; readonly parent: number | null; readonly except: ReadonlySet<number> },
): number {
  const at = lines.lineOf(from);
  if (at < 0) return -1;
  for (let line = at + by; line >= 0 && line < lines.count; line += by) {
    const row = lines.rows[line] ?? -1;
    if (silo.place[row] !== wanted.place || wanted.except.has(row)) continue;
    if (wanted.parent === null || silo.parent[row] === wanted.parent) return row;
  }
  return -1;
}

/** Where the pages would go; -1: nowhere. */
function sideways(context: OutlineContext, by: 1 | -1): number {
  const moving = movers(context);
  if (moving === null || moving.place === PLACES.pillar) return -1;
  return nearestLine(context, moving.parent, by, {
    place: moving.place - 1,
    parent: null,
    except: new Set(),
  });
}

function inwards(context: OutlineContext): number {
  const moving = movers(context);
  if (moving === null || moving.place === PLACES.subSupporting) return -1;
  const { rows, place, parent } = moving;
  return nearestLine(context, rows[0] ?? -1, -1, { place, parent, except: new Set(rows) });
}

async function goBelow({ project, act, targets }: OutlineContext, parent: number): Promise<void> {
  const edit = parent < 0 ? null : asOneStep(movesTo(project.silo, targets, parent));
  // Opened first: the pages stay in view.
  if (edit !== null) act.fold(parent, true);
  if (edit !== null) await act.edit(edit);
}

const shifted = (
  id: 'moveUp' | 'moveDown' | 'moveIn' | 'moveOut',
  key: string,
  rest: Pick<OutlineCommand, 'when' | 'run'>,
): OutlineCommand => ({
  id,
  label: `builder.commands.${id}`,
  keys: [{ key, alt: true }],
  group: 'place',
  offered: ['menu'],
  ...rest,
});

export const SHIFT: readonly OutlineCommand[] = [
  shifted('moveOut', 'ArrowLeft', {
    when: (context) => {
      const moving = movers(context);
      return moving !== null && moving.place !== PLACES.pillar;
    },
    run: (context) => {
      const rows = movers(context)?.rows ?? [];
      const edit = asOneStep(rows.map((row) => ({ type: 'promote', row })));
      return edit !== null && context.act.edit(edit);
    },
  }),
  shifted('moveIn', 'ArrowRight', {
    when: (context) => inwards(context) >= 0,
    run: (context) => goBelow(context, inwards(context)),
  }),
  shifted('moveUp', 'ArrowUp', {
    when: (context) => sideways(context, -1) >= 0,
    run: (context) => goBelow(context, sideways(context, -1)),
  }),
  shifted('moveDown', 'ArrowDown', {
    when: (context) => sideways(context, 1) >= 0,
    run: (context) => goBelow(context, sideways(context, 1)),
  }),
];

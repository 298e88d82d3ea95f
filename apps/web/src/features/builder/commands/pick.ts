// Selecting several lines: a range goes on from where it began, and takes lines of the kind that it began with.
import type { MessageKey } from '@silosmith/messages';
import { outlineFacts } from '../outline-facts.ts';
import { LONE_TOPICS, topicOfLine } from '../outline-topics.ts';
import { anchorRow, NO_PICKS, type Picks, picksOf, toggledPick } from '../picks.ts';
import type { OutlineCommand, OutlineContext } from './command.ts';
import type { KeyPress } from './keys.ts';
import { activeLine, rowNear } from './walk.ts';

/** From where it began to the row, in the order of the lines. Nothing picked: from the active line. */
export function rangeTo(context: OutlineContext, row: number): Picks {
  const { project, lines, picks, picked, active } = context;
  const anchor = picked.length > 0 ? lines.lineOf(anchorRow(project, picks)) : -1;
  const from = anchor >= 0 ? anchor : active === null ? -1 : lines.lineOf(active);
  const to = lines.lineOf(row);
  const start = from < 0 ? to : from;
  const first = lines.kindAt(start);
  const kind = first === 'topic' ? 'page' : first;
  const rows: number[] = [];
  for (let line = Math.min(start, to); line <= Math.max(start, to); line++)
    if (lines.kindAt(line) === kind) rows.push(lines.rows[line] ?? -1);
  return picksOf(project, rows, first === 'topic' ? (rows[0] ?? -1) : (lines.rows[start] ?? row));
}

/** With Ctrl a click adds to the active line, as in a spreadsheet. */
export function addedPick({ project, picked, active }: OutlineContext, row: number): Picks {
  if (picked.length > 0 || active === null || active < 0 || active === row)
    return toggledPick(project, picked, row);
  return picksOf(project, [active, row], row);
}

/** All that the filters show, folded or not: as many as the screen says are shown. */
export function everyPick({ project, selection }: OutlineContext): Picks {
  const rows = selection.rows.filter((row) => selection.passed[row] === 1);
  return picksOf(project, rows, rows[0] ?? -1);
}

const extend = (
  id: string,
  label: MessageKey,
  keys: readonly KeyPress[],
  to: (context: OutlineContext) => number,
): OutlineCommand => ({
  id,
  label,
  keys,
  group: 'pick',
  offered: [],
  when: ({ lines }) => lines.count > 0,
  run: (context) => {
    const row = rowNear(context, to(context));
    if (row === null) return;
    context.act.pick(rangeTo(context, row));
    context.act.activate(row);
  },
});

/** With a topic all its pages come or go. */
function toggled({ project, selection, picked }: OutlineContext, line: number): Picks {
  if (line >= 0) return toggledPick(project, picked, line);
  const topic = topicOfLine(line);
  const { topics } = outlineFacts(project);
  const isIn = (of: number): boolean => (topic === LONE_TOPICS ? topics.get(of)?.pages === 1 : of === topic);
  const pages = selection.rows.filter(
    (row) => selection.passed[row] === 1 && isIn(project.silo.topic[row] ?? -1),
  );
  const all = new Set(picked);
  const isAll = pages.every((row) => all.has(row));
  for (const row of pages) {
    if (isAll) all.delete(row);
    else all.add(row);
  }
  return picksOf(project, all, pages[0] ?? -1);
}

const toggle: OutlineCommand = {
  id: 'toggle',
  label: 'builder.commands.toggle',
  keys: [{ key: ' ' }, { key: ' ', mod: true }],
  group: 'pick',
  offered: [],
  when: ({ active, lines }) => active !== null && lines.lineOf(active) >= 0,
  run: (context) => context.active !== null && context.act.pick(toggled(context, context.active)),
};

const all: OutlineCommand = {
  id: 'all',
  label: 'builder.commands.all',
  keys: [{ key: 'a', mod: true }],
  group: 'pick',
  offered: [],
  when: ({ selection }) => selection.shown > 0,
  run: (context) => context.act.pick(everyPick(context)),
};

const none: OutlineCommand = {
  id: 'none',
  label: 'builder.commands.none',
  keys: [{ key: 'Escape' }],
  group: 'pick',
  offered: [],
  when: ({ picked, opened }) => picked.length > 0 || opened !== null,
  run: ({ picked, act }) => (picked.length > 0 ? act.pick(NO_PICKS) : act.close()),
};

export const PICK: readonly OutlineCommand[] = [
  extend(
    'extendDown',
    'builder.commands.extendDown',
    [{ key: 'ArrowDown', shift: true }],
    (context) => activeLine(context) + 1,
  ),
  extend(
    'extendUp',
    'builder.commands.extendUp',
    [{ key: 'ArrowUp', shift: true }],
    (context) => activeLine(context) - 1,
  ),
  extend('extendToFirst', 'builder.commands.extendToFirst', [{ key: 'Home', shift: true }], () => 0),
  extend(
    'extendToLast',
    'builder.commands.extendToLast',
    [{ key: 'End', shift: true }],
    ({ lines }) => lines.count - 1,
  ),
  toggle,
  all,
  none,
];

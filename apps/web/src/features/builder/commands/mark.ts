// Marks of pages: all get one; where all have it, all lose it.
import { PLACES, ROW_FLAGS } from '@silosmith/contract';
import type { MessageKey } from '@silosmith/messages';
import { asOneStep, marks } from '../bulk-edits.ts';
import type { OutlineCommand, OutlineContext } from './command.ts';

type Mark = 'favourite' | 'completed' | 'pinned';

const arePages = ({ project: { silo }, targets }: OutlineContext): boolean =>
  targets.length > 0 &&
  targets.every((row) => {
    const place = silo.place[row] ?? PLACES.none;
    return place >= PLACES.pillar && place <= PLACES.subSupporting;
  });

const mark = (
  id: Mark,
  [label, taken]: readonly [MessageKey, MessageKey],
  offered: OutlineCommand['offered'],
): OutlineCommand => ({
  id,
  label,
  named: ({ project: { silo }, targets }) => ({
    key: targets.every((row) => ((silo.flags[row] ?? 0) & ROW_FLAGS[id]) !== 0) ? taken : label,
  }),
  keys: [],
  group: 'mark',
  offered,
  when: arePages,
  run: ({ project: { silo }, targets, act }) => {
    const edit = asOneStep(marks(silo, targets, id));
    return edit !== null && act.edit(edit);
  },
});

export const MARKS: readonly OutlineCommand[] = [
  mark('favourite', ['builder.commands.favourite', 'builder.commands.notFavourite'], ['menu', 'bar']),
  mark('completed', ['builder.commands.completed', 'builder.commands.notCompleted'], ['menu']),
  mark('pinned', ['builder.commands.pin', 'builder.commands.unpin'], ['menu']),
];

import { PLACES } from '@silosmith/contract';
import { asOneStep } from '../bulk-edits.ts';
import type { OutlineCommand } from './command.ts';

/** Sections, and what is set aside, get pages of their own. */
export const makePage: OutlineCommand = {
  id: 'makePage',
  label: 'builder.commands.makePage',
  keys: [],
  group: 'place',
  offered: ['menu', 'bar'],
  when: ({ project: { silo }, targets }) =>
    targets.length > 0 &&
    targets.every((row) => silo.place[row] === PLACES.section || silo.place[row] === PLACES.setAside),
  run: ({ targets, act }) => {
    const edit = asOneStep([...targets].map((row) => ({ type: 'makePage', row })));
    return edit !== null && act.edit(edit);
  },
};

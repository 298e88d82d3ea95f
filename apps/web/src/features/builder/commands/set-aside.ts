import { PLACES } from '@silosmith/contract';
import { asOneStep, deepestFirst } from '../bulk-edits.ts';
import type { OutlineCommand } from './command.ts';
import { leaveThenDo } from './leave.ts';

export const setAside: OutlineCommand = {
  id: 'setAside',
  label: 'builder.commands.setAside',
  keys: [],
  group: 'place',
  offered: ['menu', 'bar'],
  when: ({ project: { silo }, targets }) =>
    targets.length > 0 && targets.every((row) => silo.place[row] !== PLACES.setAside),
  run: (context) => {
    const { silo } = context.project;
    const rows = deepestFirst(silo, context.targets);
    return leaveThenDo(context, asOneStep(rows.map((row) => ({ type: 'setAside', row }))));
  },
};

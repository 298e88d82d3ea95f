import { asOneStep, deepestFirst } from '../bulk-edits.ts';
import type { OutlineCommand } from './command.ts';
import { leaveThenDo } from './leave.ts';

export const remove: OutlineCommand = {
  id: 'delete',
  label: 'builder.commands.delete',
  keys: [{ key: 'Delete' }, { key: 'Backspace', mod: true }],
  group: 'place',
  offered: ['menu', 'bar'],
  isDestructive: true,
  when: ({ targets }) => targets.length > 0,
  run: (context) => {
    const rows = deepestFirst(context.project.silo, context.targets);
    return leaveThenDo(context, asOneStep(rows.map((row) => ({ type: 'delete', row }))));
  },
};

import { asTsv } from '../columns/tsv.ts';
import type { OutlineCommand } from './command.ts';

export const copy: OutlineCommand = {
  id: 'copy',
  label: 'builder.commands.copy',
  keys: [{ key: 'c', mod: true }],
  group: 'look',
  offered: ['menu', 'bar'],
  when: ({ targets }) => targets.length > 0,
  run: (context) => context.act.copy(asTsv(context), context.targets.length),
};

import type { OutlineCommand } from './command.ts';

export const moveTo: OutlineCommand = {
  id: 'moveTo',
  label: 'builder.commands.moveTo',
  keys: [{ key: 'm' }],
  group: 'place',
  offered: ['menu', 'bar'],
  when: ({ targets }) => targets.length > 0,
  run: ({ act }) => act.askWhereTo(),
};

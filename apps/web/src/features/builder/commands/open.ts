import type { OutlineCommand } from './command.ts';

export const open: OutlineCommand = {
  id: 'open',
  label: 'builder.commands.open',
  keys: [{ key: 'Enter' }],
  group: 'look',
  offered: ['menu'],
  when: ({ active }) => active !== null && active >= 0,
  run: ({ active, act }) => active !== null && act.open(active),
};

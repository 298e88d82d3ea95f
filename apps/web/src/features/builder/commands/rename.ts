import type { OutlineCommand } from './command.ts';

/** One at a time, where it stands. */
export const rename: OutlineCommand = {
  id: 'rename',
  label: 'builder.commands.rename',
  keys: [{ key: 'F2' }],
  group: 'look',
  offered: ['menu'],
  when: ({ active, lines }) => active !== null && active >= 0 && lines.lineOf(active) >= 0,
  run: ({ active, act }) => active !== null && act.rename(active),
};

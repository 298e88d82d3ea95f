import type { OutlineCommand } from './command.ts';

export const showKeys: OutlineCommand = {
  id: 'keys',
  label: 'builder.commands.keys',
  keys: [{ key: '?' }],
  group: 'look',
  offered: [],
  when: () => true,
  run: ({ act }) => act.showKeys(),
};

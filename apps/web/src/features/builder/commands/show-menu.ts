import type { OutlineCommand } from './command.ts';

export const showMenu: OutlineCommand = {
  id: 'menu',
  label: 'builder.commands.menu',
  keys: [{ key: 'F10', shift: true }, { key: 'ContextMenu' }],
  group: 'look',
  offered: [],
  when: ({ targets }) => targets.length > 0,
  run: ({ act }) => act.showMenu(),
};

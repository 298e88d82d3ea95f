// Commands by their keys, and those that a place offers.
import type { CommandGroup, OutlineCommand } from './command.ts';
import { COMMAND_GROUPS } from './command.ts';
import { COMMANDS } from './index.ts';
import { isPressed } from './keys.ts';

/** Null for keys that the outline leaves alone. Those of a command are its own even while it has nothing to do: Alt with an arrow must not leave the page. */
export function commandOfKeys(event: Parameters<typeof isPressed>[1]): OutlineCommand | null {
  return COMMANDS.find(({ keys }) => keys.some((press) => isPressed(press, event))) ?? null;
}

export function commandsIn(place: OutlineCommand['offered'][number]): readonly OutlineCommand[] {
  return COMMANDS.filter(({ offered }) => offered.includes(place));
}

export interface KeyGroup {
  readonly group: CommandGroup;
  readonly commands: readonly OutlineCommand[];
}

/** Those that have keys, under their headings. */
export function keyGroups(): readonly KeyGroup[] {
  return COMMAND_GROUPS.map((group) => ({
    group,
    commands: COMMANDS.filter((command) => command.group === group && command.keys.length > 0),
  })).filter(({ commands }) => commands.length > 0);
}

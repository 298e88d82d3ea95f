// What can the palette and the keyboard do on the screen that is open? Screens add their commands and take them back when they leave.
import type { MessageKey, MessageParams } from '@silosmith/messages';
import { createStore } from 'zustand/vanilla';

export interface Command {
  readonly id: string;
  readonly label: MessageKey;
  readonly params?: MessageParams;
  /** Shown beside the label, e.g. 'Ctrl+Z'; the screen binds the key itself. */
  readonly shortcut?: string;
  run(): void;
}

export const commandStore = createStore<{ readonly commands: readonly Command[] }>(() => ({ commands: [] }));

/** Returns the way to take the commands back: give it to `useEffect` as it is. */
export function addCommands(commands: readonly Command[]): () => void {
  commandStore.setState((state) => ({ commands: [...state.commands, ...commands] }));
  return () =>
    commandStore.setState((state) => ({
      commands: state.commands.filter((command) => !commands.includes(command)),
    }));
}

// A command of the outline. One table of them feeds the keys, the context menu, the bar below the list and the sheet of keys.
import type { MessageKey, MessageParams, Messages } from '@silosmith/messages';
import type { OpenProject } from '../../../state/project/open-project.ts';
import type { Narrowed } from '../builder-view.ts';
import type { OutlineColumn } from '../columns/column.ts';
import type { OutlineRows } from '../outline-rows.ts';
import type { Picks } from '../picks.ts';
import type { Edit } from '../use-edits.ts';
import type { KeyPress } from './keys.ts';

/** Headings of the sheet of keys, in its order; the menu has a line between them. */
export const COMMAND_GROUPS = ['walk', 'pick', 'look', 'place', 'mark'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** What the outline lets a command do. */
export interface OutlineActs {
  readonly edit: Edit;
  /** Makes a line the one that keys start from. */
  readonly activate: (row: number) => void;
  /** Shows the page beside the list. */
  readonly open: (row: number) => void;
  readonly close: () => void;
  readonly pick: (picks: Picks) => void;
  readonly fold: (row: number, open: boolean) => void;
  readonly rename: (row: number) => void;
  readonly askWhereTo: () => void;
  readonly showMenu: () => void;
  readonly showKeys: () => void;
  readonly copy: (text: string, count: number) => void;
}

export interface OutlineContext {
  readonly project: OpenProject;
  readonly messages: Messages;
  readonly lines: OutlineRows;
  readonly selection: Narrowed;
  readonly columns: readonly OutlineColumn[];
  /** Lines that are in view at once. */
  readonly pageLines: () => number;
  /** Row, or number of a topic's line. */
  readonly active: number | null;
  /** The page beside the list. */
  readonly opened: number | null;
  readonly picks: Picks;
  /** Picked rows that are there, in row order. */
  readonly picked: Int32Array;
  /** What a command changes: the picked rows, else the active one. */
  readonly targets: Int32Array;
  readonly act: OutlineActs;
}

export interface OutlineCommand {
  readonly id: string;
  readonly label: MessageKey;
  /** What it would do now, where that says more than the label. */
  readonly named?: (context: OutlineContext) => { readonly key: MessageKey; readonly params?: MessageParams };
  readonly keys: readonly KeyPress[];
  readonly group: CommandGroup;
  /** Where else it is offered. The menu and the bar follow the order of the table. */
  readonly offered: readonly ('menu' | 'bar')[];
  readonly isDestructive?: boolean;
  readonly when: (context: OutlineContext) => boolean;
  readonly run: (context: OutlineContext) => unknown;
}

// Context of the outline's commands: lines, selection, active line, and what commands may do.
import { useCallback, useMemo, useState } from 'react';
import { copyText } from '../../platform/page.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { Narrowed } from './builder-view.ts';
import type { OutlineColumn } from './columns/column.ts';
import type { OutlineActs, OutlineContext } from './commands/command.ts';
import { NO_PICKS, type Picks, pickedRows } from './picks.ts';
import type { Cursor } from './use-cursor.ts';
import type { Edit } from './use-edits.ts';
import { useOutlineLines } from './use-outline-lines.ts';

export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

export interface OutlineInput {
  readonly project: OpenProject;
  readonly selection: Narrowed;
  /** Drawn after the pages; empty where the lens leaves them out. */
  readonly asides: Int32Array;
  readonly isFlat: boolean;
  readonly columns: readonly OutlineColumn[];
  readonly cursor: Cursor;
  readonly edit: Edit;
}

export interface OutlineState {
  readonly context: OutlineContext;
  readonly renaming: number | null;
  readonly setRenaming: (row: number | null) => void;
  readonly dialog: 'move' | 'keys' | null;
  readonly setDialog: (dialog: 'move' | 'keys' | null) => void;
  readonly menu: MenuPlace | null;
  readonly unfoldTo: (row: number) => void;
  readonly setMenu: (menu: MenuPlace | null) => void;
}

/** `pageLines`: lines in view. `menuPlace`: where a menu stands that the keyboard asks for. */
export function useOutline(
  input: OutlineInput,
  pageLines: () => number,
  menuPlace: () => MenuPlace,
): OutlineState {
  const { project, selection, asides, isFlat, columns, cursor, edit } = input;
  const messages = useMessages();
  const { lines, fold, unfoldTo } = useOutlineLines(project, selection, asides, isFlat);
  const [picks, setPicks] = useState<Picks>(NO_PICKS);
  const [renaming, setRenaming] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'move' | 'keys' | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const { table, silo } = project;
  const hasAsides = asides.length > 0;
  const picked = useMemo(
    () => pickedRows({ table, silo }, picks, hasAsides),
    [table, silo, picks, hasAsides],
  );
  const copy = useCopy();
  const act = useMemo<OutlineActs>(
    () => ({
      edit,
      activate: cursor.activate,
      open: cursor.open,
      close: cursor.close,
      pick: setPicks,
      fold,
      rename: setRenaming,
      askWhereTo: () => setDialog('move'),
      showMenu: () => setMenu(menuPlace()),
      showKeys: () => setDialog('keys'),
      copy,
    }),
    [edit, cursor.activate, cursor.open, cursor.close, fold, menuPlace, copy],
  );
  const { active, opened } = cursor;
  const targets = useMemo(
    () => (picked.length > 0 ? picked : Int32Array.from(active === null || active < 0 ? [] : [active])),
    [picked, active],
  );
  const context = {
    project,
    messages,
    lines,
    selection,
    columns,
    pageLines,
    active,
    opened,
    picks,
    picked,
    targets,
    act,
  };
  return { context, renaming, setRenaming, dialog, setDialog, menu, setMenu, unfoldTo };
}

function useCopy(): OutlineActs['copy'] {
  const { t } = useMessages();
  return useCallback(
    (text, count) => {
      copyText(text).then(
        () => toast.success(t('builder.copied', { count })),
        () => toast.failure(t('builder.copyFailed')),
      );
    },
    [t],
  );
}

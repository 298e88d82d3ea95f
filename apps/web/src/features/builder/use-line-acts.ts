// A press, a tick and a drop on a line: with Shift and Ctrl they select, else they open.
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { asOneStep, movesTo } from './bulk-edits.ts';
import { addedPick, everyPick, rangeTo } from './commands/pick.ts';
import type { LineActs } from './outline-line.tsx';
import { NO_PICKS, toggledPick } from './picks.ts';
import type { OutlineState } from './use-outline.ts';

/** The acts stay the same object: they read what is current when they are called. */
export function useLineActs(outline: OutlineState, isPicking: boolean, focusLine: () => void): LineActs {
  const now = useRef({ outline, isPicking });
  useEffect(() => {
    now.current = { outline, isPicking };
  });
  const { edit } = outline.context.act;
  return useMemo<LineActs>(() => {
    const context = () => now.current.outline.context;
    const toggle = (row: number, event: MouseEvent) => {
      const { project, picked, act } = context();
      act.pick(event.shiftKey ? rangeTo(context(), row) : toggledPick(project, picked, row));
      act.activate(row);
    };
    return {
      edit,
      tick: toggle,
      press(row, event) {
        const { act } = context();
        focusLine();
        if (event.shiftKey || now.current.isPicking) toggle(row, event);
        else if (event.ctrlKey || event.metaKey) {
          act.pick(addedPick(context(), row));
          act.activate(row);
        } else act.open(row);
      },
      fold(row, open) {
        focusLine();
        context().act.activate(row);
        context().act.fold(row, open);
      },
      drop(dragged, onto) {
        const { project, picked } = context();
        const rows = picked.includes(dragged) ? picked : [dragged];
        const step = asOneStep(movesTo(project.silo, rows, onto));
        if (step !== null) void edit(step);
      },
      pickAll() {
        const { picked, selection, act } = context();
        act.pick(picked.length < selection.shown ? everyPick(context()) : NO_PICKS);
      },
      rename(row, keyword) {
        now.current.outline.setRenaming(null);
        if (keyword !== null) void edit({ type: 'rename', row, keyword });
      },
    };
  }, [edit, focusLine]);
}

// A line that an undo brings back is where the keys were before it left: they go on there.
import { useEffect } from 'react';
import { after } from '../../platform/clock.ts';
import { isFocusLost } from '../../platform/page.ts';
import { projectStore } from '../../state/project/project-store.ts';
import { firstBroughtBack } from './brought-back.ts';
import type { FocusedLine } from './use-focused-line.ts';

export function useReturnAfterUndo(
  activate: (row: number) => void,
  { focus, isIn }: Pick<FocusedLine, 'focus' | 'isIn'>,
): void {
  useEffect(
    () =>
      projectStore.subscribe(({ project }, before) => {
        const row = firstBroughtBack(before.project, project);
        if (row === null) return;
        // After the line is drawn: a drawing in between would give the focus to the line that was active, and that would keep it.
        after(0, () => {
          // The toast with its button has gone; the button of the bar stays, and may be pressed again.
          if (isFocusLost() || isIn()) focus();
          activate(row);
        });
      }),
    [activate, focus, isIn],
  );
}

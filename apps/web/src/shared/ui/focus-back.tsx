// Stands in what opens above the page: when that has gone, the focus is where it was before.
// The kit does so only for what was drawn closed before, and most dialogs here are drawn while they are open alone.
import { useLayoutEffect } from 'react';
import { after } from '../../platform/clock.ts';
import { focusedElement, isFocusLost } from '../../platform/page.ts';

export interface FocusBackProps {
  /** Left out: what has the focus when this is drawn. */
  readonly opener?: HTMLElement | null;
}

export function FocusBack({ opener }: FocusBackProps) {
  // Within the drawing: later the focus is inside.
  useLayoutEffect(() => {
    const before = opener ?? focusedElement();
    return () => {
      // Whoever closed it may have led the focus elsewhere, as the list does.
      after(0, () => {
        if (isFocusLost()) before?.focus({ preventScroll: true });
      });
    };
  }, [opener]);
  return null;
}

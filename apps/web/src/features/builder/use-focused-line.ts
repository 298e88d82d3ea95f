// Roving focus: on the active line, also after that line has left the list.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { isFocusLost } from '../../platform/page.ts';

export interface FocusedLine {
  /** Brings the focus to the line with the next drawing. */
  readonly focus: () => void;
  /** The focus came into the list, or left it. */
  readonly came: () => void;
  readonly left: () => void;
  /** Whether the list has the focus. */
  readonly isIn: () => boolean;
}

/** `line`: element id of the line that Tab reaches; null while something in it has the focus. */
export function useFocusedLine(list: RefObject<HTMLElement | null>, line: string | null): FocusedLine {
  const wanted = useRef(false);
  const had = useRef(false);
  // After every drawing: the line may be drawn later than it was asked for. React tells of no blur where it removes the focused element.
  // Within the drawing: a later effect of the one before would meet a key's wish with the line it had, and take the key back.
  useLayoutEffect(() => {
    const isLost = had.current && isFocusLost();
    const element = line === null ? null : list.current?.querySelector<HTMLElement>(`#${line}`);
    if ((wanted.current || isLost) && element) element.focus({ preventScroll: true });
    wanted.current = false;
  });
  const focus = useCallback(() => {
    wanted.current = true;
  }, []);
  return useMemo(() => {
    const set = (isIn: boolean) => () => {
      had.current = isIn;
    };
    return { focus, came: set(true), left: set(false), isIn: () => had.current };
  }, [focus]);
}

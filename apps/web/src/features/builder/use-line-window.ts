// The visible range of lines. All have one height, so it follows by division, without measuring during a render.
import { type RefObject, useEffect, useState } from 'react';
import { watchHeight } from '../../platform/page.ts';

export interface LineWindow {
  /** First line to draw, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Lines in view. */
  readonly lines: number;
  /** Scrolls as little as brings the line into view. */
  reveal(line: number): void;
}

/** Lines drawn beyond the edges, so that scrolling meets no gap. */
const BEYOND = 4;
/** Until the height is known: less than most screens have. */
const FIRST_LINES = 18;

/** The list begins one line below the scroller's top, under a head that stays. */
export function useLineWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  linePx: number,
): LineWindow {
  const [view, setView] = useState({ first: 0, lines: FIRST_LINES });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let height = FIRST_LINES * linePx;
    const look = () => {
      const first = Math.floor(element.scrollTop / linePx);
      const lines = Math.ceil(height / linePx);
      setView((before) => (before.first === first && before.lines === lines ? before : { first, lines }));
    };
    element.addEventListener('scroll', look, { passive: true });
    const stop = watchHeight(element, (now) => {
      height = now;
      look();
    });
    return () => {
      stop();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, linePx]);
  const first = Math.max(0, Math.min(view.first, count - view.lines));
  return {
    from: Math.max(0, first - BEYOND),
    to: Math.min(count, first + view.lines + BEYOND),
    lines: view.lines,
    reveal(line) {
      const element = scroller.current;
      if (element === null) return;
      const top = line * linePx;
      const lowest = top + 2 * linePx - element.clientHeight;
      if (element.scrollTop > top) element.scrollTop = top;
      else if (element.scrollTop < lowest) element.scrollTop = lowest;
    },
  };
}

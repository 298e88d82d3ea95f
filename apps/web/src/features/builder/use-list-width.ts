// Width of the list; the detail beside it takes some of the window.
import { type RefObject, useEffect, useState } from 'react';
import { watchWidth } from '../../platform/page.ts';

/** Until it is known: that of a window of 1440 px with nothing beside the list. */
const FIRST_PX = 1220;

export function useListWidth(list: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidth] = useState(FIRST_PX);
  useEffect(() => (list.current === null ? undefined : watchWidth(list.current, setWidth)), [list]);
  return widthPx;
}

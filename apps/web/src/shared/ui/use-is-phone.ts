// Whether the window has a phone's width. Lines are higher then, and the list must know before it is drawn.
import { useSyncExternalStore } from 'react';
import { isNarrowWindow, onNarrowWindow } from '../../platform/page.ts';

export function useIsPhone(): boolean {
  return useSyncExternalStore(onNarrowWindow, isNarrowWindow);
}

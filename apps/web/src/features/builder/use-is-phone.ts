// Is the window as narrow as a phone's? Lines are higher there, and the list must know before it draws them.
import { useSyncExternalStore } from 'react';
import { isNarrowWindow, onNarrowWindow } from '../../platform/page.ts';

export function useIsPhone(): boolean {
  return useSyncExternalStore(onNarrowWindow, isNarrowWindow);
}

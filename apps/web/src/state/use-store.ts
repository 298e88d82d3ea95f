// How does a screen follow a store? React's last inch: a hook that subscribes and nothing else.
import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** The selected part of a store. The selector must return a stored object or a primitive, never a fresh object. */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

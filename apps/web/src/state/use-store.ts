// How does a screen follow a store? React's last inch: a hook that subscribes and nothing else.
import { useSyncExternalStore } from 'react';

/** What a hook needs of a store: those of zustand and the engine's own. */
interface Store<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** The selected part of a store. The selector must return a stored object or a primitive, never a fresh object. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

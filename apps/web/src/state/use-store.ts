import { useSyncExternalStore } from 'react';

/** What a hook needs of a store: those of zustand and the engine's own. */
interface Store<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** The selected part of a store. The selector must return a stored object or a primitive, never a fresh object. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const read = () => select(store.getState());
  // The second reader serves components that are rendered to text, outside a browser.
  return useSyncExternalStore(store.subscribe, read, read);
}

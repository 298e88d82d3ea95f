// A store of the runs that are visible now, for screens to subscribe to.
import type { GenerationRun } from './run-ports.ts';

export interface GenerationState {
  /** By project id. */
  readonly runs: ReadonlyMap<string, GenerationRun>;
  /** Projects whose run is being planned or taken up. */
  readonly preparing: ReadonlySet<string>;
}

export interface RunBoard {
  getState(): GenerationState;
  subscribe(listener: (state: GenerationState, before: GenerationState) => void): () => void;
  show(run: GenerationRun): void;
  forget(projectId: string): void;
  /** Says that the project is busy while `work` runs; `busy` where it is already. */
  prepared<T>(projectId: string, busy: T, work: () => Promise<T>): Promise<T>;
}

/** Calls `onRun` with each run that is shown. */
export function createRunBoard(onRun: (run: GenerationRun) => void): RunBoard {
  let state: GenerationState = { runs: new Map(), preparing: new Set() };
  const listeners = new Set<Parameters<RunBoard['subscribe']>[0]>();
  const set = (change: Partial<GenerationState>): void => {
    const before = state;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, before);
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(run) {
      set({ runs: new Map(state.runs).set(run.projectId, run) });
      onRun(run);
    },
    forget(projectId) {
      if (state.runs.has(projectId))
        set({ runs: new Map([...state.runs].filter(([id]) => id !== projectId)) });
    },
    async prepared(projectId, busy, work) {
      if (state.preparing.has(projectId)) return busy;
      set({ preparing: new Set(state.preparing).add(projectId) });
      try {
        return await work();
      } finally {
        set({ preparing: new Set([...state.preparing].filter((id) => id !== projectId)) });
      }
    },
  };
}

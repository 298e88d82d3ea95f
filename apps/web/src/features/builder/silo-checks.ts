// What do the checks say of the open silo? Looked at again whenever it changes; the newest silo wins. No React.
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import type { SiloReport } from '@silosmith/silo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface SiloChecks {
  /** The last one known: it stands until the next is there. Null before the first, and after a fault. */
  readonly report: SiloReport | null;
  readonly running: boolean;
  readonly fault: unknown;
}

export interface ChecksWatch {
  readonly store: StoreApi<SiloChecks>;
  /** Ends the check under way, if any, and checks this silo. */
  check(project: OpenProject): void;
  stop(): void;
}

/** `check` rejects with a fault, or `cancelled` where the signal aborts. */
export function createChecksWatch(
  check: (project: OpenProject, signal: AbortSignal) => Promise<SiloReport>,
): ChecksWatch {
  const store = createStore<SiloChecks>(() => ({ report: null, running: true, fault: null }));
  let control: AbortController | null = null;

  async function run(project: OpenProject, mine: AbortController): Promise<void> {
    try {
      const report = await check(project, mine.signal);
      if (control === mine) store.setState({ report, running: false, fault: null });
    } catch (fault) {
      if (control === mine && toFaultShape(fault).code !== CANCELLED) {
        store.setState({ report: null, running: false, fault });
      }
    }
  }

  return {
    store,
    check(project) {
      control?.abort();
      control = new AbortController();
      store.setState({ running: true });
      void run(project, control);
    },
    stop() {
      control?.abort();
      control = null;
    },
  };
}

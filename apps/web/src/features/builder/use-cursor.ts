// The active line, where keys start, and the page shown beside the list, which follows it.
import { PLACES } from '@silosmith/contract';
import { useCallback, useMemo, useState } from 'react';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface Cursor {
  /** Row of a keyword, or number of a topic's line. Null where there is none, or its keyword is deleted. */
  readonly active: number | null;
  /** Row of a keyword. */
  readonly opened: number | null;
  readonly activate: (row: number) => void;
  readonly open: (row: number) => void;
  readonly close: () => void;
}

interface Places {
  readonly active: number | null;
  readonly opened: number | null;
}

export function useCursor({ silo: { place } }: Pick<OpenProject, 'silo'>): Cursor {
  const [at, setAt] = useState<Places>({ active: null, opened: null });
  const activate = useCallback((row: number) => {
    // A topic has nothing to show: the page that is shown stays.
    setAt(({ opened }) => ({ active: row, opened: opened === null || row < 0 ? opened : row }));
  }, []);
  const open = useCallback((row: number) => setAt({ active: row, opened: row }), []);
  const close = useCallback(() => setAt(({ active }) => ({ active, opened: null })), []);
  const isThere = (row: number): boolean => place[row] !== undefined && place[row] !== PLACES.deleted;
  const active = at.active !== null && (at.active < 0 || isThere(at.active)) ? at.active : null;
  const opened = at.opened !== null && isThere(at.opened) ? at.opened : null;
  return useMemo(() => ({ active, opened, activate, open, close }), [active, opened, activate, open, close]);
}

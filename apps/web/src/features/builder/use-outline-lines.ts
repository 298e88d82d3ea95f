// Lines of the outline, and which are folded.
import { useCallback, useMemo, useState } from 'react';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { Narrowed } from './builder-view.ts';
import { outlineFacts } from './outline-facts.ts';
import { type OutlineRows, outlineRows } from './outline-rows.ts';
import { LONE_TOPICS, lineOfTopic } from './outline-topics.ts';

export interface OutlineLines {
  readonly lines: OutlineRows;
  readonly fold: (row: number, open: boolean) => void;
  /** Unfolds what hides the row. */
  readonly unfoldTo: (row: number) => void;
}

export function useOutlineLines(
  project: OpenProject,
  selection: Narrowed,
  asides: Int32Array,
  isFlat: boolean,
): OutlineLines {
  const { silo } = project;
  const { place, parent, topic } = silo;
  const { sectionsOf, topics } = outlineFacts(project);
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const lines = useMemo(() => {
    return outlineRows({ place, parent }, selection.rows, collapsed, {
      sections: sectionsOf,
      asides,
      isFlat,
      topics: {
        topic,
        pages: (of) => topics.get(of)?.pages ?? 0,
        passed: selection.passed,
      },
    });
  }, [place, parent, topic, sectionsOf, topics, selection, collapsed, asides, isFlat]);
  const fold = useCallback((row: number, open: boolean) => {
    setCollapsed((before) => {
      if (before.has(row) !== open) return before;
      const next = new Set(before);
      if (open) next.delete(row);
      else next.add(row);
      return next;
    });
  }, []);
  const unfoldTo = useCallback(
    (row: number) => setCollapsed((before) => withoutPathTo(before, silo, row)),
    [silo],
  );
  return { lines, fold, unfoldTo };
}

/** What stays folded when a row is to be seen: nothing above it, its topic included. */
function withoutPathTo(
  collapsed: ReadonlySet<number>,
  { parent, topic }: OpenProject['silo'],
  row: number,
): ReadonlySet<number> {
  const next = new Set(collapsed);
  next.delete(lineOfTopic(topic[row] ?? -1));
  next.delete(lineOfTopic(LONE_TOPICS));
  // A path has four rows at most; a damaged one may have no end.
  for (let at = parent[row] ?? -1, step = 0; at >= 0 && step < 4; at = parent[at] ?? -1, step++)
    next.delete(at);
  return next;
}

// Hook of builder-view.ts: counted once per silo, selected once per silo and filters.
import { PLACES } from '@silosmith/contract';
import { afterImportFilters, planSummary, selectPages } from '@silosmith/silo';
import { useCallback, useMemo, useState } from 'react';
import type { OpenProject } from '../../state/project/open-project.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { setFilters } from '../../state/project/project-store.ts';
import { showWholePlan, WHOLE_PLAN } from '../../state/project/whole-plan.ts';
import {
  asideRows,
  type Lens,
  lensOf,
  type Narrowed,
  type Narrowing,
  NOTHING_NARROWED,
  narrowed,
} from './builder-view.ts';
import { type ColumnSort, sortedRows } from './columns/sorted-rows.ts';
import { outlineFacts } from './outline-facts.ts';

export interface BuilderView {
  readonly lens: Lens;
  readonly counts: Readonly<Record<Lens, number>>;
  readonly setLens: (lens: Lens) => void;
  /** Of all demand, 0 to 1. */
  readonly servedRatio: number;
  readonly selection: Narrowed;
  readonly total: number;
  readonly asides: Int32Array;
  /** Labels of the pages' topics, in alphabetical order. */
  readonly topics: readonly string[];
  readonly narrowing: Narrowing;
  readonly setNarrowing: (narrowing: Narrowing) => void;
  /** By a column that the filters do not know; null: the filters sort. */
  readonly sort: ColumnSort | null;
  readonly setSort: (sort: ColumnSort | null) => void;
  readonly isFlat: boolean;
  readonly setFlat: (isFlat: boolean) => void;
  readonly showAll: () => void;
}

const NOTHING = new Int32Array(0);

export function useBuilderView(project: OpenProject): BuilderView {
  const { table, silo, filters, articles } = project;
  const [showsAsides, setShowsAsides] = useState(false);
  const [narrowing, setNarrowing] = useState<Narrowing>(NOTHING_NARROWED);
  const [isFlat, setFlat] = useState(false);
  const [sort, setSort] = useState<ColumnSort | null>(null);
  const lens = lensOf(filters, showsAsides);
  const selected = selectionOf(project);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the project only these matter to it
  const selection = useMemo(() => {
    const shown = narrowed(project, selected, narrowing);
    return sort === null ? shown : { ...shown, rows: sortedRows(project, shown.rows, sort) };
  }, [table, silo, articles, selected, narrowing, sort]);
  const all = useMemo(() => asideRows(silo, outlineFacts({ table, silo }).demands), [table, silo]);
  const topics = useMemo(() => topicsOf(silo), [silo]);
  const facts = useMemo(() => countsOf({ table, silo }), [table, silo]);
  const setLens = useCallback(
    (next: Lens) => {
      setShowsAsides(next === 'everything');
      const { minVolume, maxDifficulty, maxArticles } =
        next === 'first' ? afterImportFilters(table, silo) : WHOLE_PLAN;
      void setFilters({ minVolume, maxDifficulty, maxArticles });
    },
    [table, silo],
  );
  const showAll = useCallback(() => {
    setNarrowing(NOTHING_NARROWED);
    void showWholePlan();
  }, []);
  return {
    lens,
    counts: { ...facts.counts, everything: facts.counts.plan + facts.sections + all.length },
    setLens,
    servedRatio: facts.servedRatio,
    selection,
    total: selected.total,
    asides: lens === 'everything' && filters.searchQuery === '' ? all : NOTHING,
    topics,
    narrowing,
    setNarrowing,
    sort,
    setSort,
    isFlat,
    setFlat,
    showAll,
  };
}

function topicsOf({ place, topic, topics }: OpenProject['silo']): string[] {
  const used = new Set<string>();
  for (let row = 0; row < place.length; row++)
    if (place[row] === PLACES.pillar) used.add(topics[topic[row] ?? -1] ?? '');
  used.delete('');
  return [...used].sort(new Intl.Collator(undefined, { sensitivity: 'base', numeric: true }).compare);
}

function countsOf({ table, silo }: Pick<OpenProject, 'table' | 'silo'>) {
  const { demand, demandServed, pages } = planSummary(table, silo);
  const { tree } = outlineFacts({ table, silo });
  let sections = 0;
  for (let row = 0; row < silo.place.length; row++) sections += tree.sections(row).length;
  const first = selectPages(table, silo, afterImportFilters(table, silo)).rows.length;
  return { counts: { first, plan: pages }, sections, servedRatio: demand === 0 ? 0 : demandServed / demand };
}

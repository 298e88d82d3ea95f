// Hook of builder-view.ts: counted once per silo, selected once per silo and filters.
import { afterImportFilters, type SiloFacts } from '@silosmith/silo';
import { useCallback, useMemo, useRef, useState } from 'react';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { projectStore, setFilters } from '../../state/project/project-store.ts';
import { siteComparisonStore, useSiteComparison } from '../../state/project/site-comparison.ts';
import { showWholePlan, WHOLE_PLAN } from '../../state/project/whole-plan.ts';
import { useStore } from '../../state/use-store.ts';
import {
  byDemand,
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
  useSiteComparison(project);
  const [showsAsides, setShowsAsides] = useState(false);
  const [narrowing, setNarrowing] = useState<Narrowing>(NOTHING_NARROWED);
  const [isFlat, setFlat] = useState(false);
  const [sort, setSort] = useState<ColumnSort | null>(null);
  const lens = lensOf(filters, showsAsides);
  const selected = selectionOf(project);
  const facts = factsOf(project);
  // What neither narrows nor sorts by a column of the silo stays as it is through edits of the silo.
  const seen = narrowing === NOTHING_NARROWED && sort === null ? null : silo;
  const verdicts = useStore(siteComparisonStore, ({ byRow }) => byRow);
  const seenVerdicts = seen === null ? null : verdicts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the project only these matter to it
  const selection = useMemo(() => {
    const shown = narrowed(project, selected, narrowing, verdicts);
    return sort === null ? shown : { ...shown, rows: sortedRows(project, shown.rows, sort) };
  }, [table, seen, articles, selected, narrowing, sort, seenVerdicts]);
  const withAsides = lens === 'everything' && filters.searchQuery === '';
  const asides = useAsides(facts, withAsides);
  const topics = useTopicLabels(facts, silo);
  const { demand, demandServed } = outlineFacts(project).plan;
  const setLens = useCallback((next: Lens) => {
    const { project: now } = projectStore.getState();
    if (now === null) return;
    setShowsAsides(next === 'everything');
    const { minVolume, maxDifficulty, maxArticles } =
      next === 'first' ? afterImportFilters(now.table, now.silo, factsOf(now).pages) : WHOLE_PLAN;
    void setFilters({ minVolume, maxDifficulty, maxArticles });
  }, []);
  const showAll = useCallback(() => {
    setNarrowing(NOTHING_NARROWED);
    void showWholePlan();
  }, []);
  return {
    lens,
    setLens,
    servedRatio: demand === 0 ? 0 : demandServed / demand,
    selection,
    total: selected.total,
    asides,
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

interface AsideOrder {
  readonly asides: Int32Array;
  readonly demands: ArrayLike<number>;
  readonly sorted: Int32Array;
}

/** What is set aside, most demand first; the same array until one of them changes. */
function useAsides({ asides, demands }: SiloFacts, isShown: boolean): Int32Array {
  const last = useRef<AsideOrder>({ asides: NOTHING, demands: [], sorted: NOTHING });
  return useMemo(() => {
    if (!isShown) return NOTHING;
    const { asides: before, demands: demandsBefore, sorted } = last.current;
    const isSame = before === asides && asides.every((row) => demands[row] === demandsBefore[row]);
    last.current = { asides, demands, sorted: isSame ? sorted : byDemand(asides, demands) };
    return last.current.sorted;
  }, [asides, demands, isShown]);
}

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Labels of the pillars' topics; the same array while they are the same. */
function useTopicLabels({ tree }: SiloFacts, { topic, topics }: OpenProject['silo']): readonly string[] {
  const last = useRef<readonly string[]>([]);
  return useMemo(() => {
    const used = new Set(Array.from(tree.pillars, (row) => topics[topic[row] ?? -1] ?? ''));
    used.delete('');
    const labels = [...used].sort(compare);
    const isSame =
      labels.length === last.current.length && labels.every((one, at) => one === last.current[at]);
    if (!isSame) last.current = labels;
    return last.current;
  }, [tree, topic, topics]);
}

// How many lines each lens shows. Counted after the edit is drawn: of a large plan the first batch takes as long as the lines.
import { afterImportFilters, type SiloFacts, selectPages } from '@silosmith/silo';
import { useDeferredValue, useMemo } from 'react';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { useProject } from '../../state/project/use-project.ts';
import type { Lens } from './builder-view.ts';

interface Counted extends Pick<OpenProject, 'table' | 'silo'> {
  readonly facts: SiloFacts;
}

export type LensCounts = Readonly<Record<Lens, number>>;

/** The same object until one of them changes. */
export function useLensCounts(): LensCounts {
  const project = useProject((open) => open);
  const { table, silo } = project;
  const facts = factsOf(project);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the silo the batch reads scores, besides what the facts follow
  const now = useMemo(() => ({ table, silo, facts }), [table, silo.score, facts]);
  const counted = useDeferredValue(now);
  const first = useMemo(() => firstBatch(counted), [counted]);
  const plan = counted.facts.pages.length;
  const everything = plan + counted.facts.sections.length + counted.facts.asides.length;
  return useMemo(() => ({ first, plan, everything }), [first, plan, everything]);
}

function firstBatch({ table, silo, facts: { pages } }: Counted): number {
  return selectPages(table, silo, afterImportFilters(table, silo, pages), pages).rows.length;
}

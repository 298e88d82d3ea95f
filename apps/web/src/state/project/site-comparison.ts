// The plan against the site that exists, kept at the open project by the resident silo's worker.
import type { Site } from '@silosmith/contract';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import type { PageVerdict, SiteComparison } from '@silosmith/silo';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { OpenProject } from './open-project.ts';
import { residentSilo } from './silo-workers.ts';

/** By row of the page. */
export type SiteVerdicts = ReadonlyMap<number, PageVerdict>;

export interface SiteComparisonState {
  /** The site that it was compared with; null before the first comparison. */
  readonly site: Site | null;
  /** Of the last comparison: it stands until the next. */
  readonly byRow: SiteVerdicts;
  /** Pages of the site that no page of the plan is about, as indexes. */
  readonly unmatched: readonly number[];
  readonly fault: FaultShape | null;
}

const NOTHING: SiteComparisonState = { site: null, byRow: new Map(), unmatched: [], fault: null };

export const siteComparisonStore = createStore<SiteComparisonState>(() => NOTHING);

const compared = (site: Site, { pages, unmatched }: SiteComparison): SiteComparisonState => ({
  site,
  byRow: new Map(pages.map((page) => [page.row, page])),
  unmatched,
  fault: null,
});

/** Keeps the comparison at the project while the screen stands. */
export function useSiteComparison(project: OpenProject): void {
  const { id, table, silo, site } = project;
  // biome-ignore lint/correctness/useExhaustiveDependencies: articles and filters change often and matter nothing here
  useEffect(() => {
    if (site === undefined) {
      siteComparisonStore.setState(NOTHING);
      return;
    }
    if (siteComparisonStore.getState().site !== site) siteComparisonStore.setState(NOTHING);
    let stale = false;
    residentSilo.compare(project, site).then(
      (comparison) => !stale && siteComparisonStore.setState(compared(site, comparison)),
      (error: unknown) => {
        const fault = toFaultShape(error);
        if (!stale && fault.code !== CANCELLED) siteComparisonStore.setState({ fault });
      },
    );
    return () => {
      stale = true;
    };
  }, [id, table, silo, site]);
}

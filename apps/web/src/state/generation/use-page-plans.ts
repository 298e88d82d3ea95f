// What each page that the filters show would be asked to hold, and at what price, whether it is written or not. Worked out
// off the page, once for all pages of a silo.
import { type PlannedPage, type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { OpenProject } from '../project/open-project.ts';
import { useStore } from '../use-store.ts';
import { pricesStore } from './model-prices.ts';
import { pagePlanParts } from './page-plan-parts.ts';
import { planRun } from './plan-run.ts';
import { routeStore } from './smart-route.ts';

export interface PagePlans {
  /** By page id; null while they are worked out, and where that failed. */
  readonly pages: ReadonlyMap<string, PlannedPage> | null;
  /** Whether the catalogue knows the model's price. */
  readonly priced: boolean;
}

const NONE: PagePlans = { pages: null, priced: false };
const store = createStore<PagePlans>(() => NONE);
let plannedOf: readonly unknown[] = [];
let control = new AbortController();

export function usePagePlans(project: OpenProject, choice: RunChoice): PagePlans {
  useStore(routeStore, ({ version }) => version);
  useStore(pricesStore, ({ version }) => version);
  useEffect(() => follow(project, choice));
  return useStore(store, (state) => state);
}

function follow(project: OpenProject, choice: RunChoice): void {
  const routeVersion = choice.provider === SMART_PROVIDER ? routeStore.getState().version : 0;
  const versions = { routeVersion, pricesVersion: pricesStore.getState().version };
  const parts = pagePlanParts(project, choice, versions);
  if (parts.every((part, at) => part === plannedOf[at])) return;
  plannedOf = parts;
  control.abort();
  control = new AbortController();
  const { signal } = control;
  store.setState(NONE);
  planRun(project, choice, { withPages: true, afresh: true, signal }).then(
    ({ plan }) => {
      if (signal.aborted) return;
      store.setState({ pages: new Map(plan.items.map((page) => [page.id, page])), priced: plan.priced });
    },
    (error: unknown) => {
      // The rail says that there is no plan; another project or model is planned again.
      if (!signal.aborted && toFaultShape(error).code !== CANCELLED) plannedOf = [];
    },
  );
}

// Hook of plan-follower.ts.
import type { RunChoice } from '@silosmith/generation';
import { useEffect, useState } from 'react';
import { after } from '../../platform/clock.ts';
import { pricesStore } from '../../state/generation/model-prices.ts';
import { createPlanFollower, type PlanState } from '../../state/generation/plan-follower.ts';
import { planRun } from '../../state/generation/plan-run.ts';
import { routeStore } from '../../state/generation/smart-route.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { useStore } from '../../state/use-store.ts';

const PORTS = {
  run: planRun,
  routeVersion: () => routeStore.getState().version,
  pricesVersion: () => pricesStore.getState().version,
  after,
};

export function usePlan(project: OpenProject, choice: RunChoice): PlanState {
  const [follower] = useState(() => createPlanFollower(PORTS));
  useStore(routeStore, ({ version }) => version);
  useStore(pricesStore, ({ version }) => version);
  // After every render: the follower knows what has changed.
  useEffect(() => follower.follow(project, choice));
  useEffect(() => follower.stop, [follower]);
  return useStore(follower.store, (state) => state);
}

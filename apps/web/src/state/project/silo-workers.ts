// Hooks of silo-work.ts and of the resident silo.
import { Fault } from '@silosmith/kernel';
import { useEffect } from 'react';
import { nextFrame, pause } from '../../platform/clock.ts';
import { runInWorker } from '../../platform/workers.ts';
import ResidentSiloWorker from '../../workers/resident-silo.worker.ts?worker';
import type { SiloReply, SiloRequest } from '../../workers/silo.worker.ts';
import SiloWorker from '../../workers/silo.worker.ts?worker';
import { useStore } from '../use-store.ts';
import type { OpenProject } from './open-project.ts';
import { createPlanSizes } from './plan-sizes.ts';
import { projectStore, takeEdit } from './project-store.ts';
import { createResidentClient, type SiloChecks } from './resident-silo.ts';
import { createSiloWork } from './silo-work.ts';

const current = () => projectStore.getState().project;

export const siloWork = createSiloWork({
  run: ({ table, silo, language }, task, signal) =>
    runInWorker<SiloRequest, SiloReply>(
      () => new SiloWorker(),
      { document: { table, silo, language }, task },
      signal === undefined ? {} : { signal },
    ),
  current,
  takeEdit,
});

/** Works for as long as a screen follows it. */
export const residentSilo = createResidentClient({
  create: () => new ResidentSiloWorker(),
  pause,
  nextFrame,
});

let followers = 0;

/** Keeps the worker at the open project while the screen stands; from one such screen to the next it goes on. */
export function useFollowedSilo(): void {
  useEffect(() => {
    const follow = () => {
      const project = current();
      if (project !== null) residentSilo.follow(project);
    };
    followers += 1;
    follow();
    const stop = projectStore.subscribe(follow);
    return () => {
      stop();
      followers -= 1;
      void pause().then(() => {
        if (followers === 0) residentSilo.stop();
      });
    };
  }, []);
}

/** Results of the checks of the open project, refreshed after each edit. */
export function useChecks(): SiloChecks {
  useFollowedSilo();
  return useStore(residentSilo.checks, (state) => state);
}

/** The last report of the open silo; a screen must follow it (`useFollowedSilo`). Null before the first, and after a fault. */
export function useReport(): SiloChecks['report'] {
  return useStore(residentSilo.checks, ({ report }) => report);
}

const planSizes = createPlanSizes((project, size) => residentSilo.resize(project, size));

/** The size may be chosen next: its plan is worked out in the worker. The screen must follow the silo (`useFollowedSilo`). */
export function prepareSize(project: OpenProject, size: number): void {
  planSizes.prepare(project, size);
}

/** Whether `resizePlan` shows the plan before it returns. */
export function isSizePrepared(project: OpenProject, size: number): boolean {
  return planSizes.known(project, size) !== null;
}

/** A plan of about `size` pages, as one step of undo. Throws `web.silo-changed` where the silo was edited meanwhile. */
export async function resizePlan(project: OpenProject, size: number): Promise<void> {
  // Not awaited where it is known: the key press and the plan are drawn as one.
  const result = planSizes.known(project, size) ?? (await planSizes.find(project, size));
  const now = current();
  if (now?.id !== project.id || now.table !== project.table || now.silo !== project.silo) {
    throw new Fault('web.silo-changed', { retryable: true, recovery: ['retry'] });
  }
  await takeEdit(result, { label: 'builder.steps.resized', params: { size } });
}

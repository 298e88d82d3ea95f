// Publishing of each project as screens use it, over this app's stores, network and clock.
import type { Publication } from '@silosmith/contract';
import {
  createProxyTransport,
  type DesiredSite,
  type PlanFacts,
  type PublishPlan,
} from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';
import { requestJson } from '../../platform/api-client.ts';
import { systemChance } from '../../platform/chance.ts';
import { isoNow, systemClock, systemTimer } from '../../platform/clock.ts';
import { acquireLock } from '../../platform/locks.ts';
import { warnBeforeLeaving } from '../../platform/page.ts';
import { snapshotTable } from '../../platform/published-snapshots.ts';
import { runInWorker } from '../../platform/workers.ts';
import type { DesiredPostsRequest } from '../../workers/desired-posts.worker.ts';
import DesiredPostsWorker from '../../workers/desired-posts.worker.ts?worker';
import PublishPlanWorker from '../../workers/publish-plan.worker.ts?worker';
import { languageStore } from '../preferences/language-store.ts';
import { documentParts } from '../project/document-parts.ts';
import type { OpenProject } from '../project/open-project.ts';
import { putRecord } from '../project/project-store.ts';
import { sessionStore } from '../session/session-store.ts';
import { recordBody, runningUserId } from '../session/user-session.ts';
import { publicationsOf } from './publications.ts';
import { createPublishStore } from './publish-store.ts';
import type { PlanBasis } from './publishing-state.ts';
import { Publishing, type PublishingPorts } from './publishing-work.ts';

/** By project: a run goes on while another project is open. */
const opened = new Map<string, Publishing>();

export function publishingOf(projectId: string): Publishing {
  const publishing = opened.get(projectId) ?? new Publishing(portsFor(projectId));
  opened.set(projectId, publishing);
  return publishing;
}

const portsFor = (projectId: string): PublishingPorts => ({
  transport: createProxyTransport(requestJson),
  timer: systemTimer,
  clock: systemClock,
  newId: systemChance.id,
  desired: ({ project, settings }: PlanBasis, signal) =>
    runInWorker<DesiredPostsRequest, DesiredSite>(
      () => new DesiredPostsWorker(),
      { ...documentParts(project), settings, nowIso: isoNow(), language: languageStore.getState().language },
      { signal },
    ),
  plan: (facts, signal) =>
    runInWorker<PlanFacts, PublishPlan>(() => new PublishPlanWorker(), facts, signal ? { signal } : {}),
  storeOf: (home) =>
    createPublishStore(home, {
      readRecord: (site) => recordBody([projectId, 'published', site]),
      writeRecord: (site, record) => putRecord(projectId, 'published', site, record),
      snapshots: (site) => snapshotTable(userId(), projectId, site),
    }),
  lock: () => acquireLock(`silosmith-publish-${projectId}`),
});

/** What a project has published, with the snapshots of this browser. */
export const openPublications = ({ id, published }: OpenProject): Promise<Publication[]> =>
  publicationsOf(published, (site) => snapshotTable(userId(), id, site));

function userId(): string {
  const id = runningUserId();
  if (id === null) throw new Fault('web.signed-out', { recovery: ['sign-in'] });
  return id;
}

warnBeforeLeaving(() => [...opened.values()].some(({ store }) => isWriting(store.getState().work.state)));
const isWriting = (state: string): boolean => state === 'publishing' || state === 'rolling-back';

// What is known of a site belongs to the user who has signed out.
sessionStore.subscribe(({ status }) => {
  if (status !== 'guest') return;
  for (const { cancel } of opened.values()) cancel();
  opened.clear();
});

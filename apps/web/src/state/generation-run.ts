// Which generation runs are there, and what may be done with them? THE face for screens: the engine on this app's stores, network and clock.
import {
  articleSchema,
  FUNCTIONS_PATH,
  healthCheckReplySchema,
  metaSchema,
  type TextProviderId,
  tagsSchema,
} from '@silosmith/contract';
import type { StoredRecords, TextStage } from '@silosmith/generation';
import { CANCELLED, Fault } from '@silosmith/kernel';
import type * as z from 'zod/mini';
import { requestJson } from '../platform/api-client.ts';
import { systemChance } from '../platform/chance.ts';
import { systemClock, systemTimer } from '../platform/clock.ts';
import { acquireLock, isLockHeld, whenLockFree } from '../platform/locks.ts';
import { sessionKey } from '../platform/session-keys.ts';
import { reportRunActivity } from './generation-run-activity.ts';
import { createGenerationEngine } from './generation-run-engine.ts';
import { planRun } from './generation-run-plan.ts';
import { textCallOf } from './generation-run-text.ts';
import type { OpenProject } from './project/open-project.ts';
import { projectStore, putRecord } from './project/project-store.ts';
import { sessionStore } from './session/session-store.ts';
import { recordBody } from './session/user-session.ts';

const engine = createGenerationEngine({
  clock: systemClock,
  timer: systemTimer,
  chance: systemChance,
  locks: { acquire: acquireLock, isHeld: isLockHeld, whenFree: whenLockFree },
  jobs: {
    of: (projectId) => [...(opened(projectId)?.jobs.values() ?? [])],
    save: (projectId, job) => putRecord(projectId, 'job', job.id, job),
    remove: (projectId, id) => putRecord(projectId, 'job', id, null),
  },
  async plan(projectId, choice, only) {
    const project = opened(projectId);
    if (project === null) throw new Fault('web.no-project', { severity: 'high' });
    return (await planRun(project, choice, { withPages: true, ...(only ? { only } : {}) })).plan;
  },
  async stored(projectId, keyword) {
    const [article, meta, tags] = await Promise.all([
      storedRecord(articleSchema, projectId, 'article', keyword),
      storedRecord(metaSchema, projectId, 'meta', keyword),
      storedRecord(tagsSchema, projectId, 'tags', keyword),
    ]);
    return records(article, meta, tags);
  },
  shown(projectId, keyword) {
    const project = opened(projectId);
    return records(project?.articles.get(keyword), project?.metas.get(keyword), project?.tags.get(keyword));
  },
  store: (projectId, kind, record) => putRecord<TextStage>(projectId, kind, record.keyword, record),
  callText: (provider) =>
    textCallOf(provider, { request: requestJson, keyOf: sessionKey, timer: systemTimer }),
  serverAnswers: async () => (await serverHealth())?.ok ?? false,
  signedIn,
});

function opened(projectId: string): OpenProject | null {
  const { project } = projectStore.getState();
  return project?.id === projectId ? project : null;
}

async function storedRecord<T>(
  schema: z.ZodMiniType<T>,
  projectId: string,
  kind: 'article' | 'meta' | 'tags',
  keyword: string,
): Promise<T | undefined> {
  const read = schema.safeParse(await recordBody([projectId, kind, keyword]));
  return read.success ? read.data : undefined;
}

const records = (
  article: StoredRecords['article'] | undefined,
  meta: StoredRecords['meta'] | undefined,
  tags: StoredRecords['tags'] | undefined,
): Partial<StoredRecords> => ({
  ...(article ? { article } : {}),
  ...(meta ? { meta } : {}),
  ...(tags ? { tags } : {}),
});

function signedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = sessionStore.subscribe(() => check());
    const check = (): void => {
      if (sessionStore.getState().status !== 'signed-in') return;
      stop();
      resolve();
    };
    signal.addEventListener('abort', () => {
      stop();
      reject(new Fault(CANCELLED, { severity: 'low' }));
    });
    check();
  });
}

/** Null where the server gives no answer that can be read. */
async function serverHealth() {
  try {
    const reply = await requestJson(`${FUNCTIONS_PATH}/utility-hub?operation=health-check`);
    const read = healthCheckReplySchema.safeParse(reply);
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

/** Whether the server has a key of its own for the provider; null where it could not be asked. */
export async function hasServerKey(provider: Exclude<TextProviderId, 'demo'>): Promise<boolean | null> {
  return (await serverHealth())?.services.apiKeys.configured[provider] ?? null;
}

sessionStore.subscribe(({ status }) => {
  if (status === 'guest') engine.stopAll();
});
engine.store.subscribe(({ runs }, { runs: before }) => {
  if (runs !== before)
    for (const run of runs.values()) if (run !== before.get(run.projectId)) reportRunActivity(run);
});

/** Runs by project id. */
export const generationStore = engine.store;
export const startRun = engine.start;
export const resumeRun = engine.resume;
export const pauseRun = engine.pause;
export const cancelRun = engine.cancel;
export const retryRun = engine.retry;
export const onRunEnded = engine.onEnded;

/** Finds what an earlier page or another tab left of the project's run, now and whenever its jobs change; returns the way to stop. */
export function followRun(projectId: string): () => void {
  let jobs = opened(projectId)?.jobs;
  void engine.refresh(projectId);
  return projectStore.subscribe(() => {
    const next = opened(projectId)?.jobs;
    if (next === undefined || next === jobs) return;
    jobs = next;
    void engine.refresh(projectId);
  });
}

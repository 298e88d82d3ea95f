// Generation runs as screens use them: the engine over this app's stores, network and clock.
import { providerName } from '@silosmith/ai';
import { type Article, failuresSchema, isPageId, type PageId } from '@silosmith/contract';
import {
  createRunEngine,
  type RunPorts,
  SMART_PROVIDER,
  STAGES,
  type StageId,
  type StoredRecords,
} from '@silosmith/generation';
import { STORAGE_FULL } from '@silosmith/jobs';
import { Fault } from '@silosmith/kernel';
import { requestJson } from '../../platform/api-client.ts';
import { systemChance } from '../../platform/chance.ts';
import { systemClock, systemTimer } from '../../platform/clock.ts';
import { acquireLock, isLockHeld, whenLockFree } from '../../platform/locks.ts';
import { sessionKey } from '../../platform/session-keys.ts';
import { errorLog } from '../errors/browser-errors.ts';
import { preferencesStore } from '../preferences/preferences-store.ts';
import { keepVersion } from '../project/article-versions.ts';
import type { OpenProject } from '../project/open-project.ts';
import { pageName } from '../project/page-name.ts';
import { projectStore, putRecord } from '../project/project-store.ts';
import { sessionStore } from '../session/session-store.ts';
import { recordBody } from '../session/user-session.ts';
import { tellArriving } from './arriving-text.ts';
import { heldRecords } from './held-records.ts';
import { type FailureStore, keepFailures } from './kept-failures.ts';
import { forgetPrices } from './model-prices.ts';
import { planRun } from './plan-run.ts';
import { reportRunActivity } from './run-activity.ts';
import { createRunHalts } from './run-halts.ts';
import { demandKeys } from './run-keys.ts';
import { serverHealth } from './server-health.ts';
import { smartPictureCallOf } from './smart-pictures.ts';
import { forgetCallHistory, rulesWith, smartCallOf } from './smart-route.ts';
import { storedJobs } from './stored-jobs.ts';
import { pictureCallOf, researchCallOf, textCallOf } from './text-call.ts';

const CALL_PORTS = {
  request: requestJson,
  keyOf: sessionKey,
  ownServer: () => preferencesStore.getState().ownServer,
  timer: systemTimer,
};

const picturesOf = (provider: string) => pictureCallOf(provider, CALL_PORTS);
const textsOf = (provider: string) => textCallOf(provider, CALL_PORTS);

const engine = createRunEngine({
  clock: systemClock,
  timer: systemTimer,
  chance: systemChance,
  locks: { acquire: acquireLock, isHeld: isLockHeld, whenFree: whenLockFree },
  jobs: {
    of(projectId) {
      const project = opened(projectId);
      return project === null ? [] : storedJobs(project);
    },
    save: saveJob,
    remove: (projectId, id) => putRecord(projectId, 'job', id, null),
  },
  records: {
    stored: (projectId, id) => storedRecords(projectId, pageIdIn(id)),
    shown(projectId, id) {
      const project = opened(projectId);
      return project === null ? {} : heldRecords(project, pageIdIn(id));
    },
    async store(projectId, id, kind, record) {
      const pageId = pageIdIn(id);
      const before = kind === 'article' ? await articleOf(projectId, pageId) : undefined;
      if (before !== undefined) await keepVersion(projectId, pageId, before, 'rewritten');
      await putRecord<StageId>(projectId, kind, pageId, record);
    },
    keepUnused: (projectId, id, article) => keepVersion(projectId, pageIdIn(id), article, 'unused'),
  },
  calls: {
    of: (provider) => (provider === SMART_PROVIDER ? smartCallOf(textsOf) : textsOf(provider)),
    pictures: (provider, policy) =>
      provider === SMART_PROVIDER ? smartPictureCallOf(picturesOf, policy) : picturesOf(provider),
    research: (provider) => researchCallOf(provider, CALL_PORTS),
    rules: () => rulesWith(preferencesStore.getState().smartRules),
  },
  halts: createRunHalts({
    timer: systemTimer,
    serverAnswers: async () => (await serverHealth())?.ok ?? false,
    session: sessionStore,
  }),
  async plan(projectId, choice, only) {
    const project = opened(projectId);
    if (project === null) throw new Fault('web.no-project', { severity: 'high' });
    return (await planRun(project, choice, { withPages: true, ...(only ? { only } : {}) })).plan;
  },
  activity: reportRunActivity,
  arriving: tellArriving,
});

function opened(projectId: string): OpenProject | null {
  const { project } = projectStore.getState();
  return project?.id === projectId ? project : null;
}

/** The plan of `planRun` and `storedJobs` name pages by page id alone. */
function pageIdIn(id: string): PageId {
  if (!isPageId(id)) throw new Fault('web.no-project', { severity: 'high' });
  return id;
}

async function saveJob(...[projectId, job]: Parameters<RunPorts['jobs']['save']>): Promise<void> {
  try {
    await putRecord(projectId, 'job', job.id, job);
  } catch (error) {
    const full = error instanceof Fault && error.code === 'web.storage-full';
    throw full ? new Fault(STORAGE_FULL, { severity: 'critical', recovery: ['free-space'] }) : error;
  }
}

/** As the screen shows it, where the project is open. */
async function articleOf(projectId: string, pageId: PageId): Promise<Article | undefined> {
  const shown = opened(projectId)?.articles.get(pageId);
  return shown ?? (await storedRecords(projectId, pageId)).article;
}

async function storedRecords(projectId: string, pageId: PageId): Promise<Partial<StoredRecords>> {
  const read = await Promise.all(
    STAGES.map(async ({ id, schema }) => {
      const record = schema.safeParse(await recordBody([projectId, id, pageId]));
      return record.success ? [[id, record.data]] : [];
    }),
  );
  return Object.fromEntries(read.flat());
}

const failureStore: FailureStore = {
  idOf: pageIdIn,
  keywordOf(projectId, id) {
    const project = opened(projectId);
    return project === null ? id : pageName(project, id);
  },
  held: storedRecords,
  async known(projectId, id) {
    const read = failuresSchema.safeParse(await recordBody([projectId, 'failure', id]));
    return read.success ? read.data : undefined;
  },
  put: (projectId, id, failures) => putRecord(projectId, 'failure', id, failures),
};

/** Whether the server has a key of its own for the provider; null where it could not be asked. */
async function hasServerKey(provider: string): Promise<boolean | null> {
  return (await serverHealth())?.services.apiKeys.configured[provider] ?? null;
}

sessionStore.subscribe(({ status }) => {
  if (status !== 'guest') return;
  engine.stopAll();
  forgetCallHistory();
});

/** Runs by project id. */
export const generationStore = engine.board;
export const RUN_KEY_PORTS = {
  keyOf: sessionKey,
  ownServer: () => preferencesStore.getState().ownServer,
  serverHas: hasServerKey,
  nameOf: providerName,
};

/** Throws where a provider of the run has no usable key. */
export const startRun: typeof engine.start = async (projectId, choice, limits) => {
  await demandKeys(choice, RUN_KEY_PORTS);
  forgetCallHistory();
  forgetPrices();
  return engine.start(projectId, choice, limits);
};
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

// Stored beside what was made: the job that knows it is gone with the next run.
engine.onEnded((run) => {
  keepFailures(run, failureStore).catch((error: unknown) => errorLog.record(error, 'generation'));
});

// The run list forgets a fault when its page is tried again; the log does not.
engine.onEnded(({ job, halt }) => {
  if (halt !== null) errorLog.record(halt.fault, 'generation');
  for (const { fault, state } of job.items)
    if (fault && state === 'failed') errorLog.record(fault, 'generation');
});

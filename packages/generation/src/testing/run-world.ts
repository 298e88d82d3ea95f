// Doubles for tests of runs: a device that keeps records, a server that charges once per key, and tabs that can crash.
import { DEMO_PROVIDER, loadTextProvider } from '@silosmith/ai';
import { DEFAULT_FILTERS, type TextReply, type TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createFakeChance, createFakeTime, pageOf } from '@silosmith/testkit';
import { planGeneration } from '../plan/plan-generation.ts';
import { haltReasonsWith } from '../run/halt-reasons.ts';
import { createRunEngine } from '../run/run-engine.ts';
import type { RunChoice } from '../run/run-settings.ts';
import { keptRecords, replacingOf } from '../stages/kept-records.ts';
import type { ExistingContent, StoredRecords } from '../stages/stage.ts';
import { itemOfWords } from './item-of-words.ts';

const demo = await loadTextProvider(DEMO_PROVIDER);

export const PROJECT = 'p1';
export const CHOICE: RunChoice = {
  provider: 'demo',
  model: 'demo-1',
  language: 'en',
  filters: DEFAULT_FILTERS,
  replacesDemo: false,
};

const NEVER = new Promise<never>(() => undefined);
const reasonOf = haltReasonsWith([
  ['web.signed-out', 'sign-in'],
  ['web.offline', 'network'],
  ['web.storage-full', 'storage'],
  ['server.over-daily-budget', 'budget'],
  ['web.project-gone', 'gone'],
]);
type Kind = keyof StoredRecords;

/** What the demo provider writes. */
export async function sampleReplyTo({ prompt, task }: TextRequest): Promise<string> {
  const request = { prompt, model: 'demo-1', ...(task ? { task } : {}) };
  const fetch = () => Promise.reject(new Error('no network'));
  return (await demo.generateText(request, { fetch, signal: new AbortController().signal })).content;
}

/** `targetWords`: of each page; by default so few that a page is written in one call. */
export function createRunWorld(pageCount = 12, targetWords = 600) {
  const keywords = Array.from({ length: pageCount }, (_, at) => `page ${at + 1}`);
  const [pillar = '', ...children] = keywords;
  const pages = [pageOf(pillar, { children: children.map((keyword) => pageOf(keyword, { level: 2 })) })];
  /** `kind keyword` → record: what a reload finds again. */
  const device = new Map<string, StoredRecords[Kind]>();
  const jobs = new Map<string, unknown>();
  /** `kind keyword` of each write, in order. */
  const writes: string[] = [];
  /** Reply by idempotency key, as the server keeps it. */
  const kept = new Map<string, TextReply>();
  /** `task keyword` of each call that a provider was paid for. */
  const paid: string[] = [];
  const locks = new Map<string, { free: () => void; whenFree: Promise<void> }>();
  let startMs = 1_767_225_600_000;
  let tabCount = 0;

  const world = {
    keywords,
    device,
    jobs,
    writes,
    paid,
    serverUp: true,
    /** Called before a provider is; may throw the fault that the page then sees. */
    beforeCall: (_request: TextRequest, _keyword: string): void => undefined,
    /** Writes a reply; the demo provider's way unless a test brings another. `signal`: of the page's attempt. */
    write: sampleReplyTo as (request: TextRequest, keyword: string, signal: AbortSignal) => Promise<string>,
    /** Called before a record is written; may throw. */
    beforeWrite: (_name: string): void => undefined,
    /** Called at each part of a text, and when its page is over. */
    onArriving: (_keyword: string, _received: string | null): void => undefined,
    /** Called when a reply is kept by the server and on its way to the page. */
    onReply: (_keyword: string): void => undefined,
    /** Jobs written before now count as older by this much. */
    waitMs(ms: number) {
      startMs += ms;
    },
    openTab,
  };

  function openTab() {
    const time = createFakeTime(startMs);
    // A pulse: promises get their turns between one second and the next, before any time limit is over.
    void (async () => {
      for (;;) await time.timer.sleep(1_000);
    })();
    tabCount += 1;
    const chance = createFakeChance(tabCount);
    const name = `tab-${tabCount}`;
    let dead = false;
    let signIn = (): void => undefined;
    /** Each state that the activity port received. */
    const statuses: string[] = [];
    const mine: string[] = [];
    const alive = async <T>(work: () => T | Promise<T>): Promise<T> => {
      if (dead) return NEVER;
      const result = await work();
      return dead ? NEVER : result;
    };
    const stored = (keyword: string): Partial<StoredRecords> =>
      Object.fromEntries(
        (['article', 'meta', 'tags', 'image'] as const).flatMap((kind) => {
          const record = device.get(`${kind} ${keyword}`);
          return record ? [[kind, record]] : [];
        }),
      );
    const existing = (choice: RunChoice): ExistingContent => {
      const all = keywords.map(
        (keyword) => [keyword, keptRecords(stored(keyword), replacingOf(choice, keyword))] as const,
      );
      const of = (kind: Kind) =>
        Object.fromEntries(all.flatMap(([keyword, held]) => (held[kind] ? [[keyword, held[kind]]] : [])));
      // `of` picks the records of one kind.
      return { articles: of('article'), metas: of('meta'), tags: of('tags') } as unknown as ExistingContent;
    };
    const engine = createRunEngine({
      clock: time.clock,
      timer: {
        sleep: (ms, signal) =>
          dead ? NEVER : time.timer.sleep(ms, signal).then(() => alive(() => undefined)),
      },
      // Ids of two tabs are never the same.
      chance: { ...chance, id: () => `${name}-${chance.id()}` },
      locks: {
        async acquire(name) {
          if (locks.has(name)) return null;
          let free = (): void => undefined;
          const whenFree = new Promise<void>((resolve) => {
            free = () => {
              locks.delete(name);
              resolve();
            };
          });
          locks.set(name, { free, whenFree });
          mine.push(name);
          return free;
        },
        isHeld: async (name) => locks.has(name),
        whenFree: async (name) => locks.get(name)?.whenFree,
      },
      jobs: {
        of: () => [...jobs.values()],
        save: (_, job) => alive(() => void jobs.set(job.id, structuredClone(job))),
        remove: (_, id) => alive(() => void jobs.delete(id)),
      },
      plan: async (_, choice, only) => {
        const request = { pages, existing: existing(choice), ...choice, ...(only ? { only } : {}) };
        const plan = planGeneration(request);
        const items = plan.items.map((item) => itemOfWords(item, targetWords));
        return { ...plan, items };
      },
      records: {
        stored: (_, keyword) => alive(() => stored(keyword)),
        shown: (_, keyword) => stored(keyword),
        store: (_, keyword, kind, record) =>
          alive(() => {
            world.beforeWrite(`${kind} ${keyword}`);
            device.set(`${kind} ${keyword}`, record);
            writes.push(`${kind} ${keyword}`);
          }),
      },
      calls: {
        of:
          (provider) =>
          (request, { idempotencyKey, keyword, onText, signal = new AbortController().signal }) =>
            alive(async () => {
              if (!world.serverUp) throw new Fault('web.offline', { retryable: true });
              const before = kept.get(idempotencyKey);
              if (before) return before;
              world.beforeCall(request, keyword);
              const content = await world.write(request, keyword, signal);
              const usage = { inputTokens: 10, outputTokens: 20, cost: 0.01 };
              const reply: TextReply = { content, model: request.model ?? '', provider, usage };
              for (const part of [content.slice(0, 9), content.slice(9)]) onText?.(part);
              kept.set(idempotencyKey, reply);
              paid.push(`${request.task} ${keyword}`);
              world.onReply(keyword);
              return reply;
            }),
      },
      halts: {
        reasonOf,
        async after({ reason }, signal) {
          if (reason === 'gone') return 'end';
          if (reason === 'network') while (!world.serverUp) await time.timer.sleep(2_000, signal);
          else if (reason === 'sign-in')
            await new Promise<void>((resolve) => {
              signIn = resolve;
            });
          else return 'wait';
          return 'go-on';
        },
      },
      arriving: (_, keyword, received) => world.onArriving(keyword, received),
      activity: (run) => {
        statuses.push(run.job.status);
      },
    });
    return {
      engine,
      time,
      statuses,
      run: () => engine.board.getState().runs.get(PROJECT),
      /** The status in which the next run ends; time goes on until then. Begins to listen at once. */
      ended() {
        const status = new Promise<string>((resolve) => {
          const stop = engine.onEnded(({ job }) => {
            stop();
            resolve(job.status);
          });
        });
        return () => time.runUntil(status);
      },
      signIn: () => signIn(),
      /** The tab is gone: nothing of it happens any more, its locks are free. */
      kill() {
        dead = true;
        for (const name of mine) locks.get(name)?.free();
      },
    };
  }
  return world;
}

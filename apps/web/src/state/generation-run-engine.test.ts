import { demo } from '@silosmith/ai';
import { DEFAULT_FILTERS, type TextReply, type TextRequest } from '@silosmith/contract';
import { type ExistingContent, planGeneration, type StoredRecords } from '@silosmith/generation';
import { Fault } from '@silosmith/kernel';
import { createFakeChance, createFakeTime, pageOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { createGenerationEngine } from './generation-run-engine.ts';
import { keptRecords, type RunChoice } from './generation-run-settings.ts';

const PROJECT = 'p1';
const CHOICE: RunChoice = {
  provider: 'demo',
  model: 'demo-1',
  language: 'en',
  filters: DEFAULT_FILTERS,
  replacesDemo: false,
};

const NEVER = new Promise<never>(() => undefined);
type Kind = keyof StoredRecords;

/** A device that keeps records, a server that is paid once a key, and tabs that can die. */
function createWorld(pageCount = 12) {
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
    /** Called before a record is written; may throw. */
    beforeWrite: (_name: string): void => undefined,
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
    let dead = false;
    let signIn = (): void => undefined;
    const mine: string[] = [];
    const alive = async <T>(work: () => T | Promise<T>): Promise<T> => {
      if (dead) return NEVER;
      const result = await work();
      return dead ? NEVER : result;
    };
    const stored = (keyword: string): Partial<StoredRecords> =>
      Object.fromEntries(
        (['article', 'meta', 'tags'] as const).flatMap((kind) => {
          const record = device.get(`${kind} ${keyword}`);
          return record ? [[kind, record]] : [];
        }),
      );
    const existing = (choice: RunChoice): ExistingContent => {
      const all = keywords.map((keyword) => [keyword, keptRecords(stored(keyword), choice)] as const);
      const of = (kind: Kind) =>
        Object.fromEntries(all.flatMap(([keyword, held]) => (held[kind] ? [[keyword, held[kind]]] : [])));
      // `of` picks the records of one kind.
      return { articles: of('article'), metas: of('meta'), tags: of('tags') } as unknown as ExistingContent;
    };
    const engine = createGenerationEngine({
      clock: time.clock,
      timer: {
        sleep: (ms, signal) =>
          dead ? NEVER : time.timer.sleep(ms, signal).then(() => alive(() => undefined)),
      },
      chance: createFakeChance(tabCount),
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
      plan: async (_, choice, only) =>
        planGeneration({ pages, existing: existing(choice), ...choice, ...(only ? { only } : {}) }),
      stored: (_, keyword) => alive(() => stored(keyword)),
      shown: (_, keyword) => stored(keyword),
      store: (_, kind, record) =>
        alive(() => {
          world.beforeWrite(`${kind} ${record.keyword}`);
          device.set(`${kind} ${record.keyword}`, record);
          writes.push(`${kind} ${record.keyword}`);
        }),
      callText:
        (provider) =>
        (request, { idempotencyKey }) =>
          alive(async () => {
            if (!world.serverUp) throw new Fault('web.offline', { retryable: true });
            const keyword = /"keyword": ?"([^"]+)"/.exec(request.prompt)?.[1] ?? '';
            const before = kept.get(idempotencyKey);
            if (before) return before;
            world.beforeCall(request, keyword);
            const call = {
              fetch: () => Promise.reject(new Error('no network')),
              signal: new AbortController().signal,
            };
            const { content } = await demo.generateText(
              { prompt: request.prompt, model: 'demo-1', ...(request.task ? { task: request.task } : {}) },
              call,
            );
            const usage = { inputTokens: 10, outputTokens: 20, cost: 0.01 };
            const reply: TextReply = { content, model: request.model ?? '', provider, usage };
            kept.set(idempotencyKey, reply);
            paid.push(`${request.task} ${keyword}`);
            world.onReply(keyword);
            return reply;
          }),
      serverAnswers: async () => world.serverUp,
      signedIn: () =>
        new Promise((resolve) => {
          signIn = resolve;
        }),
    });
    return {
      engine,
      time,
      run: () => engine.store.getState().runs.get(PROJECT),
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

const STAGES = ['article', 'meta', 'tags'] as const;
const everyStageOf = (keywords: readonly string[]): string[] =>
  keywords.flatMap((keyword) => STAGES.map((stage) => `${stage} ${keyword}`)).sort();

async function finished(tab: ReturnType<ReturnType<typeof createWorld>['openTab']>): Promise<string> {
  const end = tab.ended();
  expect(await tab.engine.start(PROJECT, CHOICE)).toBe('started');
  return end();
}

it('writes article, meta and tags of every page, and has nothing left to do afterwards', async () => {
  const world = createWorld();
  const tab = world.openTab();
  expect(await finished(tab)).toBe('completed');
  expect([...world.device.keys()].sort()).toEqual(everyStageOf(world.keywords));
  expect(tab.run()).toMatchObject({ place: 'nobody', halt: null });
  expect(await tab.engine.start(PROJECT, CHOICE)).toBe('nothing');
});

it('refuses a second start while one is open', async () => {
  const world = createWorld();
  const tab = world.openTab();
  const end = tab.ended();
  const [first, second] = await Promise.all([
    tab.engine.start(PROJECT, CHOICE),
    tab.engine.start(PROJECT, CHOICE),
  ]);
  expect([first, second]).toEqual(['started', 'in-progress']);
  await end();
});

it('after the tab was killed in the middle: paused, and resuming writes each article once and pays nothing twice', async () => {
  const world = createWorld(50);
  const tab = world.openTab();
  // The reply is paid and kept by the server; the tab dies before it reads it.
  world.onReply = (keyword) => keyword === 'page 23' && tab.kill();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(60_000);
  const writtenBefore = world.writes.length;
  expect(writtenBefore).toBeGreaterThan(30);
  expect(writtenBefore).toBeLessThan(140);

  const next = world.openTab();
  await next.engine.refresh(PROJECT);
  expect(next.run()).toMatchObject({
    place: 'nobody',
    job: { status: 'paused', feedback: { code: 'jobs.paused-by-refresh', action: 'resume' } },
  });
  expect(await next.engine.start(PROJECT, CHOICE)).toBe('in-progress');
  const end = next.ended();
  expect(await next.engine.resume(PROJECT)).toBe(true);
  expect(await end()).toBe('completed');
  expect([...world.writes].sort()).toEqual(everyStageOf(world.keywords));
  expect([...world.paid].sort()).toEqual(everyStageOf(world.keywords));
  const run = next.run();
  expect((run?.settings.doneBefore ?? 0) + (run?.job.items.length ?? 0)).toBe(50);
  expect(world.jobs.size).toBe(1);
});

it('tries a page again that failed in passing, and lets one fail for good while the rest goes on', async () => {
  const world = createWorld();
  const tab = world.openTab();
  const failed = new Set<string>();
  world.beforeCall = (request, keyword) => {
    if (keyword === 'page 4') throw new Fault('ai.content-refused');
    if (request.task !== 'article' || failed.has(keyword)) return;
    failed.add(keyword);
    throw new Fault('ai.rate-limited', { retryable: true, params: { retryAfterS: 3 } });
  };
  expect(await finished(tab)).toBe('failed');
  const failedItems = tab.run()?.job.items.filter(({ state }) => state === 'failed');
  expect(failedItems).toMatchObject([{ id: 'page 4', fault: { code: 'ai.content-refused' } }]);
  expect(world.device.size).toBe(33);

  world.beforeCall = () => undefined;
  const end = tab.ended();
  await tab.engine.retry(PROJECT, 'page 4');
  expect(await end()).toBe('completed');
  expect([...world.writes].sort()).toEqual(everyStageOf(world.keywords));
});

it('pauses when told to, keeps what is under way, and goes on', async () => {
  const world = createWorld();
  const tab = world.openTab();
  world.onReply = (keyword) => keyword === 'page 3' && tab.engine.pause(PROJECT);
  const end = tab.ended();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(60_000);
  expect(tab.run()?.job.status).toBe('paused');
  expect(world.device.size).toBe(9);
  world.onReply = () => undefined;
  await tab.engine.resume(PROJECT);
  expect(await end()).toBe('completed');
  expect([...world.writes].sort()).toEqual(everyStageOf(world.keywords));
});

it('pauses while the server is away, however long, and goes on by itself', async () => {
  const world = createWorld();
  const tab = world.openTab();
  world.onReply = (keyword) => {
    if (keyword === 'page 5') world.serverUp = false;
  };
  const end = tab.ended();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(600_000);
  expect(tab.run()).toMatchObject({ job: { status: 'paused' }, halt: { reason: 'network' } });
  world.onReply = () => undefined;
  world.serverUp = true;
  expect(await end()).toBe('completed');
  expect([...world.paid].sort()).toEqual(everyStageOf(world.keywords));
});

it.each([
  ['web.signed-out', 'sign-in'],
  ['ai.bad-key', 'provider'],
  ['server.over-daily-budget', 'budget'],
])('pauses on %s: no page fails for what concerns them all', async (code, reason) => {
  const world = createWorld();
  const tab = world.openTab();
  world.beforeCall = () => {
    throw new Fault(code);
  };
  const end = tab.ended();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(600_000);
  expect(tab.run()).toMatchObject({ job: { status: 'paused' }, halt: { reason, fault: { code } } });
  expect(tab.run()?.job.items.every(({ state }) => state === 'waiting')).toBe(true);
  world.beforeCall = () => undefined;
  if (reason === 'sign-in') tab.signIn();
  else await tab.engine.resume(PROJECT);
  expect(await end()).toBe('completed');
});

it('pauses when the device is full; the text that was paid comes again once there is room', async () => {
  const world = createWorld();
  const tab = world.openTab();
  world.beforeWrite = (name) => {
    if (name === 'article page 6') throw new Fault('web.storage-full', { retryable: true });
  };
  const end = tab.ended();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(60_000);
  expect(tab.run()).toMatchObject({ job: { status: 'paused' }, halt: { reason: 'storage' } });
  world.beforeWrite = () => undefined;
  await tab.engine.resume(PROJECT);
  expect(await end()).toBe('completed');
  expect([...world.paid].sort()).toEqual(everyStageOf(world.keywords));
});

it('lets one tab alone work on a project; another sees it, and finds it when that one dies', async () => {
  const world = createWorld();
  const tab = world.openTab();
  await tab.engine.start(PROJECT, CHOICE);
  tab.engine.pause(PROJECT);
  await tab.time.advance(1_000);
  const other = world.openTab();
  await other.engine.refresh(PROJECT);
  expect(other.run()).toMatchObject({ place: 'elsewhere', job: { status: 'paused' } });
  expect(await other.engine.resume(PROJECT)).toBe(false);
  expect(await other.engine.start(PROJECT, CHOICE)).toBe('in-progress');
  tab.kill();
  await other.time.advance(0);
  expect(other.run()).toMatchObject({ place: 'nobody' });
  const end = other.ended();
  await other.engine.resume(PROJECT);
  expect(await end()).toBe('completed');
});

it('cancels: what was written stays, and the next run makes the rest', async () => {
  const world = createWorld();
  const tab = world.openTab();
  world.onReply = (keyword) => keyword === 'page 5' && void tab.engine.cancel(PROJECT);
  expect(await finished(tab)).toBe('cancelled');
  expect(world.device.size).toBeGreaterThan(0);
  world.onReply = () => undefined;
  expect(await finished(tab)).toBe('completed');
  expect([...world.device.keys()].sort()).toEqual(everyStageOf(world.keywords));
  expect(new Set(world.writes).size).toBe(world.writes.length);
  expect(world.jobs.size).toBe(1);
});

it('never writes over what the user wrote while the page was being made', async () => {
  const world = createWorld(3);
  const tab = world.openTab();
  const mine = {
    keyword: 'page 2',
    title: 'Mine',
    content: '<h1>Mine</h1>',
    excerpt: '',
    wordCount: 1,
    provenance: null,
    edited: true,
  };
  world.onReply = (keyword) => {
    if (keyword === 'page 2' && !world.device.has('article page 2')) world.device.set('article page 2', mine);
  };
  expect(await finished(tab)).toBe('completed');
  expect(world.device.get('article page 2')).toBe(mine);
});

it('replaces what the demo provider wrote where asked to, and nothing that was edited', async () => {
  const world = createWorld(3);
  const tab = world.openTab();
  await finished(tab);
  const article = world.device.get('article page 2');
  if (article === undefined || !('edited' in article)) throw new Error('there is no article');
  world.device.set('article page 2', { ...article, edited: true });
  world.writes.length = 0;
  const end = tab.ended();
  const choice = { ...CHOICE, provider: 'openai', model: 'gpt-4o', replacesDemo: true } as const;
  expect(await tab.engine.start(PROJECT, choice)).toBe('started');
  expect(await end()).toBe('completed');
  expect([...world.writes].sort()).toEqual(
    everyStageOf(world.keywords).filter((name) => name !== 'article page 2'),
  );
  expect(world.device.get('article page 1')?.provenance).toMatchObject({ provider: 'openai', demo: false });
});

it('forgets a job of more than an hour ago; what it made stays', async () => {
  const world = createWorld();
  const tab = world.openTab();
  world.onReply = (keyword) => keyword === 'page 5' && tab.kill();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(60_000);
  const made = world.device.size;
  world.waitMs(3_700_000);
  const next = world.openTab();
  await next.engine.refresh(PROJECT);
  expect(next.run()).toBeUndefined();
  expect(world.jobs.size).toBe(0);
  expect(world.device.size).toBe(made);
  expect(await finished(next)).toBe('completed');
  expect(new Set(world.writes).size).toBe(world.writes.length);
});

import { aiFault } from '@silosmith/ai';
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICE, createRunWorld, PROJECT, sampleReplyTo } from '../testing/run-world.ts';

const STAGES = ['article', 'meta', 'tags'] as const;
const everyStageOf = (keywords: readonly string[]): string[] =>
  keywords.flatMap((keyword) => STAGES.map((stage) => `${stage} ${keyword}`)).sort();

async function finished(tab: ReturnType<ReturnType<typeof createRunWorld>['openTab']>): Promise<string> {
  const end = tab.ended();
  expect(await tab.engine.start(PROJECT, CHOICE)).toBe('started');
  return end();
}

it('writes article, meta and tags of every page, and has nothing left to do afterwards', async () => {
  const world = createRunWorld();
  const tab = world.openTab();
  expect(await finished(tab)).toBe('completed');
  expect([...world.device.keys()].sort()).toEqual(everyStageOf(world.keywords));
  expect(tab.run()).toMatchObject({ place: 'nobody', halt: null });
  expect(await tab.engine.start(PROJECT, CHOICE)).toBe('nothing');
});

it('tells what has arrived of each text, each call from its beginning, and that a page is over, also one that failed', async () => {
  const world = createRunWorld(2);
  const told = new Map<string, (string | null)[]>();
  world.onArriving = (keyword, received) => told.set(keyword, [...(told.get(keyword) ?? []), received]);
  world.beforeCall = (request, keyword) => {
    if (keyword === 'page 2' && request.task === 'article') throw new Fault('ai.content-refused');
  };
  expect(await finished(world.openTab())).toBe('failed');
  const [first, whole, next] = (told.get('page 1') ?? []).map(String);
  expect(first).toHaveLength(9);
  expect(whole?.slice(0, 9)).toBe(first);
  expect(JSON.parse(whole ?? '')).toMatchObject({ content: expect.any(String) });
  expect(next).toHaveLength(9);
  expect(told.get('page 1')?.filter((received) => received === null)).toHaveLength(1);
  expect(told.get('page 1')?.at(-1)).toBeNull();
  expect(told.get('page 2')).toEqual([null]);
});

it('refuses a second start while one is open', async () => {
  const world = createRunWorld();
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
  const world = createRunWorld(50);
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
  // The pillar page of fifty is repaired by a call of its own.
  const stages = world.paid.filter((call) => !call.startsWith('repair '));
  expect(stages.sort()).toEqual(everyStageOf(world.keywords));
  expect(new Set(world.paid).size).toBe(world.paid.length);
  const run = next.run();
  expect(run?.job.items.filter(({ state }) => state === 'done')).toHaveLength(50);
  expect(world.jobs.size).toBe(1);
});

it('tries a page again that failed in passing, and lets one fail for good while the rest goes on', async () => {
  const world = createRunWorld();
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

it('after a reload: the list is whole, costs are kept, and pages that failed before it can be retried', async () => {
  const world = createRunWorld(12);
  const tab = world.openTab();
  world.beforeCall = (_request, keyword) => {
    if (keyword === 'page 2') throw new Fault('ai.content-refused');
  };
  world.onReply = (keyword) => keyword === 'page 8' && tab.kill();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(60_000);
  const next = world.openTab();
  await next.engine.refresh(PROJECT);
  const before = next.run()?.job.items ?? [];
  expect(before.find(({ id }) => id === 'page 2')).toMatchObject({ state: 'failed' });
  const firstCost = before.find(({ id }) => id === 'page 1')?.costUsd;
  expect(firstCost).toBeDefined();
  world.onReply = () => undefined;
  const resumed = next.ended();
  await next.engine.resume(PROJECT);
  expect(await resumed()).toBe('failed');
  const items = next.run()?.job.items ?? [];
  expect(items.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(items.find(({ id }) => id === 'page 1')?.costUsd).toBe(firstCost);
  world.beforeCall = () => undefined;
  const retried = next.ended();
  await next.engine.retry(PROJECT);
  expect(await retried()).toBe('completed');
  expect([...world.paid].sort()).toEqual(everyStageOf(world.keywords));
});

it('pauses when told to, keeps what is under way, and goes on', async () => {
  const world = createRunWorld();
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
  const world = createRunWorld();
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
  const world = createRunWorld();
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

it('ends where the provider refuses the one page of which a part is made again: it is asked for again where it stands', async () => {
  const world = createRunWorld();
  const tab = world.openTab();
  const whole = tab.ended();
  await tab.engine.start(PROJECT, CHOICE);
  expect(await whole()).toBe('completed');
  world.beforeCall = () => {
    throw new Fault('ai.bad-key');
  };
  const rewrites = { pages: ['page 2'], madeBefore: '2100-01-01T00:00:00.000Z', stages: ['tags'] };
  const part = tab.ended();
  expect(await tab.engine.start(PROJECT, { ...CHOICE, rewrites })).toBe('started');
  expect(await part()).toBe('cancelled');
  expect(tab.run()?.halt).toMatchObject({ reason: 'provider', fault: { code: 'ai.bad-key' } });
  world.beforeCall = () => undefined;
  const again = tab.ended();
  expect(await tab.engine.start(PROJECT, { ...CHOICE, rewrites })).toBe('started');
  expect(await again()).toBe('completed');
});

it('pauses when the device is full; the text that was paid comes again once there is room', async () => {
  const world = createRunWorld();
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
  const world = createRunWorld();
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
  const world = createRunWorld();
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
  const world = createRunWorld(3);
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
  const world = createRunWorld(3);
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

describe('a page that is to be written again', () => {
  const again = (page: string, madeBefore: string) => ({
    ...CHOICE,
    rewrites: { pages: [page], madeBefore },
  });
  const momentAfter = (tab: { time: { clock: { nowMs(): number } } }) =>
    new Date(tab.time.clock.nowMs() + 1).toISOString();

  it('is, though it lacks nothing and the user has changed it; no other page is touched', async () => {
    const world = createRunWorld(3);
    const tab = world.openTab();
    await finished(tab);
    const article = world.device.get('article page 2');
    if (article === undefined || !('edited' in article)) throw new Error('there is no article');
    world.device.set('article page 2', { ...article, edited: true });
    const moment = momentAfter(tab);
    await tab.time.advance(1_000);
    world.writes.length = 0;
    const end = tab.ended();
    expect(await tab.engine.start(PROJECT, again('page 2', moment))).toBe('started');
    expect(await end()).toBe('completed');
    expect([...world.writes].sort()).toEqual(everyStageOf(['page 2']));
  });

  it('is made again in the stages that are asked for, and keeps the others', async () => {
    const world = createRunWorld(3);
    const tab = world.openTab();
    await finished(tab);
    const moment = momentAfter(tab);
    await tab.time.advance(1_000);
    world.writes.length = 0;
    const end = tab.ended();
    const rewrites = { pages: ['page 2'], madeBefore: moment, stages: ['tags'] };
    expect(await tab.engine.start(PROJECT, { ...CHOICE, rewrites })).toBe('started');
    expect(await end()).toBe('completed');
    expect(world.writes).toEqual(['tags page 2']);
  });

  it('fails alone where the reply to its repair is cut: what it may have cost is noted, and the run goes on', async () => {
    const world = createRunWorld(3);
    const tab = world.openTab();
    await finished(tab);
    const pages = ['page 1', 'page 2'];
    for (const page of pages) {
      const article = world.device.get(`article ${page}`);
      if (article === undefined) throw new Error('there is no article');
      world.device.set(`article ${page}`, { ...article, content: `<h1>${page}</h1><p>Short.</p>` });
    }
    const before = world.device.get('article page 1');
    const moment = momentAfter(tab);
    await tab.time.advance(1_000);
    let calls = 0;
    world.beforeCall = (_, keyword) => {
      calls += 1;
      if (keyword === 'page 1') throw aiFault('cut-reply');
    };
    const end = tab.ended();
    const rewrites = { pages, madeBefore: moment, stages: ['repair'] };
    const choice = { ...CHOICE, provider: 'openai', model: 'gpt-4o', rewrites } as const;
    expect(await tab.engine.start(PROJECT, choice, { concurrency: 1 })).toBe('started');
    expect(await end()).toBe('failed');
    expect(tab.statuses).not.toContain('paused');
    expect(calls).toBe(2);
    expect(tab.run()?.job.items).toMatchObject([
      { id: 'page 1', state: 'failed', fault: { code: 'ai.cut-reply' }, uncertainUsd: expect.any(Number) },
      { id: 'page 2', state: 'done' },
    ]);
    expect(world.device.get('article page 1')).toBe(before);
  });

  it('is paid once, though the tab dies between its article and its meta', async () => {
    const world = createRunWorld(3);
    const tab = world.openTab();
    await finished(tab);
    const moment = momentAfter(tab);
    await tab.time.advance(1_000);
    world.writes.length = 0;
    world.paid.length = 0;
    world.beforeWrite = (name) => {
      if (name === 'meta page 2') tab.kill();
    };
    await tab.engine.start(PROJECT, again('page 2', moment));
    await tab.time.advance(60_000);
    world.beforeWrite = () => undefined;
    const next = world.openTab();
    await next.engine.refresh(PROJECT);
    const end = next.ended();
    await next.engine.resume(PROJECT);
    expect(await end()).toBe('completed');
    expect(world.writes.filter((name) => name === 'article page 2')).toHaveLength(1);
    expect(new Set(world.paid).size).toBe(world.paid.length);
  });
});

it('forgets a job of more than an hour ago; what it made stays', async () => {
  const world = createRunWorld();
  const tab = world.openTab();
  world.onReply = (keyword) => keyword === 'page 5' && tab.kill();
  await tab.engine.start(PROJECT, CHOICE);
  await tab.time.advance(60_000);
  const made = world.device.size;
  world.waitMs(3_700_000);
  const next = world.openTab();
  await next.engine.refresh(PROJECT);
  expect(next.run()).toBeUndefined();
  expect(world.device.size).toBe(made);
  expect(await finished(next)).toBe('completed');
  expect(new Set(world.writes).size).toBe(world.writes.length);
  expect(world.jobs.size).toBe(1);
});

describe('a later run', () => {
  /** Articles in several calls, the fourth of which arrives nowhere. */
  async function dies(world: ReturnType<typeof createRunWorld>) {
    const tab = world.openTab();
    let replies = 0;
    world.onReply = () => {
      replies += 1;
      if (replies === 4) tab.kill();
    };
    await tab.engine.start(PROJECT, CHOICE);
    await tab.time.advance(60_000);
    world.onReply = () => undefined;
    expect(world.paid.length).toBeGreaterThanOrEqual(4);
  }
  const paidTwice = ({ paid }: ReturnType<typeof createRunWorld>, once: ReturnType<typeof createRunWorld>) =>
    paid.length - once.paid.length;
  async function undisturbed() {
    const world = createRunWorld(2, 3_000);
    await finished(world.openTab());
    return world;
  }

  it('pays nothing again that a run of days ago had paid for a page that it left half-written', async () => {
    const world = createRunWorld(2, 3_000);
    await dies(world);
    world.waitMs(6 * 24 * 3_600_000);
    const next = world.openTab();
    await next.engine.refresh(PROJECT);
    expect(next.run()).toBeUndefined();
    expect(await finished(next)).toBe('completed');
    expect(paidTwice(world, await undisturbed())).toBe(0);
    expect(world.jobs.size).toBe(1);
  });

  it('nor that two runs before it had paid, each cut off', async () => {
    const world = createRunWorld(2, 3_000);
    await dies(world);
    world.waitMs(3_700_000);
    await dies(world);
    world.waitMs(3_700_000);
    const next = world.openTab();
    await next.engine.refresh(PROJECT);
    expect(await finished(next)).toBe('completed');
    expect(paidTwice(world, await undisturbed())).toBe(0);
  });

  it('nor that a cancelled run had', async () => {
    const world = createRunWorld(2, 3_000);
    const tab = world.openTab();
    let replies = 0;
    world.onReply = () => {
      replies += 1;
      if (replies === 4) void tab.engine.cancel(PROJECT);
    };
    expect(await finished(tab)).toBe('cancelled');
    world.onReply = () => undefined;
    expect(await finished(tab)).toBe('completed');
    expect(paidTwice(world, await undisturbed())).toBe(0);
  });

  it('asks anew for a page that failed', async () => {
    const world = createRunWorld(1);
    const tab = world.openTab();
    world.write = async () => 'no article';
    expect(await finished(tab)).toBe('failed');
    world.write = sampleReplyTo;
    expect(await finished(tab)).toBe('completed');
  });
});

it('ends by itself where its project is gone, and says why', async () => {
  const world = createRunWorld();
  const tab = world.openTab();
  world.beforeWrite = (name) => {
    if (name === 'article page 6') throw new Fault('web.project-gone');
  };
  expect(await finished(tab)).toBe('cancelled');
  expect(tab.run()).toMatchObject({
    place: 'nobody',
    halt: { reason: 'gone', fault: { code: 'web.project-gone' } },
  });
});

it('sends nothing that could pass its budget, counting what the pages in flight may still cost', async () => {
  const world = createRunWorld();
  const choice = { ...CHOICE, provider: 'openai', model: 'gpt-4o' } as const;
  const tab = world.openTab();
  expect(await tab.engine.start(PROJECT, choice, { budgetUsd: 0 })).toBe('started');
  await tab.time.advance(10_000);
  expect(tab.run()).toMatchObject({
    job: { status: 'paused' },
    halt: { reason: 'budget', fault: { code: 'generation.over-budget' } },
  });
  expect(world.paid).toEqual([]);
  const perPageUsd = (tab.run()?.settings.plannedUsdHigh ?? 0) / world.keywords.length;
  await tab.engine.cancel(PROJECT);
  await tab.time.advance(10_000);

  expect(await tab.engine.start(PROJECT, choice, { budgetUsd: 1.9 * perPageUsd })).toBe('started');
  await tab.time.advance(60_000);
  // One page at a time, though three may be in flight: two could pass the budget.
  const pages = world.paid.map((call) => call.slice(call.indexOf(' ') + 1));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page, at) => page !== pages[at - 1])).toEqual([...new Set(pages)]);
  expect(tab.run()).toMatchObject({ halt: { reason: 'budget' } });
});

it('after a reload a page still says that images of it are missing', async () => {
  const world = createRunWorld(2);
  const tab = world.openTab();
  expect(await finished(tab)).toBe('completed');
  const [keyword = ''] = world.keywords;
  const image = { keyword, url: 'data:', prompt: 'p', alt: 'a', provenance: null, missing: 1 };
  world.device.set(`image ${keyword}`, image);
  tab.kill();
  const next = world.openTab();
  await next.engine.refresh(PROJECT);
  expect([...(next.run()?.notes ?? [])]).toEqual([[keyword, ['images-missing']]]);
});

it('killed at any reply, any number of times: every record is written once, every call paid once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 20 }), { maxLength: 4 }), async (kills) => {
      const world = createRunWorld(8);
      for (const replies of kills) {
        const tab = world.openTab();
        let left = replies;
        world.onReply = () => void (left-- === 0 && tab.kill());
        await begun(tab);
        await tab.time.advance(60_000);
        tab.kill();
      }
      world.onReply = () => undefined;
      const last = world.openTab();
      const end = last.ended();
      if (await begun(last)) expect(await end()).toBe('completed');
      expect([...world.writes].sort()).toEqual(everyStageOf(world.keywords));
      expect([...world.paid].sort()).toEqual(everyStageOf(world.keywords));
    }),
    { numRuns: 12 },
  );
});

/** Resumes what an earlier tab left, else starts; false where nothing is missing. */
async function begun(tab: ReturnType<ReturnType<typeof createRunWorld>['openTab']>): Promise<boolean> {
  await tab.engine.refresh(PROJECT);
  const { status } = tab.run()?.job ?? {};
  if (status === 'paused') return tab.engine.resume(PROJECT);
  return (await tab.engine.start(PROJECT, CHOICE)) === 'started';
}

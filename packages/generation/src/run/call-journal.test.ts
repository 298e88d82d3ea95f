import type { TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallEntry, type CallReply, createCallJournal } from './call-journal.ts';

const NEVER = new Promise<never>(() => undefined);
const request = (prompt: string): TextRequest => ({ prompt, task: 'article', model: 'm' });
const replyTo = (prompt: string): CallReply => ({
  content: `about ${prompt}`,
  model: 'm',
  provider: 'openai',
  usage: { inputTokens: 1, outputTokens: 1, cost: 0.01 },
});

/** A provider that counts what it charges, a disk, and processes that die after a number of steps. */
function createWorld({ knowsKeys }: { knowsKeys: boolean }) {
  const disk: CallEntry[] = [];
  const charged: string[] = [];
  const kept = new Map<string, CallReply>();
  let fault: Fault | null = null;
  return {
    disk,
    charged,
    failWith: (next: Fault | null) => {
      fault = next;
    },
    /** A process that stops for good after `steps` of its disk and network steps. */
    process(steps = Number.POSITIVE_INFINITY) {
      let left = steps;
      const step = async (): Promise<void> => {
        if (left-- <= 0) await NEVER;
      };
      return createCallJournal(
        'openai',
        async ({ prompt }: TextRequest, { idempotencyKey }) => {
          await step();
          if (fault) throw fault;
          const before = knowsKeys ? kept.get(idempotencyKey) : undefined;
          if (!before) charged.push(prompt);
          const reply = before ? { ...before, replayed: true } : replyTo(prompt);
          kept.set(idempotencyKey, replyTo(prompt));
          await step();
          return reply;
        },
        {
          entries: [...disk],
          append: async (entry) => {
            await step();
            disk.push(entry);
            await step();
          },
        },
      );
    },
  };
}

const turns = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};

describe('7.24: a call is journalled before it is sent', () => {
  const prompts = ['a', 'b', 'c', 'd'];
  const killsAt = fc.array(fc.nat({ max: 24 }), { maxLength: 6 });

  /** The same run resumed after each kill. */
  async function resumed(world: ReturnType<typeof createWorld>, kills: readonly number[]) {
    const ask = (journal: ReturnType<typeof world.process>) =>
      Promise.all(
        prompts.map((prompt) =>
          journal.call(request(prompt), { idempotencyKey: `run-${prompt}`, keyword: prompt }),
        ),
      );
    for (const steps of kills) {
      void ask(world.process(steps));
      await turns();
    }
    const journal = world.process();
    await ask(journal);
    return journal;
  }

  it('a provider that knows keys is paid once for each call, however often the run is killed', async () => {
    await fc.assert(
      fc.asyncProperty(killsAt, async (kills) => {
        const world = createWorld({ knowsKeys: true });
        await resumed(world, kills);
        expect(world.charged.toSorted()).toEqual(prompts);
      }),
    );
  });

  it('without such a provider, every call that was paid twice is named', async () => {
    await fc.assert(
      fc.asyncProperty(killsAt, async (kills) => {
        const world = createWorld({ knowsKeys: false });
        const journal = await resumed(world, kills);
        const twice = prompts.filter((prompt) => world.charged.filter((one) => one === prompt).length > 1);
        expect(journal.perhapsPaidTwice().map(({ keyword }) => keyword)).toEqual(
          expect.arrayContaining(twice),
        );
      }),
    );
  });

  it('a later run takes up an unanswered call under its old key, and keeps doing so when it is killed too', async () => {
    const world = createWorld({ knowsKeys: true });
    const call = (steps: number, key: string) =>
      world.process(steps).call(request('a'), { idempotencyKey: key, keyword: 'a' });
    // Dies after the provider was paid, before the reply is read.
    void call(3, 'first');
    await turns();
    expect(world.charged).toEqual(['a']);
    // Dies after the reply was written down.
    void call(5, 'second');
    await turns();
    await call(Number.POSITIVE_INFINITY, 'second');
    expect(world.charged).toEqual(['a']);
    expect(world.disk.filter(({ kind }) => kind === 'sent').map(({ key }) => key)).toEqual([
      'first',
      'first',
    ]);
  });

  it('an error that the provider answered leaves nothing open, a lost connection does', async () => {
    const world = createWorld({ knowsKeys: false });
    const failing = async (code: string, params = {}) => {
      world.failWith(new Fault(code, { params }));
      const journal = world.process();
      const options = { idempotencyKey: code, keyword: 'a' };
      await expect(journal.call(request(code), options)).rejects.toMatchObject({ code });
      return journal.unanswered().map(({ key }) => key);
    };
    expect(await failing('ai.rate-limited')).toEqual([]);
    expect(await failing('ai.network', { sent: false })).toEqual([]);
    expect(await failing('ai.network')).toEqual(['ai.network']);
    expect(await failing('ai.timeout')).toEqual(['ai.network', 'ai.timeout']);
    expect(await failing('cancelled')).toEqual(['ai.network', 'ai.timeout', 'cancelled']);
  });

  it('a reply that cannot be written down is not asked for again by the same process', async () => {
    const world = createWorld({ knowsKeys: false });
    let full = false;
    let sends = 0;
    const journal = createCallJournal(
      'openai',
      async ({ prompt }: TextRequest) => {
        sends++;
        full = true;
        return replyTo(prompt);
      },
      {
        entries: [],
        append: async (entry) => {
          if (full) throw new Fault('cli.cannot-write');
          world.disk.push(entry);
        },
      },
    );
    const options = { idempotencyKey: 'k', keyword: 'a' };
    await expect(journal.call(request('a'), options)).rejects.toMatchObject({ code: 'cli.cannot-write' });
    expect((await journal.call(request('a'), options)).content).toBe('about a');
    expect(sends).toBe(1);
  });
});

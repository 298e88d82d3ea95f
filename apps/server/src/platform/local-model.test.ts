import { describe, expect, it, vi } from 'vitest';
import { createLocalModel } from './local-model.ts';

const never = new AbortController().signal;
const script = (text: string) => new URL(`data:text/javascript,${text}`);
const DEAD = script('process.exit(1)');
const SILENT = script(
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);",
);
const cosine = (a: readonly number[] = [], b: readonly number[] = []): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe('the built-in model', () => {
  const ask = createLocalModel({ idleMs: 10 });

  it('puts two ways to say a thing nearer than another thing, in the order of the texts', async () => {
    const texts = ['how to get rid of payday loans', 'getting out of payday loans', 'espresso machine'];
    const [rid, out, machine] = await ask(texts, never);
    expect(rid).toHaveLength(384);
    expect(cosine(rid, out)).toBeGreaterThan(0.7);
    expect(cosine(rid, machine)).toBeLessThan(0.3);
    expect(await ask(texts.slice(2), never)).toEqual([machine]);
  }, 30_000);

  it('begins nothing that was cancelled while it waited', async () => {
    const stopped = new AbortController();
    const [first, second] = [ask(['a'], never), ask(['b'], stopped.signal)];
    stopped.abort();
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    expect(await first).toHaveLength(1);
  }, 30_000);

  it('refuses for now what would wait behind too many', async () => {
    const busy = createLocalModel({ mostWaiting: 1, idleMs: 10 });
    const first = busy(['a'], never);
    await expect(busy(['b'], never)).rejects.toMatchObject({ code: 'ai.rate-limited', retryable: true });
    expect(await first).toHaveLength(1);
    expect(await busy(['b'], never)).toHaveLength(1);
  }, 30_000);

  it('says so where it cannot be started, and tries again with the next call', async () => {
    const broken = createLocalModel({ worker: DEAD });
    for (let call = 0; call < 2; call++)
      await expect(broken(['a'], never)).rejects.toMatchObject({ code: 'ai.no-local-model' });
  });

  it('is given up where it does not answer, and what waits behind has its turn', async () => {
    const silent = createLocalModel({ worker: SILENT, deadlineMs: 200 });
    const outcomes = await Promise.allSettled([silent(['a'], never), silent(['b'], never)]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      'ai.timeout',
      'ai.timeout',
    ]);
  });

  it('keeps no thread that nobody asks', async () => {
    const counting = createLocalModel({
      worker: script(`import { parentPort } from 'node:worker_threads'; let asked = 0;
        parentPort.on('message', () => parentPort.postMessage([[++asked]]));`),
      idleMs: 50,
    });
    const first = [await counting(['a'], never), await counting(['a'], never)];
    await vi.waitFor(async () => expect(await rested(counting)).toEqual([[1]]), { timeout: 5_000 });
    expect(first).toEqual([[[1]], [[2]]]);
  });
});

/** What the thread says after a pause that is longer than it may rest. */
async function rested(ask: ReturnType<typeof createLocalModel>) {
  await new Promise((wait) => setTimeout(wait, 200));
  return ask(['a'], never);
}

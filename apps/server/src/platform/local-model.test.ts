import { describe, expect, it } from 'vitest';
import { createLocalModel } from './local-model.ts';

const never = new AbortController().signal;
const DEAD = new URL('data:text/javascript,process.exit(1)');
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
});

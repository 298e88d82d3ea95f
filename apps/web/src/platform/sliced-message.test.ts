import { expect, it } from 'vitest';
import { postSliced, type SlicedMessage, sliceReader } from './sliced-message.ts';

/** What arrives after the way between two threads. */
async function sent(body: unknown): Promise<{ received: unknown; messages: SlicedMessage[] }> {
  const messages: SlicedMessage[] = [];
  let received: unknown;
  const read = sliceReader((whole) => {
    received = whole;
  });
  await postSliced(
    {
      post(message, transfer) {
        const arrived = structuredClone(message, { transfer });
        messages.push(arrived);
        read(arrived);
      },
      nextTask: async () => true,
    },
    body,
  );
  return { received, messages };
}

/** Millions of numbers are compared faster as bytes. */
const serialised = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    ArrayBuffer.isView(inner)
      ? [
          inner.constructor.name,
          Buffer.from(inner.buffer, inner.byteOffset, inner.byteLength).toString('base64'),
        ]
      : inner,
  );

it('brings large columns across in slices, however deep they lie and whatever they hold', async () => {
  const whole = Float64Array.from({ length: 700_000 }, (_, at) => at / 3);
  const body = {
    document: { table: { keyword: { bytes: new Uint8Array(3_000_001).fill(7) }, volume: whole.subarray(5) } },
    labels: ['a', 'b'],
    small: Int32Array.of(1, 2),
    nothing: null,
  };
  const { received, messages } = await sent(body);
  expect(serialised(received)).toBe(serialised(body));
  expect(messages.filter(({ type }) => type === 'slice').length).toBe(2 + 3);
  expect(whole).toHaveLength(700_000);
});

it('sends no more in a task than is copied in about a millisecond, and small columns together', async () => {
  const tasks: number[] = [0];
  const columns = Array.from({ length: 10 }, () => new Float64Array(60_000));
  await postSliced(
    {
      post(message) {
        if (message.type === 'slice') tasks.push((tasks.pop() ?? 0) + message.bytes.length);
        else expect(Object.values(message.body ?? {}).some((inner) => ArrayBuffer.isView(inner))).toBe(false);
      },
      async nextTask() {
        tasks.push(0);
        return true;
      },
    },
    { ...columns },
  );
  expect(tasks).toEqual([4, 4, 2].map((count) => count * 480_000));
});

it('sends a small body as one message', async () => {
  const body = { task: 'check', table: { volume: Float64Array.of(1) } };
  const { received, messages } = await sent(body);
  expect(received).toEqual(body);
  expect(messages).toHaveLength(1);
});

it('stops where nobody waits any more', async () => {
  const posted: SlicedMessage[] = [];
  await postSliced(
    { post: (message) => void posted.push(message), nextTask: async () => false },
    { column: new Uint8Array(5_000_000) },
  );
  expect(posted).toHaveLength(1);
});

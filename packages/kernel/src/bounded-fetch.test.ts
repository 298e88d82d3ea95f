import { expect, it } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

/** Its cancelling never ends, or fails. */
function answer(init: ResponseInit, cancel: () => Promise<void>, parts = 3): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > parts) controller.close();
      else controller.enqueue(new Uint8Array(10));
    },
    cancel,
  });
  return new Response(body, init);
}
const hangs = (): Promise<void> => new Promise(() => undefined);
const fails = (): Promise<void> => Promise.reject(new Error('broken pipe'));

it.each([
  ['hangs', hangs],
  ['fails', fails],
])('gives an answer up at once, also where its cancelling %s', async (_name, cancel) => {
  const redirect = answer({ status: 302, headers: { location: 'https://else.test/' } }, cancel);
  expect(await boundedFetch(async () => redirect, 'https://site.test', { maxBytes: 100 })).toEqual({
    ...{ kind: 'redirect', status: 302, location: 'https://else.test/' },
  });
  const large = answer({ status: 200 }, cancel);
  expect(await boundedFetch(async () => large, 'https://site.test', { maxBytes: 15 })).toEqual({
    kind: 'too-large',
  });
});

it('reads an answer within its bound whole', async () => {
  const reply = await boundedFetch(async () => answer({ status: 200 }, fails), 'https://site.test', {
    maxBytes: 30,
  });
  expect(reply).toMatchObject({ kind: 'reply', status: 200 });
  if (reply.kind === 'reply') expect(reply.bytes).toHaveLength(30);
});

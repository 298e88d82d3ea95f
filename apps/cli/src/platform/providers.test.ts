import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { callTextOf } from './providers.ts';

/** Ends of the waits that nothing has ended yet. */
const { waits } = vi.hoisted(() => ({ waits: new Set<() => void>() }));
vi.mock('./clock.ts', () => ({
  systemTimer: {
    sleep: (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        waits.add(resolve);
        signal.addEventListener('abort', () => {
          waits.delete(resolve);
          reject(signal.reason);
        });
      }),
  },
}));
afterEach(() => vi.unstubAllEnvs());

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'llama', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** Sends a few words to each call, then what a test makes it send. */
async function startServer() {
  const calls: { readonly asked: unknown; readonly response: ServerResponse }[] = [];
  const server = createServer(async (request, response) => {
    const octets: Buffer[] = [];
    for await (const part of request) octets.push(part);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('Hel'));
    calls.push({ asked: JSON.parse(Buffer.concat(octets).toString()), response });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { calls, [Symbol.dispose]: stop };
}

it('asks for parts even where nobody listens, so that a call that hangs is noticed', async () => {
  using server = await startServer();
  const call = callTextOf('openai-compatible')(
    { prompt: 'x', model: 'llama' },
    { keyword: 'x', idempotencyKey: 'k' },
  );
  const stuck = expect(call).rejects.toMatchObject({ code: 'ai.stuck', retryable: true });
  await expect.poll(() => server.calls).toMatchObject([{ asked: { stream: true } }]);
  // What has arrived ended the earlier waits.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(waits.size).toBe(1);
  for (const end of waits) end();
  await stuck;
});

it('tells who listens the parts as they arrive', async () => {
  using server = await startServer();
  const parts: string[] = [];
  const onText = (part: string) => parts.push(part);
  const call = callTextOf('openai-compatible')(
    { prompt: 'x', model: 'llama' },
    { keyword: 'x', idempotencyKey: 'k', onText },
  );
  await expect.poll(() => parts).toEqual(['Hel']);
  const end = chunk('lo').replace('"finish_reason":null', '"finish_reason":"stop"');
  server.calls[0]?.response.end(`${end}data: [DONE]\n\n`);
  expect(await call).toMatchObject({ content: 'Hello', provider: 'openai-compatible' });
  expect(parts).toEqual(['Hel', 'lo']);
});

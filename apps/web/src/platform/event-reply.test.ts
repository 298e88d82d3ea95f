import { Fault } from '@silosmith/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { requestJson } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const WHOLE = { content: 'Größe\n\nevent: reply' };
const STREAM = `:\n\n${event('part', { text: 'Grö' })}:\n\n${event('part', { text: 'ße\n\nevent: reply' })}${event('reply', WHOLE)}`;

/** Cut after so many octets, within a letter too; then closed, or left open. */
function streaming(text: string, size: number, { isOpen = false } = {}) {
  const octets = new TextEncoder().encode(text);
  const asked: RequestInit[] = [];
  const cancelled = vi.fn();
  let at = 0;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(init);
    const body = new ReadableStream<Uint8Array>({
      start: (out) => init.signal?.addEventListener('abort', () => out.error(init.signal?.reason)),
      pull(out) {
        if (at < octets.length) out.enqueue(octets.slice(at, at + size));
        else if (!isOpen) out.close();
        at += size;
      },
      cancel: cancelled,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
  return { asked, cancelled };
}

const ask = (onText: (part: string) => void = () => undefined, change = {}) =>
  requestJson('/x', { method: 'POST', body: {}, onText, ...change });

async function faultOf(answer: Promise<unknown>): Promise<Fault> {
  const error = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Fault)) throw new Error('expected a fault');
  return error;
}

it.each([1, 2, 7, 1_000])('is read piece by piece, %i octets at a time', async (size) => {
  const { asked } = streaming(STREAM, size);
  const parts: string[] = [];
  expect(await ask((part) => parts.push(part))).toEqual(WHOLE);
  expect(parts).toEqual(['Grö', 'ße\n\nevent: reply']);
  expect(new Headers(asked[0]?.headers).get('accept')).toContain('text/event-stream');
});

it('is over with its last event, whether or not the connection is closed', async () => {
  const { cancelled } = streaming(STREAM, 7, { isOpen: true });
  expect(await ask()).toEqual(WHOLE);
  expect(cancelled).toHaveBeenCalledOnce();
});

it.each(['ai.stuck', 'ai.cut-reply'])('passes on the code %s with its parameters', async (code) => {
  const error = { code, message: 'm', retryable: true, params: { provider: 'OpenAI', status: 504 } };
  streaming(event('part', { text: 'a' }) + event('error', { error }), 7);
  expect(await faultOf(ask())).toMatchObject({
    code,
    retryable: true,
    params: { provider: 'OpenAI', status: 504, message: 'm' },
  });
});

it('is none where the connection is closed before the reply: the run waits for the server', async () => {
  streaming(event('part', { text: 'a' }) + event('reply', WHOLE).slice(0, -1), 7);
  expect(await faultOf(ask())).toMatchObject({ code: 'web.offline', retryable: true });
});

it.each(['event: reply\ndata: {\n\n', 'event: part\ndata: {}\n\n', event('error', {})])(
  'refuses what is no event of ours: %j',
  async (text) => {
    streaming(text, 7);
    expect(await faultOf(ask())).toMatchObject({ code: 'web.bad-reply', retryable: true });
  },
);

it('is cancelled in mid-text, and times out there', async () => {
  streaming(event('part', { text: 'a' }), 7, { isOpen: true });
  const stop = new AbortController();
  const { signal } = stop;
  expect((await faultOf(ask(() => stop.abort(), { signal }))).code).toBe('cancelled');
  const { asked } = streaming(event('part', { text: 'a' }), 7, { isOpen: true });
  expect((await faultOf(ask(undefined, { timeoutMs: 20 }))).code).toBe('web.timeout');
  expect(asked[0]?.signal?.aborted).toBe(true);
});

it('may be plain JSON, from a server that does not stream; a refusal is one as ever', async () => {
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  answer(200, WHOLE);
  expect(await ask()).toEqual(WHOLE);
  answer(401, { error: { code: 'ai.bad-key', message: '', retryable: false } });
  expect(await faultOf(ask())).toMatchObject({ code: 'ai.bad-key', params: { status: 401 } });
});

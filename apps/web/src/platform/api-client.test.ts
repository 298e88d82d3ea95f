import { Fault } from '@silosmith/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { onSignedOutReply, RefusedReply, requestJson } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string): void {
  vi.stubGlobal('fetch', async () => new Response(body === '' ? null : body, { status }));
}

async function faultOf(path = '/api/projects'): Promise<Fault> {
  const error = await requestJson(path).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Fault)) throw new Error('expected a fault');
  return error;
}

it('gives the parsed reply, and null for an empty one', async () => {
  answering(200, '{"a":1}');
  expect(await requestJson('/x')).toEqual({ a: 1 });
  answering(200, '');
  expect(await requestJson('/x')).toBeNull();
});

it('takes over the server’s code, parameters and retryability', async () => {
  answering(
    413,
    '{"error":{"code":"server.too-large","message":"Too large.","retryable":false,"params":{"most":8}}}',
  );
  expect(await faultOf()).toMatchObject({
    code: 'server.too-large',
    retryable: false,
    params: { most: 8, status: 413, message: 'Too large.' },
  });
});

it('keeps the body of a conflict for whoever must show both versions', async () => {
  answering(409, '{"error":{"code":"server.conflict","message":"","retryable":false},"theirs":1}');
  const { cause } = await faultOf();
  expect(cause instanceof RefusedReply && cause.body).toMatchObject({ theirs: 1 });
});

it('names an answer without a readable body by its status', async () => {
  answering(502, '<html>Bad gateway</html>');
  expect(await faultOf()).toMatchObject({ code: 'web.http-502', retryable: true });
});

it.each([
  [401, 'high', false],
  [403, 'high', false],
  [404, 'medium', false],
  [429, 'medium', true],
  [500, 'high', true],
] as const)('of status %i is of %s severity; another try helps: %s', async (status, severity, retryable) => {
  answering(status, '');
  expect(await faultOf()).toMatchObject({ severity, retryable });
});

it('refuses a 200 that is no JSON', async () => {
  answering(200, '<html>');
  expect((await faultOf()).code).toBe('web.bad-reply');
});

it('says that the session has ended, but not for a wrong password or a provider that refuses its key', async () => {
  let told = 0;
  const stop = onSignedOutReply(() => {
    told += 1;
  });
  answering(401, '{"code":"INVALID_EMAIL_OR_PASSWORD","message":"Invalid email or password"}');
  expect((await faultOf('/api/auth/sign-in/email')).code).toBe('INVALID_EMAIL_OR_PASSWORD');
  answering(401, '{"error":{"code":"ai.bad-key","message":"","retryable":false}}');
  expect((await faultOf()).code).toBe('ai.bad-key');
  expect(told).toBe(0);
  answering(401, '{"error":{"code":"server.not-signed-in","message":"","retryable":false}}');
  expect((await faultOf()).code).toBe('web.signed-out');
  expect(told).toBe(1);
  stop();
});

it('tells offline, timeout and cancelled apart', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect((await faultOf()).code).toBe('web.offline');
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await expect(requestJson('/x', { timeoutMs: 5 })).rejects.toThrow('web.timeout');
  const stop = new AbortController();
  const running = requestJson('/x', { signal: stop.signal });
  stop.abort();
  await expect(running).rejects.toThrow('cancelled');
});

// One contract for every call of every provider that is asked over the network: text, pictures, embeddings, search, found pages.
import { CANCELLED, Fault, type FetchPort, type Timer, toFaultShape } from '@silosmith/kernel';
import { describe, expect, test } from 'vitest';
import { defaultEmbeddingModelOf } from './embedding-models.ts';
import { defaultImageModelOf } from './images/index.ts';
import { defaultModelOf } from './models.ts';
import type { Provider, ProviderCall } from './provider.ts';
import { PROVIDERS } from './providers/list.ts';

const KEY = 'sk-test-0123456789abcdefghij';
/** Models of a server of the user's own are named by the user. */
const OWN_MODEL = 'llama-4-local';
/** Time passes at once. */
const timer: Timer = { sleep: async () => undefined };
const noPicture: FetchPort = () => Promise.reject(new Fault('server.private-address'));

type Ask = (call: ProviderCall) => Promise<unknown>;
interface Conforming {
  readonly what: string;
  readonly provider: Provider;
  /** Undefined: nothing of that kind is asked of it. */
  readonly load: (() => Promise<Ask>) | undefined;
}

/** Each kind of call as the least request of it. A new kind is an entry here. */
const kindsOf = (provider: Provider): readonly Conforming[] => {
  const { id, text, image, embeddings, search, research } = provider;
  const of = (what: string, load: Conforming['load']): Conforming => ({ what, provider, load });
  const about = { keyword: 'trail shoes', country: 'gb', language: 'en' };
  return [
    of(
      'text',
      text &&
        (async () => {
          const write = await text.load();
          return (call) =>
            write({ prompt: 'Write.', model: defaultModelOf(id) || OWN_MODEL, maxTokens: 50 }, call);
        }),
    ),
    of(
      'pictures',
      image &&
        (async () => {
          const make = await image.load();
          const wish = { prompt: 'A shoe', model: defaultImageModelOf(id) };
          return (call) =>
            make({ ...wish, aspectRatio: '1:1', format: 'jpeg' }, { ...call, timer, publicFetch: noPicture });
        }),
    ),
    of(
      'embeddings',
      embeddings &&
        (async () => {
          const embed = await embeddings.load();
          return (call) => embed({ texts: ['a'], model: defaultEmbeddingModelOf(id) || OWN_MODEL }, call);
        }),
    ),
    of(
      'search',
      search &&
        (async () => {
          const find = await search.load();
          return (call) => find(about, call);
        }),
    ),
    of(
      'found pages',
      research &&
        (async () => {
          const find = await research.load();
          return (call) => find({ ...about, results: 3, type: 'semantic' }, call);
        }),
    ),
  ];
};
const NETWORKED = PROVIDERS.filter(({ id, isLocal }) => id !== 'demo' && isLocal !== true);
const CONFORMING = NETWORKED.flatMap(kindsOf).flatMap(({ what, provider, load }) =>
  load ? [[provider.id, what, provider, load] as const] : [],
);

test('every provider is held to the contract, and every kind of call occurs', () => {
  expect(new Set(CONFORMING.map(([id]) => id)).size).toBe(NETWORKED.length);
  expect(new Set(CONFORMING.map(([, what]) => what)).size).toBe(5);
});

describe.each(CONFORMING)('%s: %s', async (_id, _what, provider, load) => {
  const ask = await load();
  /** What was sent: address, and whether the key stood in it or in a header. */
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const callWith = (fetch: FetchPort, change: Partial<ProviderCall> = {}): ProviderCall => ({
    apiKey: KEY,
    ...(provider.needsBaseUrl ? { baseUrl: 'http://localhost:11434/v1' } : {}),
    signal: new AbortController().signal,
    ...change,
    fetch: (url, init) => {
      sent.push({ url, init });
      return fetch(url, init);
    },
  });
  const faultOf = async (fetch: FetchPort, change: Partial<ProviderCall> = {}) => {
    sent.length = 0;
    const error: unknown = await ask(callWith(fetch, change)).then(
      () => expect.unreachable(),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Fault);
    const said = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Fault).stack);
    expect(said).not.toContain(KEY);
    expect((error as Fault).cause).toBeUndefined();
    return toFaultShape(error);
  };
  const answering =
    (status: number, body: string, headers: Record<string, string> = {}): FetchPort =>
    async () =>
      new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });

  test.each([
    [401, 'invalid key', 'ai.bad-key', false],
    [402, 'no credits', 'ai.quota', false],
    [403, 'forbidden', 'ai.bad-key', false],
    [500, 'boom', 'ai.unavailable', true],
    [503, 'busy', 'ai.unavailable', true],
    [504, 'gateway', 'ai.timeout', true],
  ] as const)(
    'status %i (%s) is %s, asked once, and the key is said nowhere',
    async (status, words, code, retryable) => {
      const body = JSON.stringify({ error: { message: `${words} for ${KEY}` }, detail: `${words} ${KEY}` });
      expect(await faultOf(answering(status, body))).toMatchObject({ code, retryable });
      expect(sent).toHaveLength(1);
    },
  );

  test('429 waits as long as it is asked to', async () => {
    const slow = answering(429, '{"error":{"message":"slow down"}}', { 'retry-after': '7' });
    expect(await faultOf(slow)).toMatchObject({
      code: 'ai.rate-limited',
      retryable: true,
      params: { retryAfterS: 7 },
    });
  });

  test.each([
    ['a page of a proxy', answering(200, '<html>login</html>', { 'content-type': 'text/html' })],
    ['nothing', answering(200, '')],
    ['half of its JSON', answering(200, '{"results": [{"ur')],
    ['other JSON', answering(200, '[1]')],
  ])('an answer of %s is no answer', async (_, fetch) => {
    const { code, retryable } = await faultOf(fetch);
    expect(['ai.invalid-json', 'ai.empty-reply', 'ai.bad-vectors']).toContain(code);
    expect(retryable).toBe(true);
  });

  test('a broken line is a fault of the network', async () => {
    const broken: FetchPort = () => Promise.reject(new TypeError(`fetch failed with ${KEY}`));
    expect(await faultOf(broken)).toMatchObject({ code: 'ai.network', retryable: true });
  });

  test('a redirect is not followed with the key', async () => {
    const away = new Response(null, { status: 307, headers: { location: 'http://169.254.169.254/' } });
    expect((await faultOf(async () => away.clone())).code).toBe('ai.redirected');
    expect(sent.map(({ init }) => init?.redirect)).not.toContain('follow');
    expect(sent).toHaveLength(1);
  });

  test('a slow answer is a timeout, a cancelled one is cancelled', async () => {
    const hanging: FetchPort = (_url, init) =>
      new Promise((_, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    expect((await faultOf(hanging, { signal: AbortSignal.timeout(5) })).code).toBe('ai.timeout');
    expect((await faultOf(hanging, { signal: AbortSignal.abort() })).code).toBe(CANCELLED);
  });

  test('the key travels to one host, in a header', async () => {
    await faultOf(answering(500, '{}'));
    const [request] = sent;
    const headers = JSON.stringify([...new Headers(request?.init?.headers)]);
    // SerpAPI takes its key in the address alone.
    const inAddress = request?.url.includes(KEY) ?? false;
    expect([inAddress, headers.includes(KEY)]).toEqual([
      provider.id === 'serpapi',
      provider.id !== 'serpapi',
    ]);
    expect(String(request?.init?.body ?? '')).not.toContain(KEY);
  });

  test('without a key nothing is sent; a key that no header can carry is a bad one', async () => {
    const never: FetchPort = () => expect.unreachable();
    if (provider.needsKey) expect((await faultOf(never, { apiKey: ' ' })).code).toBe('ai.no-key');
    expect((await faultOf(never, { apiKey: 'sk-line\nbreak' })).code).toBe('ai.bad-key');
    expect(sent).toEqual([]);
  });
});

import { LLMock } from '@copilotkit/aimock';
import { CANCELLED, Fault, type FetchPort, type Timer, toFaultShape } from '@silosmith/kernel';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { imagePrompt } from '../prompts/index.ts';
import { usdPerImage } from '../unit-prices.ts';
import type { ImageCall, MakeImageRequest } from './image-provider.ts';
import { defaultImageModelOf, IMAGE_PROVIDERS, loadImageProvider } from './index.ts';

const KEY = 'sk-test-0123456789abcdefghij';
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const network = setupServer();
/** What went over the network: address and headers, to be searched for the key. */
const sent: { readonly url: string; readonly key: boolean; readonly body: string }[] = [];
network.events.on('request:start', async ({ request }) => {
  const key = JSON.stringify([...request.headers]).includes(KEY);
  sent.push({ url: request.url, key, body: await request.clone().text() });
});
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  network.resetHandlers();
  sent.length = 0;
});
afterAll(() => network.close());

const fetchPort: FetchPort = (url, init) => fetch(url, init);
/** Stands for the apps' own, which look up names; its refusal is theirs. */
const publicFetch: FetchPort = async (url, init) => {
  if (/^https?:\/\/(?:10\.|127\.|169\.254\.)/u.test(url)) throw new Fault('server.private-address');
  return fetch(url, init);
};
/** Time passes at once. */
const timer: Timer = {
  async sleep(_delayMs, signal) {
    if (signal?.aborted) throw new Fault(CANCELLED);
  },
};
const request = (id: string, change: Partial<MakeImageRequest> = {}): MakeImageRequest => ({
  prompt: imagePrompt({ keyword: 'trail shoes', level: 2, subject: 'mud' }),
  model: defaultImageModelOf(id),
  aspectRatio: '3:2',
  format: 'jpeg',
  ...change,
});
const callWith = (change: Partial<ImageCall> = {}): ImageCall => ({
  apiKey: KEY,
  fetch: fetchPort,
  publicFetch,
  timer,
  signal: new AbortController().signal,
  ...change,
});

async function faultOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Fault);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY);
  expect((error as Error).cause).toBeUndefined();
  return toFaultShape(error);
}

/** Where each is asked, and how it hands over a picture. */
interface Double {
  readonly url: string;
  answersWith(bytes: Uint8Array): void;
  /** Words with which it refuses a prompt. */
  refuses(): void;
}
const SAMPLE = 'https://delivery.bfl.ai/results/1/sample.jpeg?sig=x';
const bflReplies = (result: object) => {
  network.use(
    http.post('https://api.bfl.ai/v1/flux-dev', () =>
      HttpResponse.json({
        id: 'task-1',
        polling_url: 'https://api.us1.bfl.ai/v1/get_result?id=task-1',
        cost: 2.5,
      }),
    ),
    http.get('https://api.us1.bfl.ai/v1/get_result', () => HttpResponse.json(result)),
  );
};
const DOUBLES: Readonly<Record<string, Double>> = {
  bfl: {
    url: 'https://api.bfl.ai/v1/flux-dev',
    answersWith(bytes) {
      bflReplies({ status: 'Ready', result: { sample: SAMPLE } });
      network.use(http.get('https://delivery.bfl.ai/results/1/sample.jpeg', () => new HttpResponse(bytes)));
    },
    refuses: () => bflReplies({ status: 'Content Moderated', result: null }),
  },
  stability: {
    url: 'https://api.stability.ai/v2beta/stable-image/generate/sd3',
    answersWith(bytes) {
      network.use(
        http.post(this.url, () => HttpResponse.json({ image: base64(bytes), finish_reason: 'SUCCESS' })),
      );
    },
    refuses() {
      network.use(
        http.post(this.url, () =>
          HttpResponse.json({ id: '1', name: 'content_moderation', errors: ['flagged'] }, { status: 403 }),
        ),
      );
    },
  },
  openai: {
    url: 'https://api.openai.com/v1/images/generations',
    answersWith(bytes) {
      network.use(http.post(this.url, () => HttpResponse.json({ data: [{ b64_json: base64(bytes) }] })));
    },
    refuses() {
      network.use(
        http.post(this.url, () =>
          HttpResponse.json(
            { error: { code: 'moderation_blocked', message: 'rejected by the safety system' } },
            { status: 400 },
          ),
        ),
      );
    },
  },
};
const doubleOf = (id: string): Double => {
  const double = DOUBLES[id];
  if (double === undefined) throw new Error(`${id} needs a double: it must keep the contract of its kind`);
  return double;
};

describe.each(IMAGE_PROVIDERS.filter(({ needsKey }) => needsKey).map(({ id }) => id))('%s', async (id) => {
  const provider = await loadImageProvider(id);
  const double = doubleOf(id);
  const make = (change?: Partial<ImageCall>) => provider.makeImage(request(id), callWith(change));
  const answering = (answer: () => Response | Promise<Response>): void => {
    network.use(http.post(double.url, answer));
  };

  test('makes a picture, and knows its format by its bytes', async () => {
    double.answersWith(PNG);
    const made = await make();
    expect(made).toMatchObject({ mediaType: 'image/png', model: defaultImageModelOf(id) });
    expect(made.bytes).toEqual(PNG);
    expect(sent[0]).toMatchObject({ url: double.url, key: true });
    expect(sent[0]?.body).toContain('trail shoes');
    expect(usdPerImage(id, made.model)).toBeGreaterThan(0);
  });

  test('sends its key in a header, to its own hosts alone', async () => {
    double.answersWith(PNG);
    await make();
    for (const { url, key } of sent) {
      expect(url).not.toContain(KEY);
      if (key) expect(new URL(url).hostname).toMatch(/(?:^|\.)(?:bfl\.ai|stability\.ai|openai\.com)$/u);
    }
    expect(sent.find(({ url }) => url.startsWith('https://delivery.'))?.key ?? false).toBe(false);
  });

  test('a refused prompt is not asked for again', async () => {
    double.refuses();
    expect(await faultOf(make())).toMatchObject({ code: 'ai.content-refused', retryable: false });
  });

  test('a cut connection is a fault of the network', async () => {
    answering(
      () =>
        new HttpResponse(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"image"'));
              controller.error(new TypeError('terminated'));
            },
          }),
        ),
    );
    expect(await faultOf(make())).toMatchObject({ code: 'ai.network', retryable: true });
  });

  test('what is no picture is a fault, whatever it is called', async () => {
    double.answersWith(new TextEncoder().encode('<svg onload="alert(1)"></svg>'));
    expect(await faultOf(make())).toMatchObject({ code: 'ai.not-an-image', retryable: true });
  });

  test('30 MB are not read', async () => {
    const large: FetchPort = async () => new Response(new Uint8Array(30 * 2 ** 20));
    expect(await faultOf(make({ fetch: large }))).toMatchObject({
      code: 'ai.reply-too-large',
      retryable: false,
    });
    const picture = new Uint8Array(5.5 * 2 ** 20);
    picture.set(PNG);
    double.answersWith(picture);
    expect((await faultOf(make())).code).toBe('ai.reply-too-large');
  });
});

describe('Black Forest Labs', async () => {
  const provider = await loadImageProvider('bfl');
  const make = (change?: Partial<ImageCall>) => provider.makeImage(request('bfl'), callWith(change));

  test('polls until the picture is ready, and reports the price that it was told', async () => {
    const states = ['Pending', 'Pending', 'Ready'];
    bflReplies({});
    network.use(
      http.get('https://api.us1.bfl.ai/v1/get_result', () => {
        const status = states.shift();
        return HttpResponse.json({ status, result: status === 'Ready' ? { sample: SAMPLE } : null });
      }),
      http.get('https://delivery.bfl.ai/results/1/sample.jpeg', () => new HttpResponse(PNG)),
    );
    expect((await make()).costUsd).toBeCloseTo(0.025, 6);
    expect(sent).toHaveLength(5);
  });

  test('a poll that never ends is a timeout', async () => {
    bflReplies({ status: 'Pending', result: null });
    expect(await faultOf(make())).toMatchObject({ code: 'ai.timeout', retryable: true });
    expect(sent.length).toBeLessThan(50);
  });

  test('the key goes to no other host that a reply names for polling', async () => {
    network.use(
      http.post('https://api.bfl.ai/v1/flux-dev', () =>
        HttpResponse.json({ id: 'task-1', polling_url: 'https://evil.example/?bfl.ai' }),
      ),
      http.get('https://api.bfl.ai/v1/get_result', () => HttpResponse.json({ status: 'Content Moderated' })),
    );
    expect((await faultOf(make())).code).toBe('ai.content-refused');
    expect(sent.map(({ url }) => new URL(url).hostname)).toEqual(['api.bfl.ai', 'api.bfl.ai']);
  });

  test('a picture in a private network is not fetched, nor where a redirect leads', async () => {
    bflReplies({ status: 'Ready', result: { sample: 'http://169.254.169.254/latest/meta-data' } });
    expect((await faultOf(make())).code).toBe('ai.private-address');
    bflReplies({ status: 'Ready', result: { sample: SAMPLE } });
    network.use(
      http.get('https://delivery.bfl.ai/results/1/sample.jpeg', () =>
        HttpResponse.redirect('http://10.0.0.1/', 302),
      ),
    );
    expect((await faultOf(make())).code).toBe('ai.redirected');
    const large: FetchPort = async () => new Response(new Uint8Array(30 * 2 ** 20));
    expect((await faultOf(make({ publicFetch: large }))).code).toBe('ai.reply-too-large');
    bflReplies({ status: 'Ready', result: { sample: 'file:///etc/passwd' } });
    expect((await faultOf(make())).code).toBe('ai.not-an-image');
    expect(sent.filter(({ url }) => /169\.254|10\.0/u.test(url))).toEqual([]);
  });
});

describe('Stability AI', async () => {
  const provider = await loadImageProvider('stability');
  test('a blurred picture counts as refused', async () => {
    network.use(
      http.post('https://api.stability.ai/v2beta/stable-image/generate/sd3', () =>
        HttpResponse.json({ image: base64(PNG), finish_reason: 'CONTENT_FILTERED' }),
      ),
    );
    const fault = await faultOf(provider.makeImage(request('stability'), callWith()));
    expect(fault.code).toBe('ai.content-refused');
  });
});

describe('OpenAI as aimock doubles it', async () => {
  const provider = await loadImageProvider('openai');
  const mock = new LLMock({ port: 0 });
  beforeAll(async () => {
    network.close();
    await mock.start();
  });
  afterAll(() => mock.stop());
  beforeEach(() => {
    mock.reset();
  });
  const make = () => provider.makeImage(request('openai'), callWith({ baseUrl: `${mock.url}/v1` }));

  test('answers with a picture', async () => {
    mock.onImage(/trail shoes/, { image: { b64Json: base64(PNG) } });
    expect((await make()).bytes).toEqual(PNG);
    expect(mock.getLastRequest()?.path).toBe('/v1/images/generations');
  });

  test.each([
    [401, 'ai.bad-key'],
    [429, 'ai.rate-limited'],
    [500, 'ai.unavailable'],
  ])('status %i is %s', async (status, code) => {
    mock.on({ endpoint: 'image' }, { error: { message: `no ${KEY}`, type: 'error' }, status });
    expect((await faultOf(make())).code).toBe(code);
  });
});

describe('demo', async () => {
  const provider = await loadImageProvider('demo');
  const make = (subject: string, keyword = 'trail shoes') =>
    provider.makeImage(
      request('demo', { prompt: imagePrompt({ keyword, level: 2, subject }) }),
      callWith({ apiKey: '' }),
    );

  test('draws the same picture for the same prompt, and another one for another, as PNG', async () => {
    const [one, again, other] = [await make('mud'), await make('mud'), await make('laces')];
    expect(one).toMatchObject({ mediaType: 'image/png', costUsd: 0, model: 'demo-drawing' });
    expect(again.bytes).toEqual(one.bytes);
    expect(other.bytes).not.toEqual(one.bytes);
    expect(sent).toHaveLength(0);
  });

  test('draws for keywords of other scripts too', async () => {
    expect((await make('mud', 'トレイルシューズ')).mediaType).toBe('image/png');
  });
});

test('an id that is unknown, or makes no pictures, is a fault', async () => {
  await expect(loadImageProvider('nobody')).rejects.toThrow('ai.unknown-provider');
  await expect(loadImageProvider('anthropic')).rejects.toThrow('ai.unknown-provider');
});

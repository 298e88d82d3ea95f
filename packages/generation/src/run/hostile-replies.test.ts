// What becomes of a run when its provider answers badly: each row is an answer, through the real adapter of each vendor; the network is a double.
import { setImmediate } from 'node:timers/promises';
import { defaultModelOf, loadTextProvider } from '@silosmith/ai';
import type { FaultShape, FetchPort } from '@silosmith/kernel';
import { createAppMessages } from '@silosmith/messages/app';
import { describe, expect, it } from 'vitest';
import { CHOICE, createRunWorld, PROJECT, sampleReplyTo } from '../testing/run-world.ts';

const VENDORS = ['openai', 'anthropic', 'mistral'] as const;
type Vendor = (typeof VENDORS)[number];
const KEY = 'sk-hostile-0123456789abcdef';
const PAGES = 8;
const HOSTILE_PAGE = 'page 5';
const CONCURRENCY = 3;
/** The first attempt asks again at once where a reply cannot be used, each of the five others once. */
const UNUSABLE_CALLS = 7;
const ATTEMPTS = 6;

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const html = (status: number): Response =>
  new Response('<!doctype html><html><body><h1>Sign in</h1></body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** A whole reply as the vendor's API words it. */
function replyOf(vendor: Vendor, content: string, ending: 'whole' | 'refused' = 'whole'): Response {
  if (vendor === 'anthropic')
    return json({
      ...{ id: 'r1', type: 'message', role: 'assistant', model: 'm', stop_sequence: null },
      content: content === '' ? [] : [{ type: 'text', text: content }],
      stop_reason: ending === 'whole' ? 'end_turn' : 'refusal',
      usage: { input_tokens: 10, output_tokens: 20 },
    });
  return json({
    ...{ id: 'r1', object: 'chat.completion', created: 1, model: 'm' },
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: ending === 'whole' ? 'stop' : 'content_filter',
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  });
}

const GONE: Readonly<Record<Vendor, () => Response>> = {
  openai: () =>
    json({ error: { message: 'The model `m` does not exist', type: 'e', code: 'model_not_found' } }, 404),
  anthropic: () => json({ type: 'error', error: { type: 'not_found_error', message: 'model: m' } }, 404),
  mistral: () =>
    json({ object: 'error', message: 'Invalid model: m', type: 'invalid_model', code: '1500' }, 400),
};
const NO_CREDIT: Readonly<Record<Vendor, () => Response>> = {
  openai: () => json({ error: { message: 'No more', type: 'e', code: 'insufficient_quota' } }, 429),
  anthropic: () =>
    json(
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'Your credit balance is too low' },
      },
      400,
    ),
  mistral: () => json({ message: 'Payment required' }, 402),
};

/** Whose end the reader has to make: a megabyte at a time, or a byte and then silence. */
const endless =
  (pace: 'fast' | 'silent'): FetchPort =>
  async (_url, init) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (out) => {
          if (pace === 'silent') out.enqueue(new Uint8Array(1));
          init?.signal?.addEventListener('abort', () => out.error(init.signal?.reason));
        },
        pull: async (out) => {
          await (pace === 'fast' ? setImmediate() : new Promise(() => undefined));
          out.enqueue(new Uint8Array(2 ** 20));
        },
      }),
    );

const GERMAN = `<h1>Seite fünf</h1>${'<p>Wer neue Schuhe kauft, sollte auf die Sohle und den Schaft achten.</p>'.repeat(60)}`;
const GERMAN_REPLY = JSON.stringify({ title: 'Seite', content: GERMAN });
const SCRIPTS =
  '<script>alert(1)</script><img src="x" onerror="alert(2)"><p onclick="alert(3)">Text of the page.</p><a href="javascript:alert(4)">go</a>';

/** Of each task. */
const SCRIPTED: Readonly<Record<string, object>> = {
  article: { title: `Page 5 ${SCRIPTS}`, content: `<h1>Page 5</h1>${SCRIPTS}`, excerpt: SCRIPTS },
  meta: { title: `Page 5 ${SCRIPTS}`, description: SCRIPTS },
  tags: { tags: ['<b>boots</b>', SCRIPTS, '<script>alert(5)'] },
};

interface Asked {
  readonly vendor: Vendor;
  /** article, meta, tags. */
  readonly task: string;
  /** 1 for the first hostile answer. */
  readonly nth: number;
  /** Since the first hostile answer. */
  readonly elapsedMs: number;
  readonly fetch: Parameters<FetchPort>;
}
/** Null: nothing is wrong with it any more. */
type Answer = (asked: Asked) => Response | null | Promise<Response>;

interface Row {
  readonly what: string;
  readonly answer: Answer;
  /** article: every call for that of one page. page: its other calls too. run: every call from there on. */
  readonly befalls: 'article' | 'page' | 'run';
  /** Sent with the calls that it befalls; OTHER: that of another vendor. Left out: a good one. */
  readonly key?: string;
  /** The fault that the page or the run ends with; null where it recovers. */
  readonly code: string | null;
  /** Calls that were answered badly. `run`: at most so many. */
  readonly calls: number;
  /** A note of the page. */
  readonly note?: string;
}

const never: Answer = () => expect.unreachable('nothing is to be sent');
const content =
  (text: string): Answer =>
  ({ vendor }) =>
    replyOf(vendor, text);
const onPage = (what: string, answer: Answer, code: string | null, calls: number, note?: string): Row => ({
  ...{ what, answer, code, calls, befalls: 'article' },
  ...(note === undefined ? {} : { note }),
});
const onRun = (what: string, answer: Answer, code: string, key?: string): Row => ({
  ...{ what, answer, code, befalls: 'run', calls: answer === never ? 0 : CONCURRENCY },
  ...(key === undefined ? {} : { key }),
});

const ROWS: readonly Row[] = [
  onRun(
    'a key that is wrong',
    () => json({ error: { message: 'Incorrect API key provided' } }, 401),
    'ai.bad-key',
  ),
  onRun('a key that is empty', never, 'ai.no-key', ' '),
  onRun('the key of another vendor', never, 'ai.bad-key', 'OTHER'),
  onRun('a model that no longer exists', ({ vendor }) => GONE[vendor](), 'ai.model-gone'),
  onRun('quota gone in mid-run', ({ vendor }) => NO_CREDIT[vendor](), 'ai.quota'),
  onPage('an answer that is not JSON', () => new Response('hello'), 'ai.invalid-json', UNUSABLE_CALLS),
  onPage('an answer of other JSON', () => json([1]), 'ai.invalid-json', UNUSABLE_CALLS),
  onPage('a page of a proxy', () => html(200), 'ai.invalid-json', UNUSABLE_CALLS),
  onPage('a page of a broken proxy', () => html(502), 'ai.unavailable', ATTEMPTS),
  onPage('an answer without a word', () => new Response(''), 'ai.empty-reply', UNUSABLE_CALLS),
  onPage('a reply without a word', content(''), 'ai.empty-reply', UNUSABLE_CALLS),
  onPage('a reply of other JSON', content('{"answer":42}'), 'ai.invalid-json', UNUSABLE_CALLS),
  onPage('a reply of a sentence', content('I cannot help with that.'), 'ai.no-article', 1),
  onPage('a refusal', ({ vendor }) => replyOf(vendor, '', 'refused'), 'ai.content-refused', 1),
  onPage(
    'a refusal in mid-text',
    ({ vendor }) => replyOf(vendor, '{"title":"Page 5","content":"<h1>Page 5</h1><p>It begins', 'refused'),
    'ai.content-refused',
    1,
  ),
  onPage('10 MB', ({ vendor }) => replyOf(vendor, 'x'.repeat(10 * 2 ** 20)), 'ai.reply-too-large', 1),
  onPage('an answer without an end', ({ fetch }) => endless('fast')(...fetch), 'ai.reply-too-large', 1),
  onPage(
    'an answer that falls silent',
    ({ fetch }) => endless('silent')(...fetch),
    'jobs.timed-out',
    ATTEMPTS,
  ),
  onPage(
    'the wrong language, once',
    ({ vendor, nth }) => (nth === 1 ? replyOf(vendor, GERMAN_REPLY) : null),
    null,
    1,
  ),
  onPage('the wrong language, always', content(GERMAN_REPLY), null, 2, 'wrong-language'),
  {
    what: 'script tags in every text',
    answer: ({ vendor, task }) =>
      SCRIPTED[task] === undefined ? null : replyOf(vendor, JSON.stringify(SCRIPTED[task])),
    ...{ befalls: 'page', code: null, calls: 3, note: 'few-words' },
  },
  onPage(
    'a whole HTML document with script tags',
    content(`<!doctype html><html><head>${SCRIPTS}</head><body><h1>Page 5</h1>${SCRIPTS}</body></html>`),
    null,
    1,
    'raw-reply',
  ),
  {
    what: 'no network for a minute',
    answer: ({ elapsedMs }) => {
      if (elapsedMs >= 60_000) return null;
      const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
      throw new TypeError('fetch failed', { cause });
    },
    ...{ befalls: 'run', code: null, calls: 4 * CONCURRENCY },
  },
];

const OTHER_KEY: Readonly<Record<Vendor, string>> = {
  openai: 'sk-ant-api03-0123456789',
  anthropic: 'sk-proj-0123456789',
  mistral: 'sk-ant-api03-0123456789',
};

/** Where a reply that was asked for as a stream ends otherwise: what is none looks like one that was cut, and silence is noticed after a minute. */
const CODES_OF_STREAMS = new Map([
  ['an answer that is not JSON', 'ai.cut-reply'],
  ['an answer without a word', 'ai.cut-reply'],
  ['an answer that falls silent', 'ai.stuck'],
]);
const WAYS = ['whole', 'streamed'] as const;
type Way = (typeof WAYS)[number];

async function createHostileRun(vendor: Vendor, way: Way, row: Row) {
  const { generateText } = await loadTextProvider(vendor);
  const world = createRunWorld(PAGES);
  const tab = world.openTab();
  const seen = { isMended: false, brokenAtMs: null as number | null, hostile: 0, sent: [] as string[] };
  const badKey = row.key === 'OTHER' ? OTHER_KEY[vendor] : row.key;

  world.write = async (request, keyword, signal) => {
    const isHostilePage = keyword === HOSTILE_PAGE && request.task === 'article';
    if (isHostilePage) seen.brokenAtMs ??= tab.time.clock.nowMs();
    const { brokenAtMs, isMended } = seen;
    const isBefallen = {
      article: isHostilePage,
      page: keyword === HOSTILE_PAGE,
      run: brokenAtMs !== null,
    }[row.befalls];
    const isHostile = isBefallen && !isMended;
    const fetch: FetchPort = async (...args) => {
      seen.sent.push(`${request.task} ${keyword}`);
      const whole = replyOf(vendor, await sampleReplyTo(request));
      if (!isHostile) return whole;
      const elapsedMs = tab.time.clock.nowMs() - (brokenAtMs ?? 0);
      const about = { vendor, task: request.task ?? '', nth: seen.hostile + 1, elapsedMs };
      seen.hostile += 1;
      const answer = await row.answer({ ...about, fetch: args });
      if (answer === null) seen.hostile -= 1;
      return answer ?? whole;
    };
    const { prompt, system, task, model = '', jsonMode, max_tokens: maxTokens } = request;
    const wish = { prompt, model, ...(system ? { system } : {}), ...(task ? { task } : {}) };
    const reply = await generateText(
      { ...wish, ...(jsonMode ? { jsonMode } : {}), ...(maxTokens ? { maxTokens } : {}) },
      {
        ...{ apiKey: isHostile && badKey !== undefined ? badKey : KEY, fetch, signal },
        ...(way === 'streamed' ? { timer: tab.time.timer, onText: () => undefined } : {}),
      },
    );
    return reply.content;
  };

  /** Time goes on until the run has ended, or is paused with nothing in flight. Bodies of answers are read between two seconds. */
  const settled = async (): Promise<void> => {
    const isMoving = (): boolean => {
      const job = tab.run()?.job;
      const isOpen = job?.status === 'running' || job?.status === 'retrying';
      return isOpen || (job?.items.some(({ state }) => state === 'running' || state === 'retrying') ?? false);
    };
    do {
      await tab.time.advance(1_000);
      await setImmediate();
    } while (isMoving());
  };
  const itemOf = (id: string) => tab.run()?.job.items.find((item) => item.id === id);
  return { world, tab, seen, settled, itemOf };
}

const { t, has } = createAppMessages();
/** The sentence of a fault as a page shows it: whole, and with something to do. */
function expectAdvice({ code, params }: FaultShape): void {
  const key = `errors.${code}`;
  if (!has(key)) throw new Error(`${code} has no sentence`);
  const sentence = t(key, params as Record<string, string>);
  expect(sentence).not.toMatch(/\{\{|undefined/u);
  expect(sentence).toMatch(/\b(check|enter|choose|try|wait|switch)\b/iu);
  expect(sentence).not.toContain(KEY);
}

const REFUSALS = 'a refusal';
describe.each(VENDORS.flatMap((vendor) => WAYS.map((way) => [vendor, way] as const)))(
  '%s, %s',
  (vendor, way) => {
    // Mistral has no ending for a refusal: it says so in prose.
    const rows = ROWS.filter(({ what }) => vendor !== 'mistral' || !what.startsWith(REFUSALS));
    it.each(rows)('$what: $code after $calls calls', async (row) => {
      const { world, tab, seen, settled, itemOf } = await createHostileRun(vendor, way, row);
      const choice = { ...CHOICE, provider: vendor, model: defaultModelOf(vendor) };
      expect(await tab.engine.start(PROJECT, choice)).toBe('started');
      await settled();
      const { hostile } = seen;
      if (row.befalls === 'run') expect(hostile).toBeLessThanOrEqual(row.calls);
      else expect(hostile).toBe(row.calls);
      expect(hostile > 0).toBe(row.calls > 0);

      const run = tab.run();
      expect(run?.job.status).toBe(
        row.code === null ? 'completed' : row.befalls === 'run' ? 'paused' : 'failed',
      );
      const failed = run?.job.items.filter(({ state }) => state === 'failed').map(({ id }) => id);
      expect(failed).toEqual(row.code !== null && row.befalls !== 'run' ? [HOSTILE_PAGE] : []);
      const fault = row.befalls === 'run' ? run?.halt?.fault : itemOf(HOSTILE_PAGE)?.fault;
      const streamed = way === 'streamed' ? CODES_OF_STREAMS.get(row.what) : undefined;
      expect(fault?.code ?? null).toBe(streamed ?? row.code);
      if (fault) expectAdvice(fault);
      if (row.note !== undefined) expect(run?.notes.get(HOSTILE_PAGE)).toContain(row.note);

      const made = new Map(world.device);
      expect(made.size).toBeGreaterThanOrEqual(row.befalls === 'run' ? 3 : 3 * (PAGES - 1));
      expect(JSON.stringify([...made])).not.toMatch(/<script|onerror|onclick|javascript:|alert\(/iu);
      // Nothing is sent while the user has not acted.
      const sentBefore = seen.sent.length;
      await tab.time.advance(120_000);
      await setImmediate();
      expect(seen.sent).toHaveLength(sentBefore);

      seen.isMended = true;
      if (row.befalls === 'run') await tab.engine.resume(PROJECT);
      else await tab.engine.retry(PROJECT, HOSTILE_PAGE);
      await settled();
      expect(tab.run()?.job.status).toBe('completed');
      expect(world.device.size).toBe(3 * world.keywords.length);
      for (const [name, record] of made) {
        expect(world.device.get(name)).toBe(record);
        expect(seen.sent.slice(sentBefore)).not.toContain(name);
      }
      const others = world.paid.filter((call) => !call.endsWith(HOSTILE_PAGE));
      expect(new Set(others).size).toBe(others.length);
    });
  },
);

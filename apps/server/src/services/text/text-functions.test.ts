import { Fault } from '@silosmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp, fakeProvider, type TestApp } from '../../testing/test-app.ts';
import { forgetOldReplies } from './kept-calls.ts';

const TEXT = '/.netlify/functions/openai-text';
let database: Database;

beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());

type Provider = ReturnType<typeof fakeProvider>;
const serverWith = (provider: Provider, apiKeys: Record<string, string> = {}): Promise<TestApp> =>
  createTestApp(
    database,
    { providerOf: async () => provider },
    { apiKeys: new Map(Object.entries(apiKeys)) },
  );

describe('text functions', () => {
  it('need a session', async () => {
    const provider = fakeProvider();
    const server = await serverWith(provider);
    const reply = await server.call('POST', TEXT, { prompt: 'x' });
    expect(reply.status).toBe(401);
    expect(provider.calls()).toBe(0);
  });

  it('answer text for the short body and JSON for the other, with usage', async () => {
    const server = await serverWith(
      fakeProvider(async ({ jsonMode, model }) => ({
        content: jsonMode ? 'Here: ```json\n{"title":"T"}\n```' : 'Plain text',
        model,
        inputTokens: 1_000,
        outputTokens: 500,
      })),
    );
    const person = await server.signUp();
    const text = await person.call('POST', TEXT, {
      prompt: 'x',
      model: 'gpt-4o',
      max_tokens: 900,
      temperature: 0.7,
      system: 's',
    });
    expect(await text.json()).toEqual({
      text: 'Plain text',
      content: 'Plain text',
      model: 'gpt-4o',
      provider: 'openai',
      usage: { inputTokens: 1_000, outputTokens: 500, cost: 0.0075 },
    });
    const json = await person.call('POST', TEXT, { prompt: 'x', jsonMode: true, language: 'nl' });
    expect(await json.json()).toMatchObject({
      json: { title: 'T' },
      content: expect.stringContaining('Here'),
    });
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({
      totals: {
        calls: 2,
        failedCalls: 0,
        inputTokens: 2_000,
        outputTokens: 1_000,
        averageLatencyMs: expect.any(Number),
      },
      byTask: [{ task: 'other', calls: 2 }],
    });
  });

  it('send the user’s key, else the operator’s, and never show either', async () => {
    const keys: (string | undefined)[] = [];
    const provider = fakeProvider(async (_, { apiKey }) => {
      keys.push(apiKey);
      throw new Fault('ai.bad-key', { params: { provider: 'OpenAI' } });
    });
    const server = await serverWith(provider, { openai: 'sk-operator' });
    const person = await server.signUp();
    const own = await person.call('POST', TEXT, { prompt: 'x' }, { 'X-Provider-Key': 'sk-user' });
    const operators = await person.call('POST', TEXT, { prompt: 'x' });
    expect(keys).toEqual(['sk-user', 'sk-operator']);
    for (const reply of [own, operators]) {
      expect(reply.status).toBe(401);
      const text = await reply.text();
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'ai.bad-key', retryable: false } });
      expect(text).not.toMatch(/sk-/);
    }
    const { rows } = await database.pool.query('select * from usage');
    expect(JSON.stringify(rows)).not.toMatch(/sk-/);
  });

  it.each([
    ['ai.rate-limited', { retryAfterS: 7 }, 429, '7'],
    ['ai.rate-limited', { retryAfterS: 0 }, 429, '5'],
    ['ai.timeout', {}, 504, null],
    ['ai.unavailable', {}, 503, null],
    ['ai.empty-reply', {}, 502, null],
  ])('map %s to its status', async (code, params, status, retryAfter) => {
    const server = await serverWith(
      fakeProvider(async () => {
        throw new Fault(code, { params, retryable: true });
      }),
    );
    const person = await server.signUp();
    const reply = await person.call('POST', TEXT, { prompt: 'x', task: 'meta' });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('retry-after')).toBe(retryAfter);
    expect(await reply.json()).toMatchObject({ error: { code, retryable: true } });
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { failedCalls: 1 }, latest: [{ outcome: code, task: 'meta' }] });
  });

  it('refuse nonsense in JSON mode, and count what it cost', async () => {
    const server = await serverWith(
      fakeProvider(async () => ({ content: 'Sure!', model: 'gpt-4o', inputTokens: 1_000, outputTokens: 10 })),
    );
    const person = await server.signUp();
    const reply = await person.call('POST', TEXT, { prompt: 'x', jsonMode: true });
    expect(reply.status).toBe(502);
    expect(await reply.json()).toMatchObject({ error: { code: 'ai.invalid-json', retryable: true } });
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { costUsd: 0.0026 } });
  });
});

describe('budget guard', () => {
  const costly = { prompt: 'x', model: 'gpt-4o', max_tokens: 10_000 };

  it('refuses a call above the limit of one request before it is sent, with the figures', async () => {
    const provider = fakeProvider();
    const server = await serverWith(provider);
    const person = await server.signUp();
    await person.call('PATCH', '/api/profile', { request_limit_usd: 0.05 });
    const reply = await person.call('POST', TEXT, costly);
    expect(reply.status).toBe(402);
    expect(await reply.json()).toMatchObject({
      error: {
        code: 'server.over-request-limit',
        message: expect.stringContaining('US$ 0.1'),
        params: { estimateUsd: 0.1, limitUsd: 0.05 },
      },
    });
    expect(provider.calls()).toBe(0);
    expect((await person.call('POST', TEXT, { ...costly, max_tokens: 1_000 })).status).toBe(200);
  });

  it('counts calls under way against the day’s budget', async () => {
    let release = (): void => {};
    const provider = fakeProvider(async ({ model }) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { content: 'Hello', model, inputTokens: 0, outputTokens: 10_000 };
    });
    const server = await serverWith(provider);
    const person = await server.signUp();
    await person.call('PATCH', '/api/profile', { daily_budget_usd: 0.15 });
    const first = person.call('POST', TEXT, costly);
    while (provider.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await person.call('POST', TEXT, costly);
    expect(second.status).toBe(402);
    expect(await second.json()).toMatchObject({ error: { params: { spentUsd: 0.1, budgetUsd: 0.15 } } });
    release();
    expect((await first).status).toBe(200);
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ today: { costUsd: 0.1, dailyBudgetUsd: 0.15 } });
  });
});

describe('issue 7, item 4: the operator’s key', () => {
  const operator = { apiKeys: new Map([['openai', 'sk-operator']]), dailyCapUsd: 0.5 };
  const costly = { prompt: 'x', model: 'gpt-4o', max_tokens: 9_990 };
  const dear = fakeProvider(async ({ model }) => ({
    content: 'Hello',
    model,
    inputTokens: 0,
    outputTokens: 9_990,
  }));
  const serve = (provider: Provider, settings = {}): Promise<TestApp> =>
    createTestApp(database, { providerOf: async () => provider }, { ...operator, ...settings });
  const codeOf = async (reply: Response): Promise<string> =>
    ((await reply.json()) as { error: { code: string } }).error.code;

  it('spends no more on a user a day than the operator’s cap, of 20 calls at once', async () => {
    const server = await serve(dear);
    const person = await server.signUp();
    await person.call('PATCH', '/api/profile', { daily_budget_usd: 100 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => person.call('POST', TEXT, costly)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(15);
    expect(await refused[0]?.json()).toMatchObject({
      error: { code: 'server.over-daily-cap', params: { budgetUsd: 0.5 } },
    });
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { calls: 5, costUsd: expect.closeTo(0.4995, 6) } });
  });

  it('counts nothing that a user’s own key paid, and caps each user alone', async () => {
    const server = await serve(dear);
    const [one, two] = [await server.signUp(), await server.signUp()];
    const own = { 'X-Provider-Key': 'sk-own' };
    for (let i = 0; i < 7; i++) expect((await one.call('POST', TEXT, costly, own)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await one.call('POST', TEXT, costly)).status).toBe(200);
    expect((await one.call('POST', TEXT, costly)).status).toBe(402);
    expect((await one.call('POST', TEXT, costly, own)).status).toBe(200);
    expect((await two.call('POST', TEXT, costly)).status).toBe(200);
  });

  it('counts a call whose cost is not known at the most it can be, and a refused one at nothing', async () => {
    let code = 'ai.timeout';
    const server = await serve(
      fakeProvider(async () => {
        throw new Fault(code, { retryable: true });
      }),
    );
    const person = await server.signUp();
    for (let i = 0; i < 5; i++) expect((await person.call('POST', TEXT, costly)).status).toBe(504);
    expect(await codeOf(await person.call('POST', TEXT, costly))).toBe('server.over-daily-cap');
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { costUsd: 0, unpricedCalls: 5 } });
    const other = await server.signUp();
    code = 'ai.bad-key';
    for (let i = 0; i < 8; i++) expect((await other.call('POST', TEXT, costly)).status).toBe(401);
  });

  it('reserves for the strangest text what it can cost', async () => {
    const provider = fakeProvider();
    const server = await serve(provider);
    const person = await server.signUp();
    // Rare signs are several tokens each: 90,000 of four bytes could cost US$ 0.90.
    const reply = await person.call('POST', TEXT, { ...costly, prompt: '𓀀'.repeat(90_000), max_tokens: 1 });
    expect(await codeOf(reply)).toBe('server.over-daily-cap');
    expect(provider.calls()).toBe(0);
  });

  it('is for models with a known price; on a user’s own key the cost is unknown, not 0', async () => {
    const server = await serve(dear);
    const person = await server.signUp();
    const unknown = { ...costly, model: 'gpt-99-ultra' };
    const refused = await person.call('POST', TEXT, unknown);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'server.model-not-offered']);
    const own = await person.call('POST', TEXT, unknown, { 'X-Provider-Key': 'sk-own' });
    expect(await own.json()).toMatchObject({ model: 'gpt-99-ultra', usage: { cost: null } });
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { calls: 1, unpricedCalls: 1 }, latest: [{ costUsd: null }] });
    // Their own budget guards it at the dearest price of the provider.
    await person.call('PATCH', '/api/profile', { request_limit_usd: 0.05 });
    expect((await person.call('POST', TEXT, unknown, { 'X-Provider-Key': 'sk-own' })).status).toBe(402);
    const dated = { ...costly, model: 'gpt-4o-2024-11-20', max_tokens: 100 };
    expect((await person.call('POST', TEXT, dated)).status).toBe(200);
    // The price of this date is its own, and of the other one nobody knows it.
    for (const model of ['gpt-4o-2024-05-13', 'gpt-4o-2031-01-01']) {
      expect(await codeOf(await person.call('POST', TEXT, { ...dated, model }))).toBe(
        'server.model-not-offered',
      );
    }
  });

  it('is not needed for a server of one’s own, which may name its models', async () => {
    const server = await serve(dear, {
      apiKeys: new Map(),
      baseUrls: new Map([['openai', 'http://127.0.0.1:11434/v1']]),
    });
    const person = await server.signUp();
    await person.call('PATCH', '/api/profile', { request_limit_usd: 0.001 });
    const reply = await person.call('POST', TEXT, { ...costly, model: 'llama-4-local' });
    expect(await reply.json()).toMatchObject({ usage: { cost: null } });
  });
});

describe('idempotency', () => {
  const key = { 'Idempotency-Key': 'job-1:article:shoes' };

  it('pays once for a repeated key, also after a restart, and says so', async () => {
    const provider = fakeProvider();
    const server = await serverWith(provider);
    const person = await server.signUp();
    const first = await person.call('POST', TEXT, { prompt: 'x' }, key);
    expect(first.headers.get('idempotent-replay')).toBeNull();
    const restarted = await serverWith(provider);
    const again = await restarted.call(
      'POST',
      TEXT,
      { prompt: 'x' },
      { Authorization: `Bearer ${person.token}`, ...key },
    );
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect(provider.calls()).toBe(1);
  });

  it('7.24: passes a key on to the provider, the same for a repeat, never the user’s own words', async () => {
    const passedOn: (string | undefined)[] = [];
    const server = await serverWith(
      fakeProvider(async ({ model }, { idempotencyKey }) => {
        passedOn.push(idempotencyKey);
        // The reply is lost, as by a crash of the server: the repeat reaches the provider again.
        if (passedOn.length === 1) throw new Fault('ai.network', { retryable: true });
        return { content: 'Hello', model, inputTokens: 1, outputTokens: 1 };
      }),
    );
    const [one, two] = [await server.signUp(), await server.signUp()];
    await one.call('POST', TEXT, { prompt: 'y' }, key);
    await one.call('POST', TEXT, { prompt: 'y' }, key);
    await two.call('POST', TEXT, { prompt: 'y' }, key);
    const [first = '', again, other] = passedOn;
    expect(first).toMatch(/^[\w-]{43}$/u);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keeps keys of users apart, and refuses a key for another request', async () => {
    const provider = fakeProvider();
    const server = await serverWith(provider);
    const [one, two] = [await server.signUp(), await server.signUp()];
    await one.call('POST', TEXT, { prompt: 'x' }, key);
    await two.call('POST', TEXT, { prompt: 'x' }, key);
    expect(provider.calls()).toBe(2);
    const other = await one.call('POST', TEXT, { prompt: 'y' }, key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ error: { code: 'server.idempotency-mismatch' } });
  });

  it('lets a repeat wait for the call under way', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const provider = fakeProvider(async ({ model }) => {
      await held;
      return { content: 'Hello', model, inputTokens: 1, outputTokens: 1 };
    });
    const server = await serverWith(provider);
    const person = await server.signUp();
    const both = Promise.all([1, 2].map(() => person.call('POST', TEXT, { prompt: 'x' }, key)));
    while (provider.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    release();
    const replies = await both;
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(provider.calls()).toBe(1);
  });

  it('keeps nothing of a failed call: the repeat tries again', async () => {
    let fails = true;
    const provider = fakeProvider(async ({ model }) => {
      if (fails) throw new Fault('ai.timeout', { retryable: true });
      return { content: 'Hello', model, inputTokens: 1, outputTokens: 1 };
    });
    const server = await serverWith(provider);
    const person = await server.signUp();
    expect((await person.call('POST', TEXT, { prompt: 'x' }, key)).status).toBe(504);
    fails = false;
    expect((await person.call('POST', TEXT, { prompt: 'x' }, key)).status).toBe(200);
  });

  it('tells a repeat to ask again while another server holds the call, and frees the key of a dead one', async () => {
    const provider = fakeProvider();
    const server = await serverWith(provider);
    const person = await server.signUp();
    const ask = () => person.call('POST', TEXT, { prompt: 'x' }, key);
    await ask();
    await database.pool.query(
      `update call_replies set state = 'running', holder = 'elsewhere', lease_until = now() + interval '10 seconds' where user_id = $1`,
      [person.id],
    );
    const running = await ask();
    expect(running.status).toBe(409);
    expect(running.headers.get('retry-after')).toBe('2');
    expect(await running.json()).toMatchObject({ error: { code: 'server.call-running', retryable: true } });
    await database.pool.query(
      `update call_replies set lease_until = now() - interval '1 second' where user_id = $1`,
      [person.id],
    );
    expect((await ask()).status).toBe(200);
    expect(provider.calls()).toBe(2);
  });

  it('keeps a text for a week, for the run that goes on where one died, and what is as large as a picture for a day', async () => {
    const provider = fakeProvider();
    const server = await serverWith(provider);
    const person = await server.signUp();
    const ask = () => person.call('POST', TEXT, { prompt: 'x' }, key);
    const ageBy = async (time: string, besides = '') => {
      await database.pool.query(
        `update call_replies set created_at = created_at - $2::interval ${besides} where user_id = $1`,
        [person.id, time],
      );
      await forgetOldReplies(database.pool, false);
    };
    await ask();
    await ageBy('6 days');
    await ask();
    expect(provider.calls()).toBe(1);
    await ageBy('2 days');
    await ask();
    expect(provider.calls()).toBe(2);
    await ageBy('2 days', `, reply = json_build_object('image', repeat('x', 300000))`);
    await ask();
    expect(provider.calls()).toBe(3);
  });
});

describe('a server that the user names', () => {
  const OWN = '/.netlify/functions/openai-compatible-text';
  const AT = 'X-Provider-Base-Url';
  const seen: { apiKey?: string | undefined; baseUrl?: string | undefined }[] = [];
  /** Answers as a model of its own would, and calls the network as a provider does. */
  const provider = fakeProvider(async ({ model }, call) => {
    seen.push({ apiKey: call.apiKey, baseUrl: call.baseUrl });
    if (call.baseUrl) await call.fetch(call.baseUrl);
    return { content: 'Hello', model, inputTokens: 10, outputTokens: 5 };
  });
  const reached: string[] = [];
  const serverAs = (settings: Parameters<typeof createTestApp>[2]) =>
    createTestApp(
      database,
      {
        providerOf: async () => ({ ...provider, id: 'openai-compatible', name: 'OpenAI-compatible server' }),
        fetch: async (url) => {
          reached.push(url);
          return new Response('{}');
        },
      },
      settings,
    );
  const ask = { prompt: 'x', model: 'llama' };

  it('is called with the user’s key or none, never with the operator’s, and a model at home costs nothing', async () => {
    const server = await serverAs({
      apiKeys: new Map([['openai-compatible', 'sk-operator']]),
      baseUrls: new Map([['openai-compatible', 'http://127.0.0.1:8/v1']]),
    });
    const person = await server.signUp();
    seen.length = 0;
    const own = await person.call('POST', OWN, ask, { [AT]: 'http://localhost:11434/v1/' });
    expect(await own.json()).toMatchObject({ usage: { cost: 0 } });
    const keyed = await person.call('POST', OWN, ask, {
      [AT]: 'https://models.example.com/v1',
      'X-Provider-Key': 'sk-user',
    });
    expect(await keyed.json()).toMatchObject({ usage: { cost: null } });
    await person.call('POST', OWN, ask);
    expect(seen).toEqual([
      { apiKey: undefined, baseUrl: 'http://localhost:11434/v1' },
      { apiKey: 'sk-user', baseUrl: 'https://models.example.com/v1' },
      { apiKey: 'sk-operator', baseUrl: 'http://127.0.0.1:8/v1' },
    ]);
  });

  it('may not be in a private network where others can reach this server, unless its operator allows the host', async () => {
    const shared = await (await serverAs({ isExposed: true, signUp: 'open' })).signUp('shared@example.com');
    reached.length = 0;
    for (const url of ['http://localhost:1/v1', 'http://127.0.0.1:1/v1', 'http://169.254.169.254/v1']) {
      const refused = await shared.call('POST', OWN, ask, { [AT]: url });
      expect([url, refused.status]).toEqual([url, 403]);
      expect(await refused.json()).toMatchObject({ error: { code: 'server.private-address' } });
    }
    expect(reached).toEqual([]);
    const allowing = await serverAs({ isExposed: true, signUp: 'open', privateHosts: ['localhost'] });
    const allowed = await (await allowing.signUp('allowed@example.com')).call('POST', OWN, ask, {
      [AT]: 'http://localhost:1/v1',
    });
    // Let through: nothing listens there.
    expect(await allowed.json()).toMatchObject({ error: { code: 'unknown' } });
  });

  it('is refused as a header that is no base URL, and for a provider that has its own address', async () => {
    const person = await (await serverAs({})).signUp();
    for (const [path, url] of [
      [OWN, 'localhost:11434'],
      [OWN, 'https://me:secret@models.example.com/v1'],
      [TEXT, 'https://models.example.com/v1'],
    ] as const) {
      const refused = await person.call('POST', path, ask, { [AT]: url });
      expect([url, refused.status]).toEqual([url, 400]);
    }
  });
});

describe('a text as events', () => {
  const EVENTS = { Accept: 'text/event-stream' };
  const writing = () =>
    fakeProvider(async ({ model }, { onText }) => {
      for (const part of ['Hel', 'lo']) onText?.(part);
      return { content: 'Hello', model, inputTokens: 10, outputTokens: 5 };
    });
  const eventsOf = (text: string): [string, unknown][] =>
    Array.from(text.matchAll(/event: (\w+)\ndata: (.*)\n\n/gu), ([, name = '', data = '']) => [
      name,
      JSON.parse(data),
    ]);

  it('arrives part by part, ends with the reply, and is kept under its key: a repeat asks nobody', async () => {
    const provider = writing();
    const server = await serverWith(provider);
    const person = await server.signUp();
    const ask = async () => {
      const headers = { ...EVENTS, 'Idempotency-Key': 'k' };
      const reply = await person.call('POST', TEXT, { prompt: 'x' }, headers);
      expect(reply.headers.get('content-type')).toContain('text/event-stream');
      return eventsOf(await reply.text());
    };
    const whole = ['reply', expect.objectContaining({ content: 'Hello', provider: 'openai' })];
    expect(await ask()).toEqual([['part', { text: 'Hel' }], ['part', { text: 'lo' }], whole]);
    expect(await ask()).toEqual([whole]);
    expect(provider.calls()).toBe(1);
  });

  it('says what refused it in the usual body, the budget too', async () => {
    const server = await serverWith(
      fakeProvider(async () => {
        throw new Fault('ai.stuck', { params: { provider: 'OpenAI' }, retryable: true });
      }),
    );
    const person = await server.signUp();
    const ask = async () => eventsOf(await (await person.call('POST', TEXT, { prompt: 'x' }, EVENTS)).text());
    expect(await ask()).toMatchObject([['error', { error: { code: 'ai.stuck', retryable: true } }]]);
    await person.call('PATCH', '/api/profile', { request_limit_usd: 0.01 });
    expect(await ask()).toMatchObject([['error', { error: { code: 'server.over-request-limit' } }]]);
  });

  it('is finished and kept though its client has gone', async () => {
    const held = Promise.withResolvers<void>();
    const provider = fakeProvider(async ({ model }, { onText }) => {
      onText?.('Hel');
      await held.promise;
      onText?.('lo');
      return { content: 'Hello', model, inputTokens: 10, outputTokens: 5 };
    });
    const server = await serverWith(provider);
    const person = await server.signUp();
    const headers = { 'Idempotency-Key': 'gone' };
    const first = await person.call('POST', TEXT, { prompt: 'x' }, { ...EVENTS, ...headers });
    const reader = first.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    held.resolve();
    await server.deps.underway.settled();
    expect(await (await person.call('POST', TEXT, { prompt: 'x' }, headers)).json()).toMatchObject({
      content: 'Hello',
    });
    expect(provider.calls()).toBe(1);
  });
});

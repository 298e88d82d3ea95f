import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPublicFetch } from '../../platform/public-fetch.ts';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FLUX = '/.netlify/functions/image-processing';
const STABILITY = '/.netlify/functions/stability-image';
const OPERATOR = 'sk-operator-0123456789';
const OWN = 'sk-user-9876543210';
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);

let database: Database;
const network = setupServer();
/** Where pictures lie: a real server, since the fetch for public addresses makes its own connections. */
const storage = createServer((_request, response) => response.end(JPEG));
const sampleAt = (host: string): string => `http://${host}:${(storage.address() as AddressInfo).port}/1.jpeg`;
beforeAll(async () => {
  network.listen({
    onUnhandledRequest: ({ url }, print) => {
      if (!url.startsWith('http://127.0.0.1:')) print.error();
    },
  });
  await new Promise<void>((listening) => storage.listen(0, '127.0.0.1', () => listening()));
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterEach(() => network.resetHandlers());
afterAll(async () => {
  network.close();
  storage.close();
  await database.close();
});

/** Counts what it charges. */
function stabilityAnswers(
  answer: (key: string | null) => Response = () => HttpResponse.json({ image: btoa('\xff\xd8\xff\xe0') }),
) {
  const asked: { readonly key: string | null; readonly form: FormData }[] = [];
  network.use(
    http.post('https://api.stability.ai/v2beta/stable-image/generate/sd3', async ({ request }) => {
      const key = request.headers.get('authorization');
      asked.push({ key, form: await request.formData() });
      return answer(key);
    }),
  );
  return asked;
}
function bflAnswers(sample: string) {
  const bodies: unknown[] = [];
  network.use(
    http.post('https://api.bfl.ai/v1/:model', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ id: '1', cost: 2.5 });
    }),
    http.get('https://api.bfl.ai/v1/get_result', () =>
      HttpResponse.json({ status: 'Ready', result: { sample } }),
    ),
  );
  return bodies;
}
/** `storage.example` is what the operator allows; every name leads to this machine. */
const publicFetch = createPublicFetch(new Set(['storage.example']), (_name, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]),
);
const serve = (settings: Parameters<typeof createTestApp>[2] = {}): Promise<TestApp> =>
  createTestApp(database, { publicFetch }, settings);
const keyed = {
  apiKeys: new Map([
    ['stability', OPERATOR],
    ['bfl', OPERATOR],
  ]),
};
const codeOf = async (reply: Response): Promise<string> =>
  ((await reply.json()) as { error: { code: string } }).error.code;

describe('functions that make pictures', () => {
  it('need a session', async () => {
    const asked = stabilityAnswers();
    expect((await (await serve(keyed)).call('POST', STABILITY, { prompt: 'x' })).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it('take the body of flux, and answer with the picture itself and what it cost', async () => {
    const bodies = bflAnswers(sampleAt('storage.example'));
    const person = await (await serve(keyed)).signUp();
    const reply = await person.call('POST', FLUX, {
      prompt: 'trail shoes',
      output_format: 'jpeg',
      prompt_upsampling: true,
      safety_tolerance: 2,
      width: 1024,
      height: 1024,
    });
    expect(await reply.json()).toEqual({
      imageUrl: `data:image/jpeg;base64,${Buffer.from(JPEG).toString('base64')}`,
      model: 'flux-dev',
      provider: 'bfl',
      usage: { cost: 0.025 },
    });
    expect(bodies).toEqual([
      {
        prompt: 'trail shoes',
        output_format: 'jpeg',
        prompt_upsampling: true,
        safety_tolerance: 2,
        width: 1024,
        height: 1024,
      },
    ]);
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { calls: 1, costUsd: 0.025 }, byTask: [{ task: 'image' }] });
  });

  it('take the body of stability-image, with the user’s key before the operator’s', async () => {
    const asked = stabilityAnswers();
    const person = await (await serve(keyed)).signUp();
    const body = { prompt: 'trail shoes', aspect_ratio: '1:1', output_format: 'jpeg' };
    expect(await (await person.call('POST', STABILITY, body)).json()).toMatchObject({
      model: 'sd3.5-large-turbo',
      usage: { cost: 0.04 },
    });
    await person.call('POST', STABILITY, { ...body, model: 'sd3.5-flash' }, { 'X-Provider-Key': OWN });
    expect(asked.map(({ key }) => key)).toEqual([`Bearer ${OPERATOR}`, `Bearer ${OWN}`]);
    expect(asked[1]?.form.get('model')).toBe('sd3.5-flash');
  });

  it('draw without a key as the demo provider, and know no other names', async () => {
    const person = await (await serve()).signUp();
    const drawn = await person.call('POST', FLUX, { prompt: 'trail shoes', provider: 'demo' });
    expect(await drawn.json()).toMatchObject({
      imageUrl: expect.stringMatching(/^data:image\/png;base64,/u),
      provider: 'demo',
      usage: { cost: 0 },
    });
    expect((await person.call('POST', FLUX, { prompt: 'x', provider: 'anthropic' })).status).toBe(404);
    expect(await codeOf(await person.call('POST', FLUX, { prompt: 'x' }))).toBe('ai.no-key');
    expect((await person.call('POST', FLUX, { prompt: 'x', aspect_ratio: '7:3' })).status).toBe(400);
  });

  it('never show a key: not in replies, faults or stored rows', async () => {
    stabilityAnswers((key) => HttpResponse.json({ errors: [`what is ${key}?`] }, { status: 400 }));
    const person = await (await serve(keyed)).signUp();
    const replies = [
      await person.call(
        'POST',
        STABILITY,
        { prompt: 'x' },
        { 'X-Provider-Key': OWN, 'Idempotency-Key': 'k' },
      ),
      await person.call('POST', STABILITY, { prompt: 'x' }),
    ];
    for (const reply of replies) expect(await reply.text()).not.toMatch(/sk-(?:user|operator)/u);
    for (const table of ['usage', 'call_replies']) {
      const { rows } = await database.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toMatch(/sk-(?:user|operator)/u);
    }
  });

  it('fetch no picture from a private network, after its name is looked up', async () => {
    bflAnswers(sampleAt('inside.example'));
    const person = await (await serve(keyed)).signUp();
    const reply = await person.call('POST', FLUX, { prompt: 'x' });
    expect([reply.status, await codeOf(reply)]).toEqual([502, 'ai.private-address']);
    // The picture was made, and may be charged.
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ totals: { costUsd: 0, unpricedCalls: 1 } });
  });
});

describe('what pictures cost', () => {
  it('stays within the operator’s cap, of 20 calls at once', async () => {
    const asked = stabilityAnswers();
    const person = await (await serve({ ...keyed, dailyCapUsd: 0.2 })).signUp();
    await person.call('PATCH', '/api/profile', { daily_budget_usd: 100 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => person.call('POST', STABILITY, { prompt: 'x' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(asked).toHaveLength(5);
    expect(await codeOf(replies.find(({ status }) => status === 402) ?? new Response('{}'))).toBe(
      'server.over-daily-cap',
    );
  });

  it('is refused above the limit of one request, before anything is sent', async () => {
    const asked = stabilityAnswers();
    const person = await (await serve(keyed)).signUp();
    await person.call('PATCH', '/api/profile', { request_limit_usd: 0.03 });
    expect((await person.call('POST', STABILITY, { prompt: 'x' })).status).toBe(402);
    expect((await person.call('POST', STABILITY, { prompt: 'x', model: 'sd3.5-flash' })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it('is refused where the day has too little left, on the own key too, before anything is sent', async () => {
    const asked = stabilityAnswers();
    const person = await (await serve(keyed)).signUp();
    await person.call('PATCH', '/api/profile', { daily_budget_usd: 0.05 });
    const make = () => person.call('POST', STABILITY, { prompt: 'x' }, { 'X-Provider-Key': OWN });
    expect((await make()).status).toBe(200);
    const refused = await make();
    expect([refused.status, await codeOf(refused)]).toEqual([402, 'server.over-daily-budget']);
    expect(asked).toHaveLength(1);
  });

  it('is known for the operator’s key: other models are not for it', async () => {
    stabilityAnswers();
    const person = await (await serve(keyed)).signUp();
    const ask = { prompt: 'x', model: 'sd9-unknown' };
    expect(await codeOf(await person.call('POST', STABILITY, ask))).toBe('server.model-not-offered');
    const own = await person.call('POST', STABILITY, ask, { 'X-Provider-Key': OWN });
    expect(await own.json()).toMatchObject({ usage: { cost: null } });
  });

  it('is paid once for a repeated key, also of two at once', async () => {
    const asked = stabilityAnswers();
    const person = await (await serve(keyed)).signUp();
    const key = { 'Idempotency-Key': 'run-1:image:shoes' };
    const both = await Promise.all([1, 2].map(() => person.call('POST', STABILITY, { prompt: 'x' }, key)));
    const again = await person.call('POST', STABILITY, { prompt: 'x' }, key);
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(asked).toHaveLength(1);
    expect((await person.call('POST', STABILITY, { prompt: 'y' }, key)).status).toBe(422);
  });
});

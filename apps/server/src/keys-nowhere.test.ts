// Provider keys, the user's and the operator's, reach their provider alone: no reply, log line or row of the database has them, even where the provider says them back.
import type { FetchPort } from '@silosmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from './platform/log.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from './testing/each-database.ts';
import { type Caller, createTestApp } from './testing/test-app.ts';

const OWN = 'sk-user-0123456789abcdef';
const OPERATOR = 'sk-operator-0123456789abcdef';
const PROVIDERS = ['openai', 'anthropic', 'mistral', 'bfl', 'stability', 'serpapi', 'exa'];
const PAID: readonly (readonly [name: string, body: object])[] = [
  ['openai-text', { prompt: 'Write.' }],
  ['anthropic-text', { prompt: 'Write.' }],
  ['mistral-text', { prompt: 'Write.' }],
  ['openai-embeddings', { texts: ['a'] }],
  ['mistral-embeddings', { texts: ['a'] }],
  ['image-processing', { prompt: 'A shoe', output_format: 'jpeg', width: 1024, height: 1024 }],
  ['stability-image', { prompt: 'A shoe' }],
  ['serp', { seedKeyword: 'trail shoes', country: 'gb', language: 'en' }],
  [
    'research-hub',
    { provider: 'exa', query: 'trail shoes', type: 'semantic', numResults: 3, language: 'en', market: 'US' },
  ],
];
const OWN_KEYS = {
  'X-Provider-Key': OWN,
  'X-Provider-Key-Exa': OWN,
  'X-Provider-Key-Serpapi': OWN,
};

let database: Database;
let person: Caller;
const lines: string[] = [];
/** What reached the network in the last call. */
let sent = '';
let status = 500;

/** A provider that says back all it was sent; of status 0 a broken line. */
const echo: FetchPort = async (url, init) => {
  sent = JSON.stringify([url, [...new Headers(init?.headers)]]);
  if (status === 0) throw new TypeError(`fetch failed: ${sent}`);
  const body = { error: { message: sent, type: sent }, message: sent, detail: sent, errors: [sent] };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
};

beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
  const apiKeys = new Map(PROVIDERS.map((id) => [id, OPERATOR] as const));
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const changes = { fetch: echo, publicFetch: echo };
  person = await (await createTestApp(database, changes, { apiKeys }, log)).signUp();
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());

/** Every row of every table. */
async function everything(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows.join('\n');
}

describe.each([200, 400, 401, 429, 500, 0])('where a provider answers %i with what it was sent', (answer) => {
  it.each(PAID)('%s keeps both keys to itself', async (name, body) => {
    status = answer;
    for (const [key, headers] of [
      [OWN, OWN_KEYS],
      [OPERATOR, {}],
    ] as const) {
      sent = '';
      const repeat = { 'Idempotency-Key': `${name}-${answer}-${key.slice(3, 7)}` };
      const reply = await person.call('POST', `/.netlify/functions/${name}`, body, { ...headers, ...repeat });
      expect(sent).toContain(key);
      const said = (await reply.text()) + JSON.stringify([...reply.headers]);
      expect([reply.ok, said.includes(OWN), said.includes(OPERATOR)]).toEqual([false, false, false]);
    }
  });
});

it('nor has a log line, a row of the database, or the list of one’s calls', async () => {
  const usage = await (await person.call('GET', '/api/usage')).text();
  const rows = await everything();
  expect(usage).toContain('stability');
  expect(rows).toContain('stability');
  expect(lines.length).toBeGreaterThan(PAID.length);
  for (const key of [OWN, OPERATOR]) expect([usage, rows, lines.join('')].join('\n')).not.toContain(key);
});

import { KEYED_PROVIDERS, loadTextProvider, MODELS, modelFacts } from '@silosmith/ai';
import { createMessages } from '@silosmith/messages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../apps/cli/src/commands/index.ts';
import { commandHelp } from '../../apps/cli/src/help.ts';
import { readEnvironment } from '../../apps/server/src/platform/environment.ts';
import { settingsHelp, settingsTable } from '../../apps/server/src/settings-help.ts';
import type { Database } from '../../apps/server/src/store/database.ts';
import { migrate } from '../../apps/server/src/store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../apps/server/src/testing/each-database.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import { keyFields, textProviderChoices } from '../../apps/web/src/features/settings/provider-choices.ts';

/** All that a new provider is: an entry, as a file of its own would export it, and its place in the list. */
const dummy = vi.hoisted(() => ({
  id: 'dummy-ai',
  name: 'Dummy AI',
  kind: 'text' as const,
  needsKey: true,
  hasKeyField: true,
  text: {
    models: [
      {
        id: 'dummy-1',
        name: 'Dummy One',
        inputUsdPerMillion: 1,
        outputUsdPerMillion: 2,
        contextWindow: 1_000,
        maxOutputTokens: 500,
        quality: 1,
        speed: 1,
        snapshots: ['dummy-1-2026-11-20'],
      },
    ],
    load:
      async () =>
      async (request: { prompt: string; model: string }, call: { apiKey?: string; baseUrl?: string }) => ({
        content: `${request.model} at ${call.baseUrl} with ${call.apiKey?.length} characters: ${request.prompt}`,
        model: request.model,
        inputTokens: 50_000,
        outputTokens: 25_000,
      }),
  },
}));
vi.mock('../../packages/ai/src/providers/list.ts', async (original) => {
  const { PROVIDERS } = await original<{ PROVIDERS: readonly unknown[] }>();
  return { PROVIDERS: [...PROVIDERS, dummy] };
});

const messages = createMessages('en');
const SET = { DUMMY_AI_API_KEY: 'sk-dummy', DUMMY_AI_BASE_URL: 'http://127.0.0.1:9/v1' };

describe('8.4: a provider is one file and one line; a new one', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    await migrate(database.pool);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => database.close());
  const serve = () => createTestApp(database, {}, readEnvironment(SET));

  it('is loaded by its id, and its models are in the catalogue with their prices', async () => {
    expect((await loadTextProvider('dummy-ai')).name).toBe('Dummy AI');
    expect(MODELS.at(-1)).toMatchObject({ provider: 'dummy-ai', id: 'dummy-1' });
    expect(modelFacts('dummy-ai', 'dummy-1-2026-11-20')?.inputUsdPerMillion).toBe(1);
  });

  it('has a function of the server that writes with the operator’s key at the operator’s address, and is paid', async () => {
    const person = await (await serve()).signUp();
    const reply = await person.call('POST', '/.netlify/functions/dummy-ai-text', { prompt: 'Hello' });
    expect(await reply.json()).toMatchObject({
      text: 'dummy-1 at http://127.0.0.1:9/v1 with 8 characters: Hello',
      provider: 'dummy-ai',
      usage: { cost: 0.1 },
    });
  });

  it('is documented, and in both health replies', async () => {
    const server = await serve();
    const document = await (await server.call('GET', '/api/openapi.json')).text();
    expect(document).toContain('/.netlify/functions/dummy-ai-text');
    expect(document).toContain('Text from Dummy AI.');
    const health = await server.call('GET', '/.netlify/functions/utility-hub?operation=health-check');
    expect(await health.json()).toMatchObject({
      services: { apiKeys: { configured: { 'dummy-ai': true, openai: false } } },
    });
    const real = await server.call('GET', '/.netlify/functions/health-real-integrations');
    expect(await real.json()).toMatchObject({
      integrations: { 'dummy-ai': { ok: true, suspectedMock: false } },
    });
  });

  it('has its variables, which are checked, in the help and in the table of the README', () => {
    expect(readEnvironment(SET).apiKeys.get('dummy-ai')).toBe('sk-dummy');
    expect(() => readEnvironment({ DUMMY_AI_BASE_URL: 'nowhere' })).toThrow('server.bad-environment-url');
    for (const name of Object.keys(SET)) {
      expect(settingsHelp(messages)).toMatch(new RegExp(`^  ${name} +\\S`, 'mu'));
      expect(settingsTable(messages).map(([variable]) => variable)).toContain(`\`${name}\``);
    }
  });

  it('is a choice of the command line, and named in its help', () => {
    const generate = COMMANDS.find(({ name }) => name === 'generate');
    expect(generate && commandHelp(generate, messages)).toMatch(/--provider ID +.*dummy-ai/u);
  });

  it('is a choice of Settings with a field for its key, and its key is forgotten with the others', () => {
    expect(textProviderChoices(messages)).toContainEqual({ value: 'dummy-ai', label: 'Dummy AI' });
    expect(keyFields(messages)).toContainEqual({ id: 'dummy-ai', label: 'Dummy AI' });
    expect(KEYED_PROVIDERS.map(({ id }) => id)).toContain('dummy-ai');
  });
});

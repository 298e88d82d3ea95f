import type { TextProvider } from '@silosmith/ai';
import { agentReplySchema } from '@silosmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp, fakeProvider } from '../../testing/test-app.ts';

const ENGINE = '/.netlify/functions/workflow-engine';
const OPERATOR = 'sk-operator-0123456789';
let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());

const viewpoint = {
  agentId: 'adk-viewpoint-generator',
  taskType: 'viewpoint.generation',
  input: { keyword: 'trail shoes', contentIntelligence: { commonGaps: ['sizes'] }, competitorInsights: [] },
};
const persona = {
  agentId: 'adk-author-persona',
  taskType: 'persona.guidance',
  input: {
    keyword: 'trail shoes',
    contentType: 'guide',
    topic: 'running',
    authorSelectionMethod: 'automatic',
  },
};
const image = {
  agentId: 'adk-image-generation',
  taskType: 'image.generation',
  input: {
    contentTopic: 'trail shoes',
    imageType: 'hero',
    style: 'professional',
    seoContext: { targetKeyword: 'trail shoes', altText: 'Shoes on a path' },
  },
};
const ANGLES = {
  uniqueAngles: [{ title: 'a', angle: 'b', differentiation: 'c', targetAudience: 'd', contentType: 'e' }],
  contentStructureSuggestions: ['f'],
};
const answering = (content: string): { provider: ReturnType<typeof fakeProvider>; asked: string[] } => {
  const asked: string[] = [];
  const answer: TextProvider['generateText'] = async ({ model, prompt }) => {
    asked.push(prompt);
    return { content, model, inputTokens: 100, outputTokens: 50 };
  };
  return { provider: fakeProvider(answer), asked };
};
const serve = (provider: TextProvider) =>
  createTestApp(database, { providerOf: async () => provider }, { apiKeys: new Map([['openai', OPERATOR]]) });

describe('workflow-engine', () => {
  it('asks the operator’s provider with the input as material, and answers what the agent says with its cost', async () => {
    const { provider, asked } = answering(`Sure!\n${JSON.stringify(ANGLES)}`);
    const person = await (await serve(provider)).signUp();
    const reply = agentReplySchema.parse(await (await person.call('POST', ENGINE, viewpoint)).json());
    expect(reply).toMatchObject({ success: true, data: ANGLES, provider: 'openai', demo: false });
    expect(reply.usage.cost).toBeGreaterThan(0);
    expect(asked[0]).toContain('"commonGaps":["sizes"]');
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ byTask: [{ task: 'viewpoint', calls: 1 }] });
  });

  it('a reply of another shape is a fault that can be tried again, and a repeated key is paid once', async () => {
    const wrong = await (await serve(answering('{"angles": []}').provider)).signUp();
    const refused = await wrong.call('POST', ENGINE, viewpoint);
    expect([refused.status, (await refused.json()).error.code]).toEqual([502, 'ai.invalid-json']);
    const { provider } = answering(JSON.stringify(ANGLES));
    const person = await (await serve(provider)).signUp();
    const key = { 'Idempotency-Key': 'agent-1' };
    for (let i = 0; i < 3; i++) expect((await person.call('POST', ENGINE, viewpoint, key)).status).toBe(200);
    expect(provider.calls()).toBe(1);
  });

  it('keeps to the limits of the user', async () => {
    const { provider } = answering(JSON.stringify(ANGLES));
    const person = await (await serve(provider)).signUp();
    await database.pool.query('update spending_limits set request_limit_usd = 0.00001 where user_id = $1', [
      person.id,
    ]);
    expect((await person.call('POST', ENGINE, viewpoint)).status).toBe(402);
    expect(provider.calls()).toBe(0);
  });

  it('needs a session, an agent of the list with its own task, and its input', async () => {
    const server = await serve(answering('').provider);
    expect((await server.call('POST', ENGINE, viewpoint)).status).toBe(401);
    const person = await server.signUp();
    const wrong = [
      { ...viewpoint, agentId: 'adk-anything' },
      { ...viewpoint, taskType: 'persona.guidance' },
      { ...persona, input: {} },
    ];
    for (const body of wrong) expect((await person.call('POST', ENGINE, body)).status).toBe(400);
    expect((await person.call('POST', ENGINE, { ...persona, provider: 'serpapi' })).status).toBe(404);
  });

  it.each([
    ['viewpoint', viewpoint],
    ['persona', persona],
    ['image', image],
  ])('%s answers as the demo provider without a key, and says so', async (name, body) => {
    const person = await (await createTestApp(database)).signUp();
    const reply = agentReplySchema.parse(
      await (await person.call('POST', ENGINE, { ...body, language: 'de' })).json(),
    );
    expect(reply).toMatchObject({ success: true, demo: true, usage: { cost: 0 } });
    expect(JSON.stringify(reply.data)).toContain(name === 'image' ? 'Shoes on a path' : 'trail shoes');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from './store/migrate.ts';
import { describePostgres, OPEN_TIMEOUT_MS } from './testing/each-database.ts';
import {
  type Caller,
  callerOf,
  createTestApp,
  fakeProvider,
  PASSWORD,
  type TestApp,
} from './testing/test-app.ts';

describePostgres('two servers on one database', (databases) => {
  const provider = fakeProvider();
  let one: TestApp;
  let two: TestApp;
  let person: Caller;
  let personOnTwo: Caller;

  beforeAll(async () => {
    const changes = { providerOf: async () => provider };
    one = await createTestApp(await databases.open(), changes);
    two = await createTestApp(await databases.reopen(), changes);
    person = await one.signUp();
    const { email, password } = { email: person.email, password: PASSWORD };
    const reply = await two.call('POST', '/api/auth/sign-in/email', { email, password });
    personOnTwo = callerOf(two.call, person.id, email, reply);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => databases.close());

  it(
    'start together on an empty database without getting in each other’s way',
    async () => {
      const first = await databases.open();
      const second = await databases.reopen();
      await first.pool.query('drop schema public cascade; create schema public');
      const applied = await Promise.all([migrate(first.pool), migrate(second.pool)]);
      expect(applied.map((names) => names.length).sort()).toEqual([0, expect.any(Number)]);
      await Promise.all([createTestApp(first), createTestApp(second)]);
      const { rows } = await first.pool.query('select 1 from installation');
      expect(rows).toHaveLength(1);
    },
    OPEN_TIMEOUT_MS,
  );

  it('accept each other’s sessions', async () => {
    const bearer = { Authorization: `Bearer ${person.token}` };
    expect((await two.call('GET', '/api/profile', undefined, bearer)).status).toBe(200);
    expect((await two.call('GET', '/api/profile', undefined, { cookie: person.cookie })).status).toBe(200);
  });

  it('let the later of two writes see the conflict', async () => {
    await person.call('POST', '/api/projects', { id: 'shared-project', name: 'Shared' });
    const place = '/api/projects/shared-project/records/article/shoes';
    const replies = await Promise.all([
      person.call('PUT', place, { revision: 0, body: 'one' }),
      personOnTwo.call('PUT', place, { revision: 0, body: 'two' }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  it('pay once for one idempotency key', async () => {
    const ask = (who: Caller) =>
      who.call('POST', '/.netlify/functions/openai-text', { prompt: 'x' }, { 'Idempotency-Key': 'k' });
    const replies = await Promise.all([ask(person), ask(personOnTwo)]);
    expect(replies.map((reply) => reply.status)).toContain(200);
    expect((await ask(personOnTwo)).headers.get('idempotent-replay')).toBe('true');
    expect(provider.calls()).toBe(1);
  });
});

// Random days of a user with a daily budget and a limit a request, on the server's own text calls over its database: the provider charges what
// it likes within what was asked for, fails, and hangs up. Arguments: days, seed.
import { setImmediate as turn } from 'node:timers/promises';
import { costUsd, MODELS, mostInputTokens, type TextProvider } from '@silosmith/ai';
import { Fault } from '@silosmith/kernel';
import { composeDependencies, type Settings } from '../../apps/server/src/compose.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { generateText } from '../../apps/server/src/services/text/generate-text.ts';
import { openEngine } from '../../apps/server/src/store/embedded.ts';
import { IN_MEMORY } from '../../apps/server/src/store/engine/engine-messages.ts';
import { migrate } from '../../apps/server/src/store/migrate.ts';
import { chanceOf } from './chance-of.ts';
import { measureWaiting } from './measure.ts';

const [count = '', seedText = ''] = process.argv.slice(2);
const next = chanceOf(Number(seedText));
const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
const USER = 'user';
const PRICED = MODELS.filter(({ outputUsdPerMillion }) => outputUsdPerMillion > 0);
const SETTINGS: Settings = {
  publicUrl: null,
  authSecret: null,
  interfaceLanguage: 'en',
  trustProxy: false,
  allowedHosts: [],
  privateHosts: null,
  isListeningWide: false,
  isExposed: false,
  signUp: 'open',
  dailyCapUsd: null,
  webRoot: '/nowhere',
  apiKeys: new Map(),
  baseUrls: new Map(),
};

/** The provider's own count of the day. */
const day = { chargedUsd: 0, dearestUsd: 0, calls: 0 };

const provider = (id: string): TextProvider => ({
  id,
  name: id,
  async generateText({ prompt, system, model, maxTokens = 0 }) {
    for (let turns = between(0, 4); turns > 0; turns--) await turn();
    const luck = next();
    if (luck < 0.05) throw new Fault('ai.unavailable', { retryable: true });
    const inputTokens = Math.ceil(mostInputTokens([system, prompt]) * (luck < 0.2 ? 1 : next()));
    const outputTokens = Math.max(1, Math.floor(maxTokens * (luck < 0.3 ? 1 : next())));
    const charged = costUsd(id, model, inputTokens, outputTokens);
    day.chargedUsd += charged;
    day.dearestUsd = Math.max(day.dearestUsd, charged);
    day.calls += 1;
    if (luck > 0.95) throw new Fault(luck > 0.98 ? 'ai.network' : 'ai.empty-reply', { retryable: true });
    return luck > 0.93
      ? { content: 'text', model, inputTokens: 0, outputTokens: 0 }
      : { content: 'text', model, inputTokens, outputTokens };
  },
});

const database = await openEngine(IN_MEMORY, createLog('silent'));
await migrate(database.pool);
await database.pool.query(`insert into "user" (id, name, email) values ($1, 'P', 'p@example.com')`, [USER]);
await database.pool.query('insert into spending_limits (user_id) values ($1) on conflict do nothing', [USER]);
const deps = await composeDependencies(database, SETTINGS, createLog('silent'));

async function oneCall(): Promise<boolean> {
  const model = PRICED[between(0, PRICED.length - 1)];
  if (model === undefined) throw new Error('no model has a price');
  const call = {
    userId: USER,
    provider: provider(model.provider),
    request: { prompt: 'word '.repeat(between(1, 2_000)), model: model.id, max_tokens: between(10, 12_000) },
    providerKey: undefined,
    apiKey: 'key',
    onOperatorKey: false,
    baseUrl: undefined,
    isFree: false,
    page: null,
    fetch: () => Promise.reject(new Error('no network')),
  };
  try {
    await generateText(deps, call);
  } catch (error) {
    return error instanceof Fault && error.code.startsWith('server.over-');
  }
  return false;
}

async function allDays(): Promise<Readonly<Record<string, number>>> {
  const total = { overDay: 0, overRequest: 0, calls: 0, refused: 0 };
  for (let at = 0; at < Number(count); at++) {
    Object.assign(day, { chargedUsd: 0, dearestUsd: 0, calls: 0 });
    const [daily, request] = [0.02 + 0.4 * next(), next() < 0.5 ? null : 0.005 + 0.1 * next()];
    await database.pool.query('delete from usage');
    await database.pool.query(
      'update spending_limits set daily_budget_usd = $2, request_limit_usd = $3 where user_id = $1',
      [USER, daily, request],
    );
    for (let rounds = between(1, 3); rounds > 0; rounds--) {
      const refusals = await Promise.all(Array.from({ length: between(1, 5) }, oneCall));
      total.refused += refusals.filter(Boolean).length;
    }
    // A rounding of the sum is no overrun.
    if (day.chargedUsd > daily * (1 + 1e-9)) total.overDay += 1;
    if (request !== null && day.dearestUsd > request * (1 + 1e-9)) total.overRequest += 1;
    total.calls += day.calls;
  }
  return total;
}

await measureWaiting(allDays, (said) => said);
await database.close();
process.exit(0);

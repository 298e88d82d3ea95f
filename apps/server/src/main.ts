// Starts the server: environment, database, migrations, port. A signal stops it in the reverse order.
import { readFile } from 'node:fs/promises';
import { applyCatalogueFile } from '@silosmith/ai';
import { Fault, type Logger, toFaultShape } from '@silosmith/kernel';
import { interfaceLanguageFor, loadMessages, localesOf } from '@silosmith/messages';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { composeDependencies } from './compose.ts';
import type { Dependencies } from './dependencies.ts';
import { errorReply } from './middleware/error-reply.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { type Handler, type Listening, listen } from './platform/listen.ts';
import { createLog } from './platform/log.ts';
import { signUpState } from './services/accounts/sign-up-policy.ts';
import { sweepAtStart, sweepHourly } from './services/health/sweep.ts';
import { settingsHelp } from './settings-help.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';

/** What a stop waits for requests and paid calls; then they are cut, and can be repeated after the next start. */
const STOP_PATIENCE_MS = 30_000;

const messages = await loadMessages(interfaceLanguageFor(localesOf(process.env)));

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel);
  // The port first: a busy one is found before the database is touched. Early requests wait for the app.
  const app = Promise.withResolvers<Hono>();
  const handle: Handler = async (request, env) => (await app.promise).fetch(request, env);
  const listening = await listen(handle, environment.host, environment.port);
  try {
    const deps = await open(environment, log, listening);
    app.resolve(createApp(deps));
    process.stdout.write(`${messages.t('server.ready', { address: listening.address })}\n`);
    if ((await signUpState(deps)) === 'setup-code') {
      process.stdout.write(`${messages.t('server.setupCode', { code: deps.setupCode ?? '' })}\n`);
    }
  } catch (error) {
    listening.cut();
    await listening.stop();
    throw error;
  }
}

async function open(environment: Environment, log: Logger, listening: Listening): Promise<Dependencies> {
  const database = await openDatabase(environment, log);
  try {
    const { pricesFile } = environment;
    if (pricesFile !== null) applyCatalogueFile(await readPrices(pricesFile));
    const applied = await migrate(database.pool);
    log.info('database-open', { kind: database.kind, applied });
    const deps = await composeDependencies(database, environment, log);
    await sweepAtStart(deps);
    const sweeping = new AbortController();
    void sweepHourly(deps, sweeping.signal);
    stopOnSignal(listening, deps, sweeping);
    void database.died.then((fault) => fail(fault));
    return deps;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function readPrices(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Fault('server.bad-environment-text', { params: { name: 'PRICES_FILE' }, cause });
  }
}

function stopOnSignal(listening: Listening, deps: Dependencies, sweeping: AbortController): void {
  let stopping = false;
  const cut = (): void => {
    deps.underway.abort();
    listening.cut();
  };
  const stop = async (): Promise<void> => {
    // A second signal: no more patience.
    if (stopping) {
      cut();
      return;
    }
    stopping = true;
    sweeping.abort();
    const patience = setTimeout(cut, STOP_PATIENCE_MS);
    await listening.stop();
    await deps.underway.settled();
    clearTimeout(patience);
    await deps.database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        deps.log.error('stop-failed', { reason: error instanceof Error ? error.message : 'unknown' });
        process.exit(1);
      });
    });
  }
}

/** One sentence, and the end: also when the database is gone, since nothing can be stored any more. */
function fail(error: unknown): never {
  const shape = toFaultShape(error);
  process.stderr.write(`${errorReply(shape, messages).error.message}\n`);
  if (shape.code === 'unknown') process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

try {
  if (process.argv.includes('--help')) process.stdout.write(settingsHelp(messages));
  else await start();
} catch (error) {
  fail(error);
}

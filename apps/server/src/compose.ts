// Wires the app's dependencies from an open, migrated database and the settings.
import { loadImageProvider, loadResearchProvider, loadSearchProvider, loadTextProvider } from '@silosmith/ai';
import { createDirectTransport } from '@silosmith/delivery/sites';
import type { FetchPort, Logger } from '@silosmith/kernel';
import { loadMessages } from '@silosmith/messages';
import type { Dependencies, ServerSettings } from './dependencies.ts';
import type { Environment } from './platform/environment.ts';
import { createLocalModel } from './platform/local-model.ts';
import { createPublicFetch } from './platform/public-fetch.ts';
import { systemChance, systemClock, systemTimer } from './platform/time.ts';
import { createUnderway } from './platform/underway.ts';
import { createAuth } from './services/accounts/create-auth.ts';
import { createAttempts } from './services/accounts/limit-attempts.ts';
import { setupCodeOf } from './services/accounts/sign-up-policy.ts';
import { createPageReader } from './services/research/page-reader.ts';
import { createKeptCalls } from './services/text/kept-calls.ts';
import type { Database } from './store/database.ts';
import { openInstallation } from './store/installation.ts';

export type Settings = ServerSettings & Pick<Environment, 'authSecret' | 'interfaceLanguage'>;

/** `changes` replace parts; tests give their own network and providers. */
export async function composeDependencies(
  database: Database,
  settings: Settings,
  log: Logger,
  changes: Partial<
    Pick<
      Dependencies,
      'fetch' | 'publicFetch' | 'sites' | 'providerOf' | 'imageProviderOf' | 'localModel' | 'timer' | 'clock'
    >
  > = {},
): Promise<Dependencies> {
  const { authSecret, interfaceLanguage: _, ...shown } = settings;
  const { pool } = database;
  const timer = changes.timer ?? systemTimer;
  const underway = createUnderway();
  const publicFetch = createPublicFetch(new Set(settings.privateHosts ?? []));
  const ownSecret = await openInstallation(pool);
  const secret = authSecret ?? ownSecret;
  return {
    database,
    auth: createAuth({ pool, secret, publicUrl: settings.publicUrl, log }),
    setupCode: settings.isExposed ? setupCodeOf(secret) : null,
    attempts: createAttempts(pool),
    messages: await loadMessages(settings.interfaceLanguage),
    log,
    clock: systemClock,
    chance: systemChance,
    fetch: networkFetch,
    publicFetch,
    sites: createDirectTransport({ fetch: publicFetch, timer }),
    providerOf: loadTextProvider,
    imageProviderOf: loadImageProvider,
    searchProviderOf: loadSearchProvider,
    researchProviderOf: loadResearchProvider,
    localModel: createLocalModel(),
    readFoundPage: createPageReader(),
    keptCalls: createKeptCalls({ pool, timer, chance: systemChance, log, underway }),
    underway,
    settings: shown,
    ...changes,
    timer,
  };
}

const networkFetch: FetchPort = (input, init) => fetch(input, init);

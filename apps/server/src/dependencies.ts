// What the app needs from outside, passed in as values: main.ts provides the real ones, tests their own.
import type {
  ImageProvider,
  LocalModel,
  ResearchProvider,
  SearchProvider,
  TextProvider,
} from '@silosmith/ai';
import type { SiteTransport } from '@silosmith/delivery/sites';
import type { Chance, Clock, FetchPort, Logger, Timer } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import type { Environment } from './platform/environment.ts';
import type { Underway } from './platform/underway.ts';
import type { Auth } from './services/accounts/create-auth.ts';
import type { Attempts } from './services/accounts/limit-attempts.ts';
import type { ReadFoundPage } from './services/research/page-reader.ts';
import type { KeptCalls } from './services/text/kept-calls.ts';
import type { Database } from './store/database.ts';

/** What of the environment reaches the app. */
export type ServerSettings = Pick<
  Environment,
  | 'publicUrl'
  | 'trustProxy'
  | 'allowedHosts'
  | 'privateHosts'
  | 'isListeningWide'
  | 'isExposed'
  | 'signUp'
  | 'dailyCapUsd'
  | 'webRoot'
  | 'apiKeys'
  | 'baseUrls'
>;

export interface Dependencies {
  readonly database: Database;
  readonly auth: Auth;
  readonly attempts: Attempts;
  /** What the first account is asked for where strangers can reach the server; null where they cannot. */
  readonly setupCode: string | null;
  readonly messages: Messages;
  readonly log: Logger;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly timer: Timer;
  /** The network as providers use it. */
  readonly fetch: FetchPort;
  /** For addresses that a reply of others names: public hosts, and those that the operator allows. */
  readonly publicFetch: FetchPort;
  /** WordPress sites of users: public ones, and those that the operator allows. */
  readonly sites: SiteTransport;
  /** Loaded at the first call: the providers' libraries are heavy. */
  readonly providerOf: (id: string) => Promise<TextProvider>;
  readonly imageProviderOf: (id: string) => Promise<ImageProvider>;
  readonly searchProviderOf: (id: string) => Promise<SearchProvider>;
  readonly researchProviderOf: (id: string) => Promise<ResearchProvider>;
  /** Embeddings without a provider: in threads of this process. */
  readonly localModel: LocalModel;
  readonly readFoundPage: ReadFoundPage;
  readonly keptCalls: KeptCalls;
  /** Paid calls that must finish before the process ends. */
  readonly underway: Underway;
  readonly settings: ServerSettings;
}

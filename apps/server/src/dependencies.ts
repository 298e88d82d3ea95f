// What does the server stand on? Everything from outside that the app is given as a value; main.ts gives the real ones, tests their own.
import type { TextProvider } from '@silosmith/ai';
import type { Chance, Clock, FetchPort, Logger, Timer } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import type { KeyedService } from './platform/environment.ts';
import type { Underway } from './platform/underway.ts';
import type { Auth } from './services/accounts/create-auth.ts';
import type { KeptCalls } from './services/text/kept-calls.ts';
import type { Database } from './store/database.ts';

export interface Dependencies {
  readonly database: Database;
  readonly auth: Auth;
  readonly messages: Messages;
  readonly log: Logger;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly timer: Timer;
  /** The network as providers use it. */
  readonly fetch: FetchPort;
  /** Loaded at the first call: the providers' libraries are heavy. */
  readonly providerOf: (id: string) => Promise<TextProvider>;
  readonly keptCalls: KeptCalls;
  /** Keys and addresses of the operator (decisions §3). */
  readonly apiKeys: Readonly<Partial<Record<KeyedService, string>>>;
  readonly baseUrls: Readonly<Partial<Record<KeyedService, string>>>;
  /** Paid calls that must finish before the process ends. */
  readonly underway: Underway;
  /** Folder of the built web app; may be absent. */
  readonly webRoot: string;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
}

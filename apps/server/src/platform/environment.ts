// Reads and validates the environment once; nothing else reads process.env.
import { isAbsolute, resolve } from 'node:path';
import { Fault } from '@silosmith/kernel';
import { interfaceLanguageFor, localesOf } from '@silosmith/messages';
import { hostNameOf, isLoopback } from './host-names.ts';
import { BASE_URL_VARIABLES, KEY_VARIABLES } from './provider-variables.ts';
import {
  SETTING_VARIABLES,
  type SettingValues,
  type SignUpPolicy,
  type Variable,
} from './server-settings.ts';

/** Folder that holds `apps/` and `packages/`; the default data folder and the built web app are found from it. */
const PROJECT_ROOT = resolve(import.meta.dirname, '../../../..');

/** Where strangers may reach the server: enough for some silos a day, and no surprise at the end of a month. */
const EXPOSED_DAILY_CAP_USD = 5;

/** All variables, in the order of the help. */
export const VARIABLES: readonly Variable[] = [...SETTING_VARIABLES, ...KEY_VARIABLES, ...BASE_URL_VARIABLES];

/** The settings as they are set, and what follows from them. */
export interface Environment extends Omit<SettingValues, 'allowedHosts' | 'signUp' | 'dailyCapUsd'> {
  /** Absolute path. */
  readonly dataDir: string;
  /** Names of ALLOWED_HOSTS, and HOST itself. */
  readonly allowedHosts: readonly string[];
  /** HOST is not an address of this machine alone. */
  readonly isListeningWide: boolean;
  /** Others can reach the server: by HOST, or through a proxy as the settings that only a proxy needs tell. */
  readonly isExposed: boolean;
  readonly signUp: SignUpPolicy;
  /** A user's most a day on the operator's keys, US dollars; null: no cap. */
  readonly dailyCapUsd: number | null;
  /** Of what the server itself says, by the locale of its process. */
  readonly interfaceLanguage: string;
  /** Absolute path of the built web app. */
  readonly webRoot: string;
  /** By id of the provider. */
  readonly apiKeys: ReadonlyMap<string, string>;
  readonly baseUrls: ReadonlyMap<string, string>;
}

type Source = Readonly<Record<string, string | undefined>>;

/** Throws the fault of the variable { name }; its value is not repeated, since it may be a key. */
function read({ name, schema, defaultText, fault }: Variable, source: Source): unknown {
  const text = source[name]?.trim() || defaultText;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Fault(fault, { params: { name } });
}

/** Those of the variables that are set, by provider. */
function readOf(variables: typeof KEY_VARIABLES, source: Source): ReadonlyMap<string, string> {
  const set = variables.filter(({ name }) => source[name]?.trim());
  return new Map(set.map((variable) => [variable.provider, String(read(variable, source))]));
}

/** Throws `server.bad-environment-…` { name } for the first wrong variable. */
export function readEnvironment(source: Source): Environment {
  // Each value was parsed by the schema of its entry, which is where the type comes from.
  const set = Object.fromEntries(
    SETTING_VARIABLES.map((variable) => [variable.setting, read(variable, source)]),
  ) as SettingValues;
  const isListeningWide = !isLoopback(hostNameOf(bracketed(set.host)) ?? '');
  const isPublic = set.publicUrl !== null && !isLoopback(hostNameOf(new URL(set.publicUrl).host) ?? '');
  const isExposed = isListeningWide || isPublic || set.trustProxy || set.allowedHosts !== null;
  const cap = set.dailyCapUsd ?? (isExposed ? EXPOSED_DAILY_CAP_USD : 'none');
  return {
    ...set,
    dataDir: isAbsolute(set.dataDir) ? set.dataDir : resolve(PROJECT_ROOT, set.dataDir),
    allowedHosts: [bracketed(set.host), ...(set.allowedHosts ?? []).map(bracketed)],
    isListeningWide,
    isExposed,
    signUp: set.signUp ?? (isExposed ? 'closed' : 'open'),
    dailyCapUsd: cap === 'none' ? null : cap,
    interfaceLanguage: interfaceLanguageFor(localesOf(source)),
    webRoot: resolve(PROJECT_ROOT, 'apps/web/dist'),
    apiKeys: readOf(KEY_VARIABLES, source),
    baseUrls: readOf(BASE_URL_VARIABLES, source),
  };
}

/** An IPv6 address as it stands in an address bar. */
const bracketed = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

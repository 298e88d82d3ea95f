// What did the operator set? The environment, read once and checked here; nothing else reads process.env.
import { isAbsolute, resolve } from 'node:path';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';
import { hostNameOf, isLoopback } from './host-names.ts';

/** Folder that holds `apps/` and `packages/`; the default data folder and the built web app are found from it. */
const PROJECT_ROOT = resolve(import.meta.dirname, '../../../..');

const absent = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const text = z.preprocess(absent, z.string().trim().min(1).optional());
const httpUrl = z.preprocess(absent, z.url({ protocol: /^https?$/ }).optional());
const flag = z.preprocess(
  absent,
  z
    .enum(['true', 'false', '1', '0'])
    .optional()
    .transform((value) => value === 'true' || value === '1'),
);

/** Who may make an account after the first one. */
export const SIGN_UP_POLICIES = ['open', 'closed', 'invite'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** Where strangers may reach the server: enough for some silos a day, and no surprise at the end of a month. */
const EXPOSED_DAILY_CAP_USD = 5;

/** Throws (zod) for an entry that is no host: a port or a scheme belongs to PUBLIC_URL. */
function readNames(list: string, context: z.RefinementCtx): readonly string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  const names = entries.filter((entry) => entry !== '').map(hostNameOf);
  if (names.includes(null)) context.addIssue({ code: 'custom' });
  return names.filter((name) => name !== null);
}

const environmentSchema = z.object({
  PORT: z.preprocess(absent, z.coerce.number().int().min(0).max(65_535).default(4310)),
  HOST: z.preprocess(absent, z.string().trim().default('127.0.0.1')),
  DATA_DIR: text,
  DATABASE_URL: z.preprocess(absent, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  /** Address that users see, where it differs from HOST and PORT (behind a proxy). */
  PUBLIC_URL: httpUrl,
  /** Secret of at least 32 characters that signs sessions; without it one is made and kept in the database. */
  AUTH_SECRET: z.preprocess(absent, z.string().min(32).optional()),
  /** Whether X-Forwarded-For, -Proto and -Host of a proxy are believed. */
  TRUST_PROXY: flag,
  /** Further names that this server may be called by, separated by commas. */
  ALLOWED_HOSTS: z.preprocess(absent, z.string().transform(readNames).optional()),
  SIGN_UP: z.preprocess(absent, z.enum(SIGN_UP_POLICIES).optional()),
  /** The most that one user may spend a day on the operator's keys, US dollars; `none`: no cap. */
  DAILY_CAP_USD: z.preprocess(
    absent,
    z.union([z.literal('none'), z.coerce.number().min(0).max(1_000_000)]).optional(),
  ),
  LOG_LEVEL: z.preprocess(absent, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn')),
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  MISTRAL_API_KEY: text,
  BFL_API_KEY: text,
  STABILITY_API_KEY: text,
  SERPAPI_API_KEY: text,
  EXA_API_KEY: text,
  OPENAI_BASE_URL: httpUrl,
  ANTHROPIC_BASE_URL: httpUrl,
  MISTRAL_BASE_URL: httpUrl,
});

/** Names of all settings, in the order of the help. */
export const SETTING_NAMES = environmentSchema.keyof().options;

/** Services that a key can be set for. */
export const KEYED_SERVICES = [
  'openai',
  'anthropic',
  'mistral',
  'bfl',
  'stability',
  'serpapi',
  'exa',
] as const;
export type KeyedService = (typeof KEYED_SERVICES)[number];

export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: string | null;
  readonly authSecret: string | null;
  readonly trustProxy: boolean;
  /** Names of ALLOWED_HOSTS, and HOST itself. */
  readonly allowedHosts: readonly string[];
  /** HOST is not an address of this machine alone. */
  readonly isListeningWide: boolean;
  /** Others can reach the server: by HOST, or through a proxy as the settings that only a proxy needs tell. */
  readonly isExposed: boolean;
  readonly signUp: SignUpPolicy;
  /** A user's most a day on the operator's keys, US dollars; null: no cap. */
  readonly dailyCapUsd: number | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Absolute path of the built web app. */
  readonly webRoot: string;
  readonly apiKeys: Readonly<Partial<Record<KeyedService, string>>>;
  readonly baseUrls: Readonly<Partial<Record<KeyedService, string>>>;
}

/** What each variable must be: the fault whose sentence says it. */
const FAULT_BY_NAME: Readonly<Record<string, string>> = {
  PORT: 'server.bad-environment-port',
  DATABASE_URL: 'server.bad-environment-database-url',
  AUTH_SECRET: 'server.bad-environment-secret',
  TRUST_PROXY: 'server.bad-environment-flag',
  LOG_LEVEL: 'server.bad-environment-log-level',
  ALLOWED_HOSTS: 'server.bad-environment-hosts',
  SIGN_UP: 'server.bad-environment-sign-up',
  DAILY_CAP_USD: 'server.bad-environment-cap',
};
const URL_FAULT = 'server.bad-environment-url';
const TEXT_FAULT = 'server.bad-environment-text';

/** Throws `server.bad-environment-…` { name } for the first wrong variable; its value is not repeated, since it may be a key. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '');
    const code = FAULT_BY_NAME[name] ?? (name.endsWith('_URL') ? URL_FAULT : TEXT_FAULT);
    throw new Fault(code, { params: { name } });
  }
  const read = parsed.data;
  const dataDir = read.DATA_DIR ?? '.data';
  const isListeningWide = !isLoopback(hostNameOf(bracketed(read.HOST)) ?? '');
  const isPublic =
    read.PUBLIC_URL !== undefined && !isLoopback(hostNameOf(new URL(read.PUBLIC_URL).host) ?? '');
  const isExposed = isListeningWide || isPublic || read.TRUST_PROXY || read.ALLOWED_HOSTS !== undefined;
  const cap = read.DAILY_CAP_USD ?? (isExposed ? EXPOSED_DAILY_CAP_USD : 'none');
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(PROJECT_ROOT, dataDir),
    databaseUrl: read.DATABASE_URL ?? null,
    publicUrl: read.PUBLIC_URL ?? null,
    authSecret: read.AUTH_SECRET ?? null,
    trustProxy: read.TRUST_PROXY,
    allowedHosts: [bracketed(read.HOST), ...(read.ALLOWED_HOSTS ?? []).map(bracketed)],
    isListeningWide,
    isExposed,
    signUp: read.SIGN_UP ?? (isExposed ? 'closed' : 'open'),
    dailyCapUsd: cap === 'none' ? null : cap,
    logLevel: read.LOG_LEVEL,
    webRoot: resolve(PROJECT_ROOT, 'apps/web/dist'),
    apiKeys: present({
      openai: read.OPENAI_API_KEY,
      anthropic: read.ANTHROPIC_API_KEY,
      mistral: read.MISTRAL_API_KEY,
      bfl: read.BFL_API_KEY,
      stability: read.STABILITY_API_KEY,
      serpapi: read.SERPAPI_API_KEY,
      exa: read.EXA_API_KEY,
    }),
    baseUrls: present({
      openai: read.OPENAI_BASE_URL,
      anthropic: read.ANTHROPIC_BASE_URL,
      mistral: read.MISTRAL_BASE_URL,
    }),
  };
}

/** An IPv6 address as it stands in an address bar. */
const bracketed = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

function present(
  values: Readonly<Record<string, string | undefined>>,
): Partial<Record<KeyedService, string>> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

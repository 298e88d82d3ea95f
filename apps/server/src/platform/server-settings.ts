// The settings of the operator. One entry gives a setting its variable, its check, its default, its place in `Environment`,
// its line in `npm start -- --help` and its row in the README; the sentence it names is in packages/messages.
import type { MessageKey } from '@silosmith/messages';
import * as z from 'zod';
import { hostNameOf } from './host-names.ts';

interface Setting {
  /** Of the text of the variable, trimmed; `defaultText` or undefined where the variable is not set or blank. */
  readonly schema: z.ZodType;
  readonly help: MessageKey;
  /** As an operator would write it. */
  readonly defaultText?: string;
  /** Says what the default is where it depends on other settings, or is made by the server. */
  readonly defaultWords?: MessageKey;
  /** Code of the sentence that says what the variable must be. */
  readonly fault: string;
}

const TEXT_FAULT = 'server.bad-environment-text';
export const URL_FAULT = 'server.bad-environment-url';

/** What an absent variable gives. */
const orNull = <Out>(schema: z.ZodType<Out>): z.ZodType<Out | null> =>
  schema.optional().transform((value) => value ?? null);
export const httpUrl = z.url({ protocol: /^https?$/ });

/** Who may make an account after the first one. */
export const SIGN_UP_POLICIES = ['open', 'closed', 'invite'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** Throws (zod) for an entry that is no host: a port or a scheme belongs to PUBLIC_URL. */
function readNames(list: string, context: z.RefinementCtx): readonly string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  const names = entries.filter((entry) => entry !== '').map(hostNameOf);
  if (names.includes(null)) context.addIssue({ code: 'custom' });
  return names.filter((name) => name !== null);
}

const MIN_SECRET_CHARACTERS = 32;
/** What 30 random hex digits have; better-auth warns below it, of a variable that is not ours. */
const MIN_SECRET_BITS = 120;

/** Long, and not a few characters again and again. */
const isHardToGuess = (secret: string): boolean =>
  secret.length >= MIN_SECRET_CHARACTERS &&
  secret.length * Math.log2(new Set(secret).size) >= MIN_SECRET_BITS;

/** By the name in `Environment`; the variable is the same in capitals: `dataDir` is DATA_DIR. In the order of the help. */
export const SETTINGS = {
  port: {
    schema: z.coerce.number().int().min(0).max(65_535),
    defaultText: '4310',
    help: 'server.help.settings.port',
    fault: 'server.bad-environment-port',
  },
  host: {
    schema: z.string(),
    defaultText: '127.0.0.1',
    help: 'server.help.settings.host',
    fault: TEXT_FAULT,
  },
  dataDir: {
    schema: z.string(),
    defaultText: '.data',
    help: 'server.help.settings.dataDir',
    fault: TEXT_FAULT,
  },
  databaseUrl: {
    schema: orNull(z.url({ protocol: /^postgres(ql)?$/ })),
    help: 'server.help.settings.databaseUrl',
    fault: 'server.bad-environment-database-url',
  },
  /** Address that users see, where it differs from HOST and PORT (behind a proxy). */
  publicUrl: { schema: orNull(httpUrl), help: 'server.help.settings.publicUrl', fault: URL_FAULT },
  /** Whether X-Forwarded-For, -Proto and -Host of a proxy are believed. */
  trustProxy: {
    schema: z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
    defaultText: 'false',
    help: 'server.help.settings.trustProxy',
    fault: 'server.bad-environment-flag',
  },
  /** Further names that this server may be called by, separated by commas. */
  allowedHosts: {
    schema: orNull(z.string().transform(readNames)),
    help: 'server.help.settings.allowedHosts',
    fault: 'server.bad-environment-hosts',
  },
  /** Hosts in the operator's network that calls of users may go to, where others can reach the server. */
  privateHosts: {
    schema: orNull(z.string().transform(readNames)),
    help: 'server.help.settings.privateHosts',
    defaultWords: 'server.help.defaults.privateHosts',
    fault: 'server.bad-environment-hosts',
  },
  signUp: {
    schema: orNull(z.enum(SIGN_UP_POLICIES)),
    help: 'server.help.settings.signUp',
    defaultWords: 'server.help.defaults.signUp',
    fault: 'server.bad-environment-sign-up',
  },
  /** The most that one user may spend a day on the operator's keys, US dollars; `none`: no cap. */
  dailyCapUsd: {
    schema: orNull(z.union([z.literal('none'), z.coerce.number().min(0).max(1_000_000)])),
    help: 'server.help.settings.dailyCapUsd',
    defaultWords: 'server.help.defaults.dailyCapUsd',
    fault: 'server.bad-environment-cap',
  },
  /** Path of a file with prices of models (`applyCatalogueFile` of packages/ai). */
  pricesFile: {
    schema: orNull(z.string()),
    help: 'server.help.settings.pricesFile',
    defaultWords: 'server.help.defaults.pricesFile',
    fault: TEXT_FAULT,
  },
  /** Signs sessions; without it a secret is made and kept in the database. */
  authSecret: {
    schema: orNull(z.string().refine(isHardToGuess)),
    help: 'server.help.settings.authSecret',
    defaultWords: 'server.help.defaults.authSecret',
    fault: 'server.bad-environment-secret',
  },
  logLevel: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    defaultText: 'warn',
    help: 'server.help.settings.logLevel',
    fault: 'server.bad-environment-log-level',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
export type SettingValues = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

/** A variable of the environment, as help and README list it. */
export interface Variable extends Setting {
  readonly name: string;
}

/** `dataDir` → `DATA_DIR`. */
const variableName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

export const SETTING_VARIABLES: readonly (Variable & { readonly setting: string })[] = Object.entries(
  SETTINGS as Readonly<Record<string, Setting>>,
).map(([setting, entry]) => ({ setting, name: variableName(setting), ...entry }));

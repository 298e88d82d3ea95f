// Structured log lines on standard error; keys, passwords, cookies and tokens are redacted.
import type { Logger } from '@silosmith/kernel';
import { type DestinationStream, pino } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'apiKey',
  'key',
  'x-provider-key',
  'x-proxy-auth',
  'x-provider-key-exa',
  'x-provider-key-serpapi',
  'set-cookie',
  'set-auth-token',
];
const quoted = SECRETS.map((name) => `["${name}"]`);

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Secret fields are blotted out at the top level and up to two levels below it. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger {
  const log = pino(
    {
      level,
      base: null,
      redact: {
        paths: [...quoted, ...quoted.map((name) => `*${name}`), ...quoted.map((name) => `*.*${name}`)],
        censor: '[redacted]',
      },
    },
    destination,
  );
  return {
    info: (event, fields) => log.info(fields ?? {}, event),
    warn: (event, fields) => log.warn(fields ?? {}, event),
    error: (event, fields) => log.error(fields ?? {}, event),
  };
}

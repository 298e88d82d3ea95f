// Configures better-auth on our pool: e-mail and password, cookie and bearer sessions, roles.
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@silosmith/contract';
import type { Logger } from '@silosmith/kernel';
import { betterAuth } from 'better-auth';
import { admin, bearer } from 'better-auth/plugins';
import type pg from 'pg';

const SESSION_SECONDS = 30 * 24 * 60 * 60;
export const AUTH_PATH = '/api/auth';

export interface AuthSettings {
  readonly pool: pg.Pool;
  readonly secret: string;
  readonly publicUrl: string | null;
  readonly log: Logger;
}

export function createAuth({ pool, secret, publicUrl, log }: AuthSettings) {
  return betterAuth({
    appName: 'Silosmith',
    database: pool,
    secret,
    baseURL: publicUrl ?? 'http://localhost:4310',
    basePath: AUTH_PATH,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_CHARACTERS,
      maxPasswordLength: MAX_PASSWORD_CHARACTERS,
    },
    session: { expiresIn: SESSION_SECONDS },
    // A token from the database alone is none: it must carry our signature.
    plugins: [admin(), bearer({ requireSignature: true })],
    // Which of the library's calls can be reached: api/sign-in-calls.ts.
    // Attempts are counted by services/accounts/limit-attempts.ts, by failure and in the database.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      cookiePrefix: 'silosmith',
      // One rule for every route: middleware/same-origin.ts.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: ['x-silosmith-client'] },
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => {
        if (level === 'error') log.error('sign-in-library', { message });
        else if (level === 'warn') log.warn('sign-in-library', { message });
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

// Faults of a WordPress site, `wordpress.<code>`: what each one is worth to a retry is decided here.
import { Fault, type FaultOptions, type FaultParams } from '@silosmith/kernel';

const FAULTS = {
  'bad-address': { recovery: [] },
  unreachable: { retryable: true, recovery: ['retry'] },
  'private-address': { severity: 'high' },
  timeout: { retryable: true, recovery: ['retry', 'wait'] },
  tls: { severity: 'high' },
  redirected: { severity: 'high' },
  html: { severity: 'high' },
  blocked: { severity: 'high' },
  'no-rest': { severity: 'high' },
  'rest-closed': { severity: 'high' },
  'no-application-passwords': { severity: 'high' },
  'insecure-http': { severity: 'high' },
  'wrong-user': { recovery: ['check-key'] },
  'wrong-password': { recovery: ['check-key'] },
  'passwords-disabled': { recovery: ['check-key'] },
  'wrong-credentials': { recovery: ['check-key'] },
  'login-password': { recovery: ['check-key'] },
  'header-stripped': { severity: 'high' },
  'not-logged-in': { recovery: ['check-key'] },
  'missing-right': { severity: 'high' },
  'missing-publish-right': { severity: 'high' },
  'missing-upload-right': { severity: 'high' },
  'reply-too-large': {},
  'request-too-large': {},
  'server-error': { severity: 'high', retryable: true, recovery: ['wait', 'retry'] },
  'term-failed': { retryable: true, recovery: ['retry'] },
  busy: { retryable: true, recovery: ['wait'] },
  refused: {},
  'strange-reply': { severity: 'high' },
  gone: {},
  'bad-record': { severity: 'high' },
  'made-meanwhile': { severity: 'low', recovery: ['retry'] },
  'other-type-unfinished': {},
  'nothing-to-publish': { severity: 'low' },
  'no-rollback-data': { severity: 'low' },
} as const satisfies Record<string, FaultOptions>;

export type WordPressFaultCode = keyof typeof FAULTS;

/** What a site said of a call that failed; a plugin gives its reason with a status of 500, too. */
export const answerText = (status: number, reason = ''): string =>
  reason === '' ? `HTTP ${status}` : `HTTP ${status}: ${reason}`;

/** Never takes a cause: the error of a transport can carry the request, and with it the password. */
export function wordpressFault(code: WordPressFaultCode, params: FaultParams = {}): Fault {
  return new Fault(`wordpress.${code}`, { ...FAULTS[code], params });
}

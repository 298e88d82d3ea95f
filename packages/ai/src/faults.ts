// Faults of a provider: code, retryability and recovery are decided where the fault is created.
import { Fault, type FaultOptions, type FaultParams, type FaultShape } from '@silosmith/kernel';

const FAULTS = {
  'bad-key': { severity: 'high', retryable: false, recovery: ['check-key'] },
  'no-key': { severity: 'high', retryable: false, recovery: ['check-key', 'switch-provider'] },
  'no-base-url': { severity: 'high', retryable: false, recovery: ['check-key', 'switch-provider'] },
  // The built-in model could not be started here.
  'no-local-model': { severity: 'high', retryable: false, recovery: ['switch-provider'] },
  'no-model': { severity: 'high', retryable: false, recovery: ['check-key', 'switch-provider'] },
  // Smart mode: no model that may be called fits the rule's budget.
  'no-route': { severity: 'high', retryable: false, recovery: ['check-key', 'switch-provider'] },
  'model-gone': { severity: 'high', retryable: false, recovery: ['switch-provider'] },
  'rate-limited': { severity: 'medium', retryable: true, recovery: ['wait', 'switch-provider'] },
  quota: { severity: 'high', retryable: false, recovery: ['switch-provider'] },
  // A stream that fell silent.
  stuck: { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  timeout: { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  'context-too-long': { severity: 'medium', retryable: false, recovery: ['switch-provider'] },
  'content-refused': { severity: 'medium', retryable: false, recovery: ['switch-provider'] },
  unavailable: { severity: 'high', retryable: true, recovery: ['wait', 'switch-provider'] },
  network: { severity: 'medium', retryable: true, recovery: ['retry'] },
  'empty-reply': { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  'invalid-json': { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  // A few words where an article was asked for: most often a refusal in prose.
  'no-article': { severity: 'medium', retryable: false, recovery: ['switch-provider'] },
  // It ends in mid-text: its limit of tokens, or a connection that broke.
  'cut-reply': { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  'wrong-language': { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  'bad-vectors': { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  // The address answers, but not as itself: a wrong base URL, or someone in between.
  redirected: { severity: 'high', retryable: false, recovery: ['check-key', 'switch-provider'] },
  'reply-too-large': { severity: 'medium', retryable: false, recovery: ['switch-provider'] },
  'not-an-image': { severity: 'medium', retryable: true, recovery: ['retry', 'switch-provider'] },
  // An address in a reply that leads into a private network: never called.
  'private-address': { severity: 'high', retryable: false, recovery: ['switch-provider'] },
  'bad-request': { severity: 'medium', retryable: false, recovery: ['switch-provider'] },
  'unknown-provider': { severity: 'medium', retryable: false, recovery: ['switch-provider'] },
} as const satisfies Record<string, FaultOptions>;

export type AiFaultCode = keyof typeof FAULTS;

/** A provider fault `ai.<code>`. It never takes a cause: a provider's own error can carry the request, and with it the key. */
export function aiFault(code: AiFaultCode, params: FaultParams = {}): Fault {
  return new Fault(`ai.${code}`, { ...FAULTS[code], params });
}

/** Refusals before anything was made. After any other failure of a call nobody knows what it cost. */
const FREE_FAILURES = new Set<string>(
  (
    [
      'no-key',
      'no-base-url',
      'no-local-model',
      'no-model',
      'no-route',
      'bad-key',
      'quota',
      'model-gone',
      'rate-limited',
      'context-too-long',
      'content-refused',
      'bad-request',
      'redirected',
      'unavailable',
      'unknown-provider',
    ] as const satisfies readonly AiFaultCode[]
  ).map((code) => `ai.${code}`),
);

/**
 * Whether a failed call costs nothing. `sent: true`: the provider had accepted the work before the fault came; `sent: false`: no connection
 * came to be; `charged: true`: the refusal is a reply, and costs what one does.
 */
export function isFreeFailure({ code, params }: Pick<FaultShape, 'code' | 'params'>): boolean {
  if (params.sent === false) return true;
  return (
    (FREE_FAILURES.has(code) || code === 'server.private-address') &&
    params.sent !== true &&
    params.charged !== true
  );
}

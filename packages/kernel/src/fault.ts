// The one error shape: a code with parameters. Sentences live in the message catalogue (packages/messages).

export type FaultSeverity = 'low' | 'medium' | 'high' | 'critical';
export type FaultParams = Readonly<Record<string, string | number | boolean>>;
/** What the user can do about it; shown as a button or as part of the sentence. */
export type RecoveryAction =
  | 'retry'
  | 'wait'
  | 'check-key'
  | 'switch-provider'
  | 'sign-in'
  | 'free-space'
  | 'fix-file'
  | 'reload';

/** Plain-data form, for HTTP, workers and storage. */
export interface FaultShape {
  readonly code: string;
  readonly params: FaultParams;
  readonly severity: FaultSeverity;
  readonly retryable: boolean;
  readonly recovery: readonly RecoveryAction[];
}

export interface FaultOptions {
  readonly params?: FaultParams;
  readonly severity?: FaultSeverity;
  readonly retryable?: boolean;
  readonly recovery?: readonly RecoveryAction[];
  readonly cause?: unknown;
}

/** `message` is the code, so that neither prose nor a secret can leak through it. */
export class Fault extends Error implements FaultShape {
  readonly code: string;
  readonly params: FaultParams;
  readonly severity: FaultSeverity;
  readonly retryable: boolean;
  readonly recovery: readonly RecoveryAction[];

  constructor(code: string, options: FaultOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.params = options.params ?? {};
    this.severity = options.severity ?? 'medium';
    this.retryable = options.retryable ?? false;
    this.recovery = options.recovery ?? [];
  }
}

/** Plain data of any thrown value. Anything but a Fault becomes `unknown`: its own text may hold a secret. */
export function toFaultShape(error: unknown): FaultShape {
  if (error instanceof Fault) {
    const { code, params, severity, retryable, recovery } = error;
    return { code, params, severity, retryable, recovery };
  }
  return { code: 'unknown', params: {}, severity: 'medium', retryable: true, recovery: ['retry'] };
}

/** Inverse of `toFaultShape` on the receiving side of a worker or an HTTP call. */
export function fromFaultShape(shape: FaultShape): Fault {
  return new Fault(shape.code, shape);
}

/** A cancelled operation: never shown as an error. */
export const CANCELLED = 'cancelled';
export function throwIfCancelled(signal: { readonly aborted: boolean } | undefined): void {
  if (signal?.aborted) throw new Fault(CANCELLED, { severity: 'low' });
}

// Ports to the outside world. Packages get the clock, randomness, logging and the network only through these.

export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
}

export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A new unique identifier. */
  id(): string;
}

export interface Logger {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export interface Timer {
  /** Resolves after `delayMs`, or rejects with a cancelled fault when the signal aborts. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}

export type FetchPort = (input: string, init?: RequestInit) => Promise<Response>;

/** Progress of long work: `done` of `total` units; `stage` is a code, never a sentence. */
export interface ProgressReport {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}
export type OnProgress = (progress: ProgressReport) => void;

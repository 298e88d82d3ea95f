// The last errors of this browser, and the report of them: codes, names and stacks, never a secret.
import { Fault, type FaultShape, toFaultShape } from '@silosmith/kernel';

/** Entries of this page. */
export const MOST_ENTRIES = 100;
/** Of them, what outlives a reload. */
export const MOST_KEPT = 20;

export interface ErrorEntry extends Pick<FaultShape, 'code' | 'severity' | 'retryable'> {
  /** ISO 8601. */
  readonly at: string;
  /** Part of the app: a view, `generation`, `page`. */
  readonly where: string;
  /** Name and message of an error that is no fault; '' for faults, whose parameters may hold a user's text. */
  readonly message: string;
  readonly stack: string;
}

export interface ErrorLogPorts {
  isoNow(): string;
  read(): unknown;
  /** False where the browser keeps nothing: the log then lasts for this page. */
  write(entries: readonly ErrorEntry[]): boolean;
  /** Keys and passwords of this tab. */
  secrets(): readonly string[];
}

export interface ErrorLog {
  /** Oldest first. */
  entries(): readonly ErrorEntry[];
  record(error: unknown, where: string): void;
  /** JSON for the clipboard. */
  report(about: Readonly<Record<string, string>>): string;
}

export function createErrorLog(ports: ErrorLogPorts): ErrorLog {
  const stored = ports.read();
  let entries: readonly ErrorEntry[] = Array.isArray(stored) ? stored.filter(isEntry) : [];
  const clean = (text: string): string => withoutSecrets(text, ports.secrets());
  return {
    entries: () => entries,
    record(error, where) {
      const fault = shapeOf(error);
      const { code, severity, retryable } = fault;
      const isOurs = error instanceof Fault || isShape(error);
      const entry = {
        at: ports.isoNow(),
        where,
        code,
        severity,
        retryable,
        message: !isOurs && error instanceof Error ? clean(`${error.name}: ${error.message}`) : '',
        stack: error instanceof Error ? clean(error.stack ?? '') : '',
      };
      entries = [...entries, entry].slice(-MOST_ENTRIES);
      ports.write(entries.slice(-MOST_KEPT));
    },
    report: (about) => clean(JSON.stringify({ ...about, at: ports.isoNow(), errors: entries }, null, 2)),
  };
}

/** By hand: the public pages load this, and a schema library would be a tenth of them. */
function isEntry(value: unknown): value is ErrorEntry {
  const texts = ['at', 'where', 'code', 'severity', 'message', 'stack'];
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    typeof fields.get('retryable') === 'boolean'
  );
}

function shapeOf(error: unknown): FaultShape {
  return isShape(error) ? error : toFaultShape(error);
}

function isShape(value: unknown): value is FaultShape {
  return typeof value === 'object' && value !== null && 'code' in value && 'params' in value;
}

const MASK = '•••';
/** Letters and digits without a space, as keys and tokens are; names of functions and files have no digits, or are shorter. */
const LIKE_A_KEY = /[\w-]{20,}/gu;

/** What the tab knows as a secret, and what looks like one. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets
    .filter((secret) => secret !== '')
    .reduce((so, secret) => so.replaceAll(secret, MASK), text);
  return known.replace(LIKE_A_KEY, (word) => (/\d/u.test(word) ? MASK : word));
}

// Where the record of calls lies: one file a month, which grows only, so that commands at work at the same time can add to it.
import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '@silosmith/kernel';
import { codeOf } from './files.ts';

/** `SILOSMITH_STATE_DIR`, or where the system keeps what programs remember. */
export function stateFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SILOSMITH_STATE_DIR) return env.SILOSMITH_STATE_DIR;
  const base =
    process.platform === 'win32'
      ? (env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'))
      : (env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'));
  return join(base, 'silosmith');
}

export class CallFiles {
  private readonly folder: string;
  /** Path → octets that were read. */
  private readonly readTo = new Map<string, number>();

  /** What no thirty days before now reach goes. */
  constructor(folder: string, nowMs: number) {
    this.folder = folder;
    removeOlder(folder, monthsAt(nowMs)[1]);
  }

  /** Lines that came since the last call, of this month and the one before. Throws `cli.cannot-read`, of a call not sent. */
  newLines(nowMs: number): string[] {
    return monthsAt(nowMs)
      .toReversed()
      .flatMap((month) => {
        const path = join(this.folder, fileOf(month));
        const from = this.readTo.get(path) ?? 0;
        try {
          const { text, length } = newLines(path, from);
          this.readTo.set(path, from + length);
          return text.split('\n');
        } catch (cause) {
          if (codeOf(cause) === 'ENOENT') return [];
          throw new Fault('cli.cannot-read', { params: { path, reason: codeOf(cause), sent: false }, cause });
        }
      });
  }

  /** Throws `cli.cannot-write`, of a call not sent. */
  append(line: object, nowMs: number): void {
    const path = join(this.folder, fileOf(monthsAt(nowMs)[0]));
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    } catch (cause) {
      throw new Fault('cli.cannot-write', { params: { path, reason: codeOf(cause), sent: false }, cause });
    }
  }
}

const FILE = /^calls-(\d{4}-\d\d)\.jsonl$/u;
const fileOf = (month: string): string => `calls-${month}.jsonl`;

/** This month and the one before, such as `2026-11`, in UTC. */
function monthsAt(nowMs: number): readonly [now: string, before: string] {
  const now = new Date(nowMs);
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  return [now.toISOString().slice(0, 7), before.toISOString().slice(0, 7)];
}

/** What nothing goes by any more. A folder that is not there holds none; one that refuses is named when it is written to. */
function removeOlder(folder: string, oldest: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const month = FILE.exec(name)?.[1];
      if (month !== undefined && month < oldest) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    if (codeOf(error) === 'unknown') throw error;
  }
}

/** Whole lines from `from` on: one that another command is writing is read next time. `length` in octets. */
function newLines(path: string, from: number): { readonly text: string; readonly length: number } {
  const file = openSync(path, 'r');
  try {
    const octets = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
    const read = readSync(file, octets, 0, octets.length, from);
    const length = octets.subarray(0, read).lastIndexOf('\n') + 1;
    return { text: octets.toString('utf8', 0, length), length };
  } finally {
    closeSync(file);
  }
}

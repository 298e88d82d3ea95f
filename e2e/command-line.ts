// The command line as its user runs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../apps/cli/bin/silosmith.mjs');

/** Answers the document it prints. */
export function silosmith(...words: string[]): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

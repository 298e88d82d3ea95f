// Backup format: gzipped lines of JSON with a header, the columns and rows (as text) of each table, and a trailer that proves completeness.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';

export const BACKUP_FORMAT = 1;

const cell = z.string().nullable();
const headSchema = z.tuple([
  z.literal('silosmith-backup'),
  z.object({
    format: z.literal(BACKUP_FORMAT),
    /** Number of the last migration. */
    schema: z.number().int(),
    release: z.string(),
    createdAt: z.string(),
  }),
]);
const tableSchema = z.tuple([
  z.literal('table'),
  z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
]);
const rowSchema = z.tuple([z.literal('row'), z.array(cell)]);
const endSchema = z.tuple([z.literal('end'), z.object({ rows: z.number().int(), sha256: z.string() })]);
const lineSchema = z.union([rowSchema, tableSchema, headSchema, endSchema]);

export type BackupHead = z.infer<typeof headSchema>[1];
export type BackupTable = z.infer<typeof tableSchema>[1];
export type BackupLine = z.infer<typeof lineSchema>;

/** The digest of all lines before the end, each with its line feed. */
export function createLineDigest(): { add(line: string): void; hex(): string } {
  const hash = createHash('sha256');
  return { add: (line) => hash.update(`${line}\n`), hex: () => hash.digest('hex') };
}

/**
 * The lines of a backup, head first; the end is checked, and not given. Throws `server.backup-damaged` { path, reason }
 * where the file is cut, changed or no backup; so read it through once before anything is built on it.
 */
export async function* readBackup(path: string): AsyncGenerator<Exclude<BackupLine, ['end', unknown]>> {
  const digest = createLineDigest();
  let rows = 0;
  let ended = false;
  try {
    const unpacked = createReadStream(path)
      .on('error', (error) => unpacked.destroy(error))
      .pipe(createGunzip());
    for await (const text of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (ended) throw new Error('text after the end');
      const line = lineSchema.parse(JSON.parse(text));
      if (line[0] === 'end') {
        ended = true;
        if (line[1].rows !== rows || line[1].sha256 !== digest.hex()) throw new Error('checksum');
        continue;
      }
      digest.add(text);
      if (line[0] === 'row') rows += 1;
      yield line;
    }
    if (!ended) throw new Error('cut short');
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('server.backup-damaged', { severity: 'high', params: { path, reason: reasonOf(error) } });
  }
}

/** Reads all of it, keeps the head. Throws as `readBackup`. */
export async function checkBackup(path: string): Promise<{ head: BackupHead; rows: number }> {
  let head: BackupHead | undefined;
  let rows = 0;
  for await (const line of readBackup(path)) {
    if (line[0] === 'silosmith-backup') head = line[1];
    if (line[0] === 'row') rows += 1;
  }
  if (!head) throw new Fault('server.backup-damaged', { params: { path, reason: 'no head' } });
  return { head, rows };
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'not a backup of Silosmith';
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : 'unknown';
}

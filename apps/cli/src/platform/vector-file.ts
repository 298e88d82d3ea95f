// The vectors of a keyword file, in a file beside it: a line a batch, on disk before the next is asked for, so that a killed run
// pays nothing again.
import { appendFile, readFile } from 'node:fs/promises';
import { type VectorBatch, vectorBatchSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { codeOf } from './files.ts';

export interface VectorFile {
  /** Truncated lines are left out. */
  readonly batches: readonly VectorBatch[];
  /** Resolves when the batch is on disk. Throws `cli.cannot-write`. */
  keep(batch: VectorBatch): Promise<void>;
}

/** Throws `cli.cannot-read`, and `cli.cannot-write` before anything is paid for that could not be kept. */
export async function openVectorFile(keywordFile: string): Promise<VectorFile> {
  const path = `${keywordFile}.vectors`;
  const write = async (text: string): Promise<void> => {
    try {
      await appendFile(path, text, { flush: true });
    } catch (cause) {
      throw new Fault('cli.cannot-write', {
        params: { path, reason: codeOf(cause) },
        severity: 'high',
        cause,
      });
    }
  };
  const text = await readText(path);
  // A truncated line must not swallow the next one.
  if (text === '' || !text.endsWith('\n')) await write(text === '' ? '' : '\n');
  let last = Promise.resolve();
  return {
    batches: text.split('\n').flatMap(batchOf),
    /** One after the other, so that lines never interleave. */
    keep(batch) {
      const next = last.then(() => write(`${JSON.stringify(batch)}\n`));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return '';
    throw new Fault('cli.cannot-read', { params: { path, reason: codeOf(cause) }, cause });
  }
}

function batchOf(line: string): VectorBatch[] {
  try {
    const read = vectorBatchSchema.safeParse(JSON.parse(line));
    return read.success ? [read.data] : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

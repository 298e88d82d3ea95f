// Atomic file access: write to a temporary file, flush, rename; a crash never leaves a partial file.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteChunks } from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';

/** System error code, such as ENOSPC. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

/** Bytes of a file. Throws `cli.cannot-read` with the path and the system's code. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw cannotRead(path, cause);
  }
}

function cannotRead(path: string, cause: unknown): Fault {
  return new Fault(codeOf(cause) === 'ENOENT' ? 'cli.no-such-file' : 'cli.cannot-read', {
    params: { path, reason: codeOf(cause) },
    cause,
  });
}

/** Bytes read at a time by `fileChunks`. */
const PIECE = 65_536;

/** A file that is read piece by piece. Throws as `readBytes` does, also while it is read. */
export function fileChunks(path: string): ByteChunks {
  const tried = <T>(step: () => T): T => {
    try {
      return step();
    } catch (cause) {
      throw cannotRead(path, cause);
    }
  };
  return {
    size: tried(() => statSync(path).size),
    *open() {
      const file = tried(() => openSync(path, 'r'));
      try {
        const piece = new Uint8Array(PIECE);
        for (;;) {
          const length = tried(() => readSync(file, piece));
          if (length === 0) return;
          yield piece.subarray(0, length);
        }
      } finally {
        closeSync(file);
      }
    },
  };
}

/**
 * Where a file of this name goes: to the path that was asked for, into it where it is a folder, and here where none was asked for.
 * A path that ends in a slash is a folder, made where it is missing. Throws `cli.cannot-write`.
 */
export async function outputFile(asked: string | undefined, name: string): Promise<string> {
  if (asked === undefined) return name;
  if (/[\\/]$/u.test(asked)) {
    await mkdir(asked, { recursive: true }).catch((cause: unknown) =>
      Promise.reject(cannotWrite(asked, cause)),
    );
    return join(asked, name);
  }
  const isFolder = await stat(asked).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(asked, name) : asked;
}

export const cannotWrite = (path: string, cause: unknown): Fault =>
  new Fault('cli.cannot-write', { params: { path, reason: codeOf(cause) }, severity: 'high', cause });

/** A sink for chunks that becomes the file only when all of it is on disk. */
export interface FileSink {
  write(chunk: Uint8Array): Promise<void>;
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** Throws `cli.cannot-write` (disk full, no permission, …) with the path and the system's code. */
export async function createFileSink(path: string): Promise<FileSink> {
  const beside = `${path}.part`;
  const refuse = (cause: unknown): Fault => cannotWrite(path, cause);
  const file = await open(beside, 'w').catch((cause: unknown) => Promise.reject(refuse(cause)));
  return {
    write: async (chunk) => {
      await file.writeFile(chunk).catch((cause: unknown) => Promise.reject(refuse(cause)));
    },
    close: async () => {
      try {
        await file.sync();
        await file.close();
        await rename(beside, path);
      } catch (cause) {
        throw refuse(cause);
      }
    },
    discard: async () => {
      await file.close();
      await rm(beside, { force: true });
    },
  };
}

export async function writeText(path: string, text: string): Promise<void> {
  await writeTexts(path, [text]);
}

/** One after the other, none of them held longer than it takes. */
export async function writeTexts(path: string, texts: Iterable<string>): Promise<void> {
  const sink = await createFileSink(path);
  try {
    const encoder = new TextEncoder();
    for (const text of texts) await sink.write(encoder.encode(text));
  } catch (error) {
    await sink.discard();
    throw error;
  }
  await sink.close();
}

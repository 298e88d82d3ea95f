// How do many files become one? A ZIP written as it grows: each file is compressed, written and forgotten.
import type { ByteSink } from '../bytes/byte-sink.ts';
import { crc32 } from './crc32.ts';
import { deflateRaw } from './deflate.ts';
import { centralHeader, dosTimeOf, endOfDirectory, localHeader, type ZipEntry } from './zip-records.ts';

/** Headers of the directory are written in chunks of about this many bytes. */
const DIRECTORY_CHUNK = 65_536;

export interface ZipWriter {
  /** `name` uses forward slashes. With `store` the bytes stand as they are (images are compressed already). */
  add(name: string, bytes: Uint8Array, options?: { readonly store?: boolean }): Promise<void>;
  /** Writes the directory; resolves to the archive's size in bytes. */
  finish(): Promise<number>;
}

/** All files carry the time `iso`, so that the same project gives the same bytes. */
export function createZipWriter(sink: ByteSink, iso: string): ZipWriter {
  const encoder = new TextEncoder();
  const time = dosTimeOf(iso);
  const entries: ZipEntry[] = [];
  let offset = 0;
  const write = async (chunk: Uint8Array): Promise<void> => {
    offset += chunk.length;
    await sink(chunk);
  };
  return {
    async add(name, bytes, { store = false } = {}) {
      const deflated = store ? bytes : await deflateRaw(bytes);
      const smaller = deflated.length < bytes.length;
      const body = smaller ? deflated : bytes;
      const entry: ZipEntry = {
        name: encoder.encode(name),
        crc: crc32(bytes),
        size: bytes.length,
        compressedSize: body.length,
        deflated: smaller,
        offset,
      };
      entries.push(entry);
      await write(localHeader(entry, time));
      if (body.length > 0) await write(body);
    },
    async finish() {
      const start = offset;
      let chunk: number[] = [];
      const flush = async (): Promise<void> => {
        if (chunk.length > 0) await write(Uint8Array.from(chunk));
        chunk = [];
      };
      for (const entry of entries) {
        for (const byte of centralHeader(entry, time)) chunk.push(byte);
        if (chunk.length >= DIRECTORY_CHUNK) await flush();
      }
      await flush();
      await write(endOfDirectory(entries.length, offset - start, start));
      return offset;
    },
  };
}

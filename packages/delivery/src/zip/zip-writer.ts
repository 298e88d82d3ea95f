// Streaming ZIP writer: each file is compressed and written at once; only its directory entry is kept.
import type { ByteSink } from '../bytes/byte-sink.ts';
import { crc32 } from './crc32.ts';
import { deflateRaw } from './deflate.ts';
import { centralHeader, dosTimeOf, endOfDirectory, localHeader, type ZipEntry } from './zip-records.ts';

/** Bytes per written chunk of the central directory, about. */
const DIRECTORY_CHUNK = 65_536;

export interface ZipWriter {
  /** `name` uses forward slashes. With `store` the bytes are not compressed (images already are). */
  add(name: string, bytes: Uint8Array, options?: { readonly store?: boolean }): Promise<void>;
  /** Writes the directory; resolves to the archive's size in bytes. */
  finish(): Promise<number>;
}

/** All entries have the time `iso`, so that archives are reproducible. */
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

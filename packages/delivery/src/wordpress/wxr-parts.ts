// One file, or files below an upload limit in a ZIP: each complete by itself, so that they import in any order.

import { concatBytes } from '@silosmith/kernel';
import type { ByteSink } from '../bytes/byte-sink.ts';
import { createZipWriter } from '../zip/zip-writer.ts';
import { createXmlSink, type XmlSink } from './xml-sink.ts';

type WriteText = (out: XmlSink) => Promise<void>;

interface PartsResult {
  readonly bytes: number;
  readonly files: number;
  /** Files above the limit, for an item that is larger by itself. */
  readonly tooLarge: number;
}

export interface Parts {
  /** What every file begins and ends with. Called once, before the first item. */
  frame(head: WriteText, end: WriteText): Promise<void>;
  /** What stays in one file: a post with its image. */
  item(write: WriteText): Promise<void>;
  finish(): Promise<PartsResult>;
}

/** Bytes of a megabyte as upload limits of PHP count it. */
const MEGABYTE = 1_048_576;

/** `limitMb` 0: one file, streamed. Else at most one file is held in memory. */
export function createParts(sink: ByteSink, limitMb: number, iso: string): Parts {
  return limitMb === 0 ? oneFile(sink) : filesBelow(sink, limitMb * MEGABYTE, iso);
}

function oneFile(sink: ByteSink): Parts {
  const out = createXmlSink(sink);
  let end: WriteText = () => Promise.resolve();
  return {
    async frame(head, last) {
      end = last;
      await head(out);
    },
    item: (write) => write(out),
    async finish() {
      await end(out);
      await out.flush();
      return { bytes: out.bytes(), files: 1, tooLarge: 0 };
    },
  };
}

function filesBelow(sink: ByteSink, limit: number, iso: string): Parts {
  const zip = createZipWriter(sink, iso);
  let head: Uint8Array = new Uint8Array();
  let end: Uint8Array = new Uint8Array();
  let items: Uint8Array[] = [];
  let size = 0;
  let files = 0;
  let tooLarge = 0;
  const close = async (): Promise<void> => {
    if (items.length === 0) return;
    files++;
    if (size > limit) tooLarge++;
    await zip.add(`import-${String(files).padStart(3, '0')}.xml`, concatBytes([head, ...items, end]));
    items = [];
  };
  return {
    async frame(first, last) {
      head = await bytesOf(first);
      end = await bytesOf(last);
    },
    async item(write) {
      const bytes = await bytesOf(write);
      if (items.length > 0 && size + bytes.length > limit) await close();
      if (items.length === 0) size = head.length + end.length;
      items.push(bytes);
      size += bytes.length;
    },
    async finish() {
      await close();
      return { bytes: await zip.finish(), files, tooLarge };
    },
  };
}

async function bytesOf(write: WriteText): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const out = createXmlSink((chunk) => {
    chunks.push(chunk.slice());
  });
  await write(out);
  await out.flush();
  return concatBytes(chunks);
}

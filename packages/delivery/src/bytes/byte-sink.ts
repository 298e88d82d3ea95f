// Output port of an export, chunk by chunk: a file, a stream, a list.

/**
 * Back-pressure: the writer awaits each call before it produces the next chunk, so at most one chunk is in memory.
 * A chunk is valid until the call ends, since writers use its memory again: who keeps it copies it.
 */
export type ByteSink = (chunk: Uint8Array) => void | Promise<void>;

export interface TextSink {
  write(text: string): Promise<void>;
  /** Bytes written so far. */
  bytes(): number;
}

/** Looks at what was encoded, which is several times faster than to look at the characters of each text before. */
export interface TextGuard {
  /** False where a text, whose UTF-8 is the bytes from `from` to `to`, needs no `clean`. */
  suspects(text: string, bytes: Uint8Array, from: number, to: number): boolean;
  /** The text as it may be written, never longer. */
  clean(text: string): string;
}

/** Texts are encoded into one buffer of this many bytes, which is written when the next may not fit. */
const BUFFER = 131_072;

/** Most bytes of a UTF-16 code unit in UTF-8. */
const MOST_BYTES = 3;

/** UTF-8 text into a byte sink. Call `flush` at the end. */
export function createTextSink(sink: ByteSink, guard?: TextGuard): TextSink & { flush(): Promise<void> } {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(BUFFER);
  let used = 0;
  let total = 0;
  const flush = async (): Promise<void> => {
    if (used === 0) return;
    await sink(buffer.subarray(0, used));
    total += used;
    used = 0;
  };
  const encode = (text: string): void => {
    const { written } = encoder.encodeInto(text, buffer.subarray(used));
    if (guard?.suspects(text, buffer, used, used + written) === true)
      used += encoder.encodeInto(guard.clean(text), buffer.subarray(used)).written;
    else used += written;
  };
  const writeLong = async (text: string): Promise<void> => {
    for (let at = 0; at < text.length; ) {
      await flush();
      // A piece has as many code units as the buffer has bytes, so that half a surrogate pair at its end does not fit and is read again.
      const { read, written } = encoder.encodeInto(text.slice(at, at + BUFFER), buffer);
      at += read;
      used = written;
    }
  };
  return {
    async write(text) {
      if (text.length * MOST_BYTES > BUFFER) return await writeLong(guard ? guard.clean(text) : text);
      if (used + text.length * MOST_BYTES > BUFFER) await flush();
      encode(text);
    },
    bytes: () => total + used,
    flush,
  };
}

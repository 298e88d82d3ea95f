// Output port of an export, chunk by chunk: a file, a stream, a list.

/** Back-pressure: the writer awaits each call before it produces the next chunk, so at most one chunk is in memory. */
export type ByteSink = (chunk: Uint8Array) => void | Promise<void>;

export interface TextSink {
  write(text: string): Promise<void>;
  /** Bytes written so far. */
  bytes(): number;
}

/** Small writes are buffered up to this many characters. */
const GATHER = 32_768;

/** UTF-8 text into a byte sink. Call `flush` at the end. */
export function createTextSink(sink: ByteSink): TextSink & { flush(): Promise<void> } {
  const encoder = new TextEncoder();
  let gathered = '';
  let total = 0;
  const flush = async (): Promise<void> => {
    if (gathered === '') return;
    const chunk = encoder.encode(gathered);
    gathered = '';
    total += chunk.length;
    await sink(chunk);
  };
  return {
    async write(text) {
      gathered += text;
      if (gathered.length >= GATHER) await flush();
    },
    bytes: () => total,
    flush,
  };
}

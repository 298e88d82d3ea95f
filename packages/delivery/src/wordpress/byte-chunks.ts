/** A file that can be read more than once: a second reading is needed where the first met a fault. */
export interface ByteChunks {
  /** What a sentence about it calls it; where it is one of several. */
  readonly name?: string;
  readonly size: number;
  /** Its bytes in order, in pieces of any length; a piece is valid until the next is asked for. */
  open(): Iterable<Uint8Array>;
}

const PIECE = 65_536;

export function chunksOf(bytes: Uint8Array, name?: string): ByteChunks {
  return {
    ...(name === undefined ? {} : { name }),
    size: bytes.length,
    *open() {
      for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
    },
  };
}

/** Text by byte-order mark, else by the encoding of the XML declaration, else UTF-8; without leading blanks, which XML forbids. */
export function* textOfChunks(chunks: Iterable<Uint8Array>): Generator<{ text: string; bytes: number }> {
  let decoder: TextDecoder | undefined;
  let begun = false;
  const started = (text: string): string => {
    if (begun) return text;
    const from = text.trimStart();
    begun = from !== '';
    return from;
  };
  for (const bytes of chunks) {
    decoder ??= decoderFor(bytes);
    yield { text: started(decoder.decode(bytes, { stream: true })), bytes: bytes.length };
  }
  yield { text: started(decoder?.decode() ?? ''), bytes: 0 };
}

function decoderFor(head: Uint8Array): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be');
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200));
  const declared = /<\?xml[^>]*encoding=["']([\w.:-]+)["']/iu.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared);
  } catch (error) {
    // Unknown encoding label.
    if (error instanceof RangeError) return new TextDecoder('utf-8');
    throw error;
  }
}

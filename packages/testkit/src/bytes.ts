export interface ByteCollector {
  readonly sink: (chunk: Uint8Array) => void;
  readonly chunks: readonly Uint8Array[];
  bytes(): Uint8Array;
  text(): string;
}

export function createByteCollector(): ByteCollector {
  const chunks: Uint8Array[] = [];
  const bytes = (): Uint8Array => {
    const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  };
  return {
    chunks,
    sink: (chunk) => {
      chunks.push(chunk.slice());
    },
    bytes,
    text: () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes()),
  };
}

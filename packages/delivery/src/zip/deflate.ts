// Raw deflate by the platform: Node's own, else a compression stream, else fflate.

import { concatBytes } from '@silosmith/kernel';

const LEVEL = 6;

interface NodeZlib {
  deflateRawSync(bytes: Uint8Array, options: { readonly level: number }): Uint8Array;
}

/** Deterministic per platform. */
export async function deflateRaw(bytes: Uint8Array): Promise<Uint8Array> {
  const zlib = nodeZlib();
  if (zlib) return zlib.deflateRawSync(bytes, { level: LEVEL });
  const stream = platformDeflate();
  if (!stream) {
    const { deflateSync } = await import('fflate');
    return deflateSync(bytes, { level: LEVEL });
  }
  return throughStream(bytes, stream);
}

async function throughStream(bytes: Uint8Array, stream: CompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A failed write also rejects the read below, so the error is not lost.
  const written = writer.write(new Uint8Array(bytes)).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  await written;
  return concatBytes(chunks);
}

/**
 * Null outside Node. A stream for each of thousands of files keeps a quarter of a megabyte until it is collected; one call frees it at once.
 * https://nodejs.org/api/process.html#processgetbuiltinmoduleid
 */
function nodeZlib(): NodeZlib | null {
  // Other platforms have no such name, or a `process` without the function.
  const { process } = globalThis as { process?: { getBuiltinModule?: (id: 'node:zlib') => NodeZlib } };
  return process?.getBuiltinModule?.('node:zlib') ?? null;
}

/** Null if the platform has no raw deflate: CompressionStream is missing, or supports only zlib and gzip. */
function platformDeflate(): CompressionStream | null {
  if (typeof CompressionStream === 'undefined') return null;
  try {
    return new CompressionStream('deflate-raw');
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

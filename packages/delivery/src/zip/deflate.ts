// How is a file made small? By the platform's own deflate, by fflate where the platform has none.

const LEVEL = 6;

/** Raw deflate. The same bytes on the same platform. */
export async function deflateRaw(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = platformDeflate();
  if (!stream) {
    const { deflateSync } = await import('fflate');
    return deflateSync(bytes, { level: LEVEL });
  }
  const writer = stream.writable.getWriter();
  // Reading below ends with the same error, so a failed write is not lost.
  const written = writer.write(new Uint8Array(bytes)).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  await written;
  return concatBytes(chunks);
}

/** Null where the platform has no raw deflate: CompressionStream is missing, or knows zlib and gzip only. */
function platformDeflate(): CompressionStream | null {
  if (typeof CompressionStream === 'undefined') return null;
  try {
    return new CompressionStream('deflate-raw');
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Length of the valid sequence at `at` (1 to 4), or 0 if the bytes are not UTF-8. */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = bytes[at + 1] ?? 0;
  if ((second & 0xc0) !== 0x80) return 0;
  if (first < 0xe0) return 2;
  if (((bytes[at + 2] ?? 0) & 0xc0) !== 0x80) return 0;
  if (first < 0xf0) {
    if (first === 0xe0 && second < 0xa0) return 0;
    if (first === 0xed && second > 0x9f) return 0;
    return 3;
  }
  if (((bytes[at + 3] ?? 0) & 0xc0) !== 0x80) return 0;
  if (first === 0xf0 && second < 0x90) return 0;
  if (first === 0xf4 && second > 0x8f) return 0;
  return 4;
}

/** Bytes per call of the platform's decoder: small enough for the decoded text to stay in the CPU cache. */
const PIECE = 65_536;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Offset of the first byte that is not UTF-8, or -1. Uses the platform's decoder, and scans only the chunk it rejects. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  for (let start = 0; start < bytes.length; ) {
    const end = endOfPiece(bytes, start);
    if (!isUtf8(bytes.subarray(start, end))) return firstInvalidFrom(bytes, start);
    start = end;
  }
  return -1;
}

/** End of the chunk, moved back to a character boundary. */
function endOfPiece(bytes: Uint8Array, start: number): number {
  let end = start + PIECE;
  if (end >= bytes.length) return bytes.length;
  while (end > start + PIECE - 3 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function firstInvalidFrom(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

/** Valid multi-byte sequences ÷ (valid sequences + invalid bytes); 0 if there are neither. */
export function multiByteShare(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 1) valid++;
    if (length === 0) invalid++;
    at += Math.max(1, length);
  }
  return valid + invalid === 0 ? 0 : valid / (valid + invalid);
}

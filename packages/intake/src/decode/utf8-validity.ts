// Are these bytes UTF-8, and if not, where do they stop being so?

/** Length of the valid sequence at `at` (1 to 4), or 0 where the bytes there are not UTF-8. */
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

/** Bytes handed to the platform's decoder at once: small enough for their text to stay in the processor's cache. */
const PIECE = 65_536;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Offset of the first byte that is not UTF-8, or -1. The platform's own decoder looks; only where it refuses do we. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  for (let start = 0; start < bytes.length; ) {
    const end = endOfPiece(bytes, start);
    if (!isUtf8(bytes.subarray(start, end))) return firstInvalidFrom(bytes, start);
    start = end;
  }
  return -1;
}

/** Before the first byte of a character. */
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

/** Of all places with bytes above 0x7f, the share that are valid UTF-8 sequences; 0 where there are none. */
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

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

/** Offset of the first byte that is not UTF-8, or -1. Eight plain bytes a step. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  const words = wordsOf(bytes);
  let at = 0;
  while (at < bytes.length) {
    if (words !== null && ((at + words.shift) & 3) === 0) {
      let word = (at + words.shift) >> 2;
      const last = words.view.length - 1;
      while (word < last && (((words.view[word] ?? 0) | (words.view[word + 1] ?? 0)) & 0x80808080) === 0)
        word += 2;
      at = Math.max(at, (word << 2) - words.shift);
      if (at >= bytes.length) break;
    }
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

function wordsOf(bytes: Uint8Array): { readonly view: Uint32Array; readonly shift: number } | null {
  const shift = bytes.byteOffset & 3;
  const from = bytes.byteOffset - shift;
  const count = (bytes.byteLength + shift) >> 2;
  return count < 4 ? null : { view: new Uint32Array(bytes.buffer, from, count), shift };
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

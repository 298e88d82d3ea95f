const QUOTE = 0x22;
const decoder = new TextDecoder('utf-8');

/**
 * Unescapes a cell that the reader marked `escaped`: doubled quotes become one, and the quote that closed the
 * cell before more text (`"ford" engine`) is dropped.
 */
export function unescapeCell(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const out = new Uint8Array(end - start);
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      if (bytes[at + 1] !== QUOTE || at + 1 >= end) continue;
      at++;
    }
    out[length++] = byte;
  }
  return out.subarray(0, length);
}

/** The text of a cell, trimmed. `escaped` comes from the record reader. */
export function cellText(bytes: Uint8Array, start: number, end: number, escaped: number): string {
  if (start >= end) return '';
  const raw = escaped === 0 ? bytes.subarray(start, end) : unescapeCell(bytes, start, end);
  return decoder.decode(raw).trim();
}

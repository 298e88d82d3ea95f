// Which letters can be folded and composed one by one, without asking the whole word? Tables for the fast path.

/** Folded code points below this stand in a table: those of two UTF-8 bytes. */
const TABLE_END = 0x800;

/** Byte → its lower case, for printable ASCII; 0 for all others. */
export const LOWER_ASCII: Uint8Array = Uint8Array.from({ length: 0x100 }, (_, code) =>
  code < 0x20 || code >= 0x7f ? 0 : String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/**
 * Code point → its lower case, for letters whose form does not depend on their neighbours; 0 for all others. Left out:
 * combining marks, signs that normalisation changes, and Σ, whose lower case depends on its place.
 */
export const LOWER: Uint16Array = buildLower();

function buildLower(): Uint16Array {
  const table = new Uint16Array(TABLE_END);
  for (let code = 0xa1; code < TABLE_END; code++) {
    const character = String.fromCodePoint(code);
    const lower = character.toLowerCase();
    if (code === 0x3a3 || lower.length !== 1 || /[\p{M}\p{C}\p{Z}]/u.test(character)) continue;
    if (character.normalize('NFC') !== character || lower.charCodeAt(0) >= TABLE_END) continue;
    table[code] = lower.charCodeAt(0);
  }
  return table;
}

/** Whether a code point of three UTF-8 bytes has no case, composes with nothing before it and is no blank. */
export function isPlainWide(code: number): boolean {
  return (
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0x3041 && code <= 0x3096) ||
    (code >= 0x30a1 && code <= 0x30fe) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x2010 && code <= 0x2027) ||
    (code >= 0x20a0 && code <= 0x20bf)
  );
}

// Control characters, and the zero-width and direction marks that a copy from the web leaves behind. The joiners stay:
// Persian and Indic words need them.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** NFC, no control characters, inner white space collapsed, trimmed; letter case kept. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(/ {2,}/gu, ' ').trim();
}

const START = 0x811c9dc5;
const PRIME = 0x01000193;

export const HASH_START: number = START | 0;

/** Adds one folded code point to a hash (FNV-1a over code points). */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}

/** Spreads the bits of a finished hash; never 0 is not promised. */
export function hashEnd(hash: number): number {
  let h = hash;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

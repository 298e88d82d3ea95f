// Tables of the characters that fold and compose independently of their neighbours: the fast path of keyword cleaning.

/** Size of the fold table: code points of up to two UTF-8 bytes. */
const TABLE_END = 0x800;

/** Byte → lower case, for printable ASCII; 0 otherwise. */
export const LOWER_ASCII: Uint8Array = Uint8Array.from({ length: 0x100 }, (_, code) =>
  code < 0x20 || code >= 0x7f ? 0 : String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/**
 * Code point → lower case, for letters whose form does not depend on their neighbours; 0 otherwise. Excluded:
 * combining marks, characters that normalisation changes, and Σ, whose lower case depends on its position.
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

/** Whether a code point of three UTF-8 bytes is caseless, does not compose with the one before it and is not white space. */
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

// Control characters, and the zero-width and direction marks that come with text copied from the web. Joiners are kept:
// Persian and Indic words need them.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** NFC, no control characters, inner white space collapsed, trimmed; letter case kept: the form of `KeywordTable.keyword`. */
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

/** Final mixing of a hash; the result may be 0. */
export function hashEnd(hash: number): number {
  let h = hash;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

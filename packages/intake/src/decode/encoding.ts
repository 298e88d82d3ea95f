// Encoding detection: byte-order mark, then the pattern of zero bytes (UTF-16), then UTF-8 validity, then letter frequencies.
import { type LegacyEncoding, legacyEncoding } from './legacy-encoding.ts';
import { firstInvalidUtf8, multiByteShare } from './utf8-validity.ts';

export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | LegacyEncoding;
export interface FoundEncoding {
  readonly encoding: Encoding;
  /** Bytes of the byte-order mark, to be skipped. */
  readonly markLength: number;
}

/** UTF-16: zero bytes at this share of the odd (even) offsets, and hardly any at the others. */
const ZERO_SHARE = 0.1;

/** @param head the first bytes of a file; 64 kB suffice. */
export function findEncoding(head: Uint8Array): FoundEncoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf)
    return { encoding: 'utf-8-bom', markLength: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', markLength: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', markLength: 2 };
  let even = 0;
  let odd = 0;
  const from = head.includes(0) ? 0 : head.length;
  for (let at = from; at < head.length; at++) if (head[at] === 0) at % 2 === 0 ? even++ : odd++;
  const half = head.length / 2;
  if (odd > half * ZERO_SHARE && even < odd / 20) return { encoding: 'utf-16le', markLength: 0 };
  if (even > half * ZERO_SHARE && odd < even / 20) return { encoding: 'utf-16be', markLength: 0 };
  const invalidAt = firstInvalidUtf8(head);
  // The last three bytes may be a character cut by the end of the head.
  if (invalidAt < 0 || invalidAt >= head.length - 3) return { encoding: 'utf-8', markLength: 0 };
  return { encoding: multiByteShare(head) > 0.5 ? 'utf-8' : legacyEncoding(head), markLength: 0 };
}

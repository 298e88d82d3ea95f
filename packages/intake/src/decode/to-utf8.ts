// Transcodes to UTF-8 without an intermediate string: counts the size first, then writes the bytes.
import type { Encoding } from './encoding.ts';
import { firstInvalidUtf8, sequenceLength } from './utf8-validity.ts';

export interface Utf8Text {
  readonly bytes: Uint8Array;
  /** Invalid sequences, decoded as windows-1252 instead. */
  readonly repaired: number;
  /** Offset in `bytes` of the first of them, -1 for none. */
  readonly firstRepair: number;
}

/** Code points of the windows-1252 bytes 0x80 to 0x9f (WHATWG Encoding Standard). */
const WINDOWS_1252 = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];

/** `source` without its byte-order mark, as UTF-8. UTF-8 input is not copied. */
export function toUtf8(source: Uint8Array, encoding: Encoding): Utf8Text {
  if (encoding === 'utf-16le') return { bytes: fromUtf16(source, 0), repaired: 0, firstRepair: -1 };
  if (encoding === 'utf-16be') return { bytes: fromUtf16(source, 1), repaired: 0, firstRepair: -1 };
  if (encoding === 'windows-1252')
    return { bytes: fromWindows1252(source, 0, true), repaired: 0, firstRepair: -1 };
  if (!encoding.startsWith('utf-8'))
    return {
      bytes: new TextEncoder().encode(new TextDecoder(encoding).decode(source)),
      repaired: 0,
      firstRepair: -1,
    };
  const invalidAt = firstInvalidUtf8(source);
  if (invalidAt < 0) return { bytes: source, repaired: 0, firstRepair: -1 };
  return {
    bytes: fromWindows1252(source, invalidAt, false),
    repaired: countInvalid(source, invalidAt),
    firstRepair: invalidAt,
  };
}

function countInvalid(source: Uint8Array, from: number): number {
  let count = 0;
  for (let at = from; at < source.length; ) {
    const length = sequenceLength(source, at);
    if (length === 0) count++;
    at += Math.max(1, length);
  }
  return count;
}

function codePointOf(byte: number): number {
  return byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? byte) : byte;
}

/** From `from` on, bytes above 0x7f are windows-1252: all of them, or only those that are not UTF-8. */
function fromWindows1252(source: Uint8Array, from: number, all: boolean): Uint8Array {
  let size = from;
  for (let at = from; at < source.length; ) {
    const length = all ? ((source[at] ?? 0) < 0x80 ? 1 : 0) : sequenceLength(source, at);
    size += length > 0 ? length : utf8Size(codePointOf(source[at] ?? 0));
    at += Math.max(1, length);
  }
  const out = new Uint8Array(size);
  out.set(source.subarray(0, from));
  let to = from;
  for (let at = from; at < source.length; ) {
    const length = all ? ((source[at] ?? 0) < 0x80 ? 1 : 0) : sequenceLength(source, at);
    if (length === 0) to = writeUtf8(out, to, codePointOf(source[at++] ?? 0));
    else for (let left = length; left > 0; left--) out[to++] = source[at++] ?? 0;
  }
  return out;
}

/** `high` is the index of the high byte in a pair. A lone surrogate becomes U+FFFD; a last odd byte is dropped. */
function fromUtf16(source: Uint8Array, bigEndian: 0 | 1): Uint8Array {
  const units = source.length >> 1;
  const low = bigEndian;
  const high = 1 - bigEndian;
  const unitAt = (unit: number): number =>
    (source[2 * unit + low] ?? 0) | ((source[2 * unit + high] ?? 0) << 8);
  const codePointAt = (unit: number): number => {
    const first = unitAt(unit);
    if (first < 0xd800 || first > 0xdfff) return first;
    const second = first < 0xdc00 && unit + 1 < units ? unitAt(unit + 1) : 0;
    return second >= 0xdc00 && second <= 0xdfff
      ? 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)
      : 0xfffd;
  };
  let size = 0;
  for (let unit = 0; unit < units; unit++) {
    const codePoint = codePointAt(unit);
    size += utf8Size(codePoint);
    if (codePoint > 0xffff) unit++;
  }
  const out = new Uint8Array(size);
  let to = 0;
  for (let unit = 0; unit < units; unit++) {
    const codePoint = codePointAt(unit);
    to = writeUtf8(out, to, codePoint);
    if (codePoint > 0xffff) unit++;
  }
  return out;
}

function utf8Size(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

function writeUtf8(out: Uint8Array, at: number, codePoint: number): number {
  if (codePoint < 0x80) {
    out[at] = codePoint;
    return at + 1;
  }
  if (codePoint < 0x800) {
    out[at] = 0xc0 | (codePoint >> 6);
    out[at + 1] = 0x80 | (codePoint & 0x3f);
    return at + 2;
  }
  if (codePoint < 0x10000) {
    out[at] = 0xe0 | (codePoint >> 12);
    out[at + 1] = 0x80 | ((codePoint >> 6) & 0x3f);
    out[at + 2] = 0x80 | (codePoint & 0x3f);
    return at + 3;
  }
  out[at] = 0xf0 | (codePoint >> 18);
  out[at + 1] = 0x80 | ((codePoint >> 12) & 0x3f);
  out[at + 2] = 0x80 | ((codePoint >> 6) & 0x3f);
  out[at + 3] = 0x80 | (codePoint & 0x3f);
  return at + 4;
}

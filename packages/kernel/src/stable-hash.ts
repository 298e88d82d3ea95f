// For seeds, cache keys and identifiers, not for secrets: equal on every machine and in every release.

/** cyrb53: 0 to 2^53 − 1. Different `seed`s give independent hashes. */
export function stableHash(text: string, seed = 0): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return mixed(high, low);
}

/** The same over `bytes[start .. end)`: of ASCII text it equals `stableHash`. */
export function stableHashOfBytes(bytes: Uint8Array, start = 0, end: number = bytes.length): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] ?? 0;
    high = Math.imul(high ^ byte, 2654435761);
    low = Math.imul(low ^ byte, 1597334677);
  }
  return mixed(high, low);
}

function mixed(high: number, low: number): number {
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow =
    Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909);
  return 4294967296 * (2097151 & mixedLow) + (mixedHigh >>> 0);
}

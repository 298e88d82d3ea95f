// CRC-32 of ZIP (ISO 3309, polynomial 0xEDB88320), slicing-by-4.

const TABLES = makeTables();

/** Unsigned 32 bits. */
export function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = TABLES;
  let crc = 0xffffffff;
  let i = 0;
  // `?? 0` only satisfies the compiler: every index is masked to the table's 256 entries or below the length.
  for (const end = bytes.length - (bytes.length % 4); i < end; i += 4) {
    crc ^=
      (bytes[i] ?? 0) |
      ((bytes[i + 1] ?? 0) << 8) |
      ((bytes[i + 2] ?? 0) << 16) |
      ((bytes[i + 3] ?? 0) << 24);
    crc =
      (t3[crc & 0xff] ?? 0) ^
      (t2[(crc >>> 8) & 0xff] ?? 0) ^
      (t1[(crc >>> 16) & 0xff] ?? 0) ^
      (t0[crc >>> 24] ?? 0);
  }
  for (; i < bytes.length; i++) crc = (t0[(crc ^ (bytes[i] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function makeTables(): readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const first = new Uint32Array(256).map((_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  const after = (table: Uint32Array): Uint32Array =>
    table.map((value) => (first[value & 0xff] ?? 0) ^ (value >>> 8));
  const second = after(first);
  const third = after(second);
  return [first, second, third, after(third)];
}

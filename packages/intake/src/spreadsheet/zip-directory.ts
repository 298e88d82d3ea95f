// Reads the central directory of a ZIP, before anything is unpacked.

export interface ZipEntry {
  /** With forward slashes. */
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** As declared; not trusted when unpacking. */
  readonly unpackedBytes: number;
  readonly packedBytes: number;
  /** Offset of the local header. */
  readonly offset: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 65_535;
const ZIP64_EXTRA = 1;
const IN_ZIP64 = 0xffffffff;

/** Entries by lower-cased name, the first wins; null if there is no directory or it is damaged. */
export function zipDirectory(zip: Uint8Array): ReadonlyMap<string, ZipEntry> | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - END_SIZE;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < first) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  for (let number = 0; number < count; number++) {
    if (at + ENTRY_SIZE > zip.length || view.getUint32(at, true) !== ENTRY) return null;
    const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > zip.length) return null;
    const name = decoder.decode(zip.subarray(at + ENTRY_SIZE, nameEnd)).replaceAll('\\', '/');
    const [unpackedBytes = 0, packedBytes = 0, offset = 0] = withZip64(
      [at + 24, at + 20, at + 42].map((field) => view.getUint32(field, true)),
      view,
      nameEnd,
      extraEnd,
    );
    const method = view.getUint16(at + 10, true);
    const key = name.toLowerCase();
    if (!entries.has(key)) entries.set(key, { name, method, unpackedBytes, packedBytes, offset });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/** ZIP64: fields too large for 32 bits are in an extra field, in order; some writers always put them there. */
function withZip64(fields: readonly number[], view: DataView, from: number, end: number): number[] {
  if (!fields.includes(IN_ZIP64)) return [...fields];
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_EXTRA) continue;
    let value = at + 4;
    return fields.map((field) => {
      if (field !== IN_ZIP64 || value + 8 > end) return field;
      value += 8;
      return Number(view.getBigUint64(value - 8, true));
    });
  }
  return [...fields];
}

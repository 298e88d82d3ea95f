// How large would a workbook be unpacked? Read from the ZIP directory, before anything is unpacked.

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

/** Sum of the unpacked sizes that the ZIP's directory states, in bytes; -1 where there is no directory. */
export function unpackedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - END_SIZE;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < first) return -1;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== ENTRY) return -1;
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

// Inflates a ZIP entry chunk by chunk within a byte budget; the declared size is not trusted (zip bombs).
import { Inflate } from 'fflate';
import type { ZipEntry } from './zip-directory.ts';

/** Bytes that may still be unpacked, over all parts of a workbook. */
export interface UnpackBudget {
  bytes: number;
}

/** The entry unpacks to more than the budget. */
export class OverBudget extends Error {}

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_SIZE = 30;
/** Bytes. Deflate compresses at most 1,032 to 1, so no chunk inflates to more than 17 MB. */
const PACKED_PIECE = 16_384;

/** Passes on the bytes of an entry in chunks. Throws `OverBudget`, or another error if the entry is damaged. */
export function unpackEntry(
  zip: Uint8Array,
  { method, packedBytes, offset }: ZipEntry,
  budget: UnpackBudget,
  take: (piece: Uint8Array) => void,
): void {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (view.getUint32(offset, true) !== LOCAL_HEADER) throw new RangeError('no entry here');
  const start =
    offset + LOCAL_HEADER_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = zip.subarray(start, start + packedBytes);
  const spend = (piece: Uint8Array): void => {
    budget.bytes -= piece.length;
    if (budget.bytes < 0) throw new OverBudget();
    take(piece);
  };
  if (method !== STORED && method !== DEFLATED) throw new RangeError('packed in an unknown way');
  const inflate = new Inflate((piece) => spend(piece));
  for (let at = 0; at < packed.length; at += PACKED_PIECE) {
    const piece = packed.subarray(at, at + PACKED_PIECE);
    if (method === STORED) spend(piece);
    else inflate.push(piece, at + PACKED_PIECE >= packed.length);
  }
}

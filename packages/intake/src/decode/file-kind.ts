// Rejects files that are not text (images, documents, zero-filled disks) by their magic bytes, whatever their extension.
import { Fault } from '@silosmith/kernel';
import { compoundKind } from './compound-file.ts';
import { markupKind } from './markup-kind.ts';

const SIGNATURES: readonly (readonly [kind: string, bytes: readonly number[]])[] = [
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['GZIP', [0x1f, 0x8b]],
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
  ['7Z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['BZIP2', [0x42, 0x5a, 0x68]],
  ['XZ', [0xfd, 0x37, 0x7a, 0x58]],
  ['TIFF', [0x49, 0x49, 0x2a, 0x00]],
  ['WEBP', [0x52, 0x49, 0x46, 0x46]],
  ['RTF', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['SQLite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['Parquet', [0x50, 0x41, 0x52, 0x31]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
/** First record of a workbook before Excel 5, which has no container ([MS-XLS] §2.4.21). */
const OLDEST_EXCEL = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x08, 0x10, 0x00],
];

/** Share of bytes that never occur in text, above which a file is binary. */
const BINARY_SHARE = 0.1;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** A ZIP container, as an .xlsx workbook is. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);
}

/**
 * Throws if the bytes are not text: `intake.empty-file`, `intake.only-zeros`, `intake.old-spreadsheet`,
 * `intake.encrypted-spreadsheet`, `intake.other-document`, `intake.unprepared-spreadsheet`, `intake.utf-32`,
 * `intake.not-text` (each with the file's name).
 * @param bytes the whole file, or as much of it as there is.
 */
export function refuseBinary(bytes: Uint8Array, head: Uint8Array, file: string): void {
  if (head.length === 0) throw refusal('intake.empty-file', { file });
  for (const [kind, signature] of SIGNATURES) {
    if (startsWith(head, signature)) throw refusal('intake.not-text', { file, kind });
  }
  if (startsWith(head, COMPOUND_FILE)) refuseCompound(bytes, file);
  if (OLDEST_EXCEL.some((record) => startsWith(head, record)))
    throw refusal('intake.old-spreadsheet', { file });
  if (isUtf32(head)) throw refusal('intake.utf-32', { file });
  if (isZip(head)) throw refusal('intake.unprepared-spreadsheet', { file });
}

function refuseCompound(bytes: Uint8Array, file: string): never {
  const kind = compoundKind(bytes);
  if (kind === 'encrypted') throw refusal('intake.encrypted-spreadsheet', { file });
  // Without a known stream the directory is truncated; nearly all such files are workbooks.
  if (kind === 'XLS' || kind === 'OLE') throw refusal('intake.old-spreadsheet', { file });
  throw refusal('intake.other-document', { file, kind });
}

/** Throws `intake.markup` for a web page or XML with the extension of a table. */
export function refuseMarkup(head: string, file: string): void {
  const kind = markupKind(head);
  if (kind !== null) throw refusal('intake.markup', { file, kind });
}

/** By its byte-order mark, or by two or three zero bytes at the same positions of every group of four. */
function isUtf32(head: Uint8Array): boolean {
  if (startsWith(head, [0xff, 0xfe, 0, 0]) || startsWith(head, [0, 0, 0xfe, 0xff])) return true;
  if (head.length < 8 || !head.includes(0)) return false;
  const zeros = [0, 0, 0, 0];
  const groups = Math.floor(head.length / 4);
  for (let at = 0; at < groups * 4; at++) if (head[at] === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  // Unicode has 17 planes: the top byte is zero in every character.
  return (
    (fourth === groups && third > 0.9 * groups && first < 0.1 * groups) ||
    (first === groups && second > 0.9 * groups && fourth < 0.1 * groups)
  );
}

/** Throws if bytes of a single-byte or UTF-8 encoding contain too many that never occur in text. */
export function refuseControlBytes(head: Uint8Array, file: string): void {
  let zeros = 0;
  let controls = 0;
  for (let at = 0; at < head.length; at++) {
    const byte = head[at] ?? 0;
    if (byte >= 0x20) continue;
    if (byte === 0) zeros++;
    else if (byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) controls++;
  }
  if (zeros === head.length) throw refusal('intake.only-zeros', { file });
  if (zeros + controls > head.length * BINARY_SHARE) {
    throw refusal('intake.not-text', { file, kind: 'binary' });
  }
}

function refusal(code: string, params: Record<string, string | number>): Fault {
  return new Fault(code, { params, recovery: ['fix-file'] });
}

// Is this a file of text at all? Pictures, documents and empty disks that someone named .csv are told apart by their first bytes.
import { Fault } from '@silosmith/kernel';

const SIGNATURES: readonly (readonly [kind: string, bytes: readonly number[]])[] = [
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['GZIP', [0x1f, 0x8b]],
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
  ['7Z', [0x37, 0x7a, 0xbc, 0xaf]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Share of bytes that no text has, above which a file counts as binary. */
const BINARY_SHARE = 0.1;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** A ZIP container, as an .xlsx workbook is. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP);
}

/**
 * Throws where the bytes are no text: `intake.empty-file`, `intake.only-zeros`, `intake.old-spreadsheet`,
 * `intake.unprepared-spreadsheet`, `intake.not-text` (issue of bad input; each with the file's name).
 */
export function refuseBinary(head: Uint8Array, file: string): void {
  if (head.length === 0) throw refusal('intake.empty-file', { file });
  for (const [kind, signature] of SIGNATURES) {
    if (startsWith(head, signature)) throw refusal('intake.not-text', { file, kind });
  }
  if (startsWith(head, OLD_EXCEL)) throw refusal('intake.old-spreadsheet', { file });
  if (isZip(head)) throw refusal('intake.unprepared-spreadsheet', { file });
}

/** Throws where bytes that are read one by one (not UTF-16) hold too many that no text has. */
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

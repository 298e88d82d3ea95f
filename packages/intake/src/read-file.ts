// One file prepared for row import: encoding, dialect, column roles.
import type { Detection } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { assignRoles } from './columns/assign-roles.ts';
import { headerName } from './columns/header-name.ts';
import { toolOf } from './columns/tools.ts';
import { type Encoding, findEncoding } from './decode/encoding.ts';
import { refuseBinary, refuseControlBytes, refuseMarkup } from './decode/file-kind.ts';
import { toUtf8 } from './decode/to-utf8.ts';
import { type Dialect, findDialect } from './dialect/dialect.ts';

/** Bytes of a file that detection reads. */
export const HEAD_BYTES = 65_536;
/** A web page shows itself in these. */
const MARKUP_BYTES = 8_192;
/** Rows whose values are looked at. */
const SAMPLE_ROWS = 80;
/** A known export is believed this much, where its keyword column was found. */
const KNOWN_TOOL = 0.9;
/** Weight of the keyword column against the others. */
const KEYWORD_WEIGHT = 0.7;

export interface HeadReading {
  readonly detection: Detection;
  readonly dialect: Dialect;
}

export interface OpenFile {
  readonly encoding: Encoding;
  /** Without the byte-order mark. */
  readonly body: Uint8Array;
  readonly markLength: number;
}

/** Encoding of a file, after refusing what is no text (see `refuseBinary`), and its bytes without the byte-order mark. */
export function openFile(bytes: Uint8Array, file: string): OpenFile {
  const head = plainBytes(bytes, 0, Math.min(HEAD_BYTES, bytes.length));
  refuseBinary(bytes, head, file);
  const { encoding, markLength } = findEncoding(head);
  if (!encoding.startsWith('utf-16')) refuseControlBytes(head, file);
  refuseMarkup(
    new TextDecoder().decode(toUtf8(head.subarray(markLength, MARKUP_BYTES), encoding).bytes),
    file,
  );
  return { encoding, body: plainBytes(bytes, markLength, bytes.length), markLength };
}

/** A plain Uint8Array even for Node's Buffer: keeps hot loops monomorphic. */
function plainBytes(bytes: Uint8Array, start: number, end: number): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset + start, end - start);
}

/** A file's head as UTF-8, and whether it ends inside the file. More bytes than the head change nothing. */
export function headText({ encoding, body, markLength }: OpenFile): {
  readonly text: Uint8Array;
  readonly cut: boolean;
} {
  const head = body.subarray(0, HEAD_BYTES - markLength);
  const cut = head.length === HEAD_BYTES - markLength;
  const whole = cut && encoding.startsWith('utf-8') ? withoutCutCharacter(head) : head;
  return { text: toUtf8(whole, encoding).bytes, cut };
}

function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return (bytes[start] ?? 0) >= 0xc0 ? bytes.subarray(0, start) : bytes;
}

/** Detects dialect and columns of UTF-8 text. @param cut the text ends inside the file. */
export function readHead(
  text: Uint8Array,
  {
    encoding,
    cut,
    file,
  }: { readonly encoding: Detection['encoding']; readonly cut: boolean; readonly file: string },
): HeadReading {
  const dialect = findDialect(text, cut);
  if (dialect.records.every(({ cells }) => cells.every((cell) => cell === '')))
    throw new Fault('intake.empty-file', { params: { file }, recovery: ['fix-file'] });
  refuseWidth(dialect, file);
  const header = dialect.records[dialect.header];
  const headers = Array.from({ length: dialect.width }, (_, column) => header?.cells[column] ?? '');
  // Some tools write their header twice: it is no example of a value.
  const again = headers.join('\t');
  const rows = dialect.records
    .slice(dialect.header + 1)
    .map(({ cells }) => cells)
    .filter((cells) => cells.join('\t') !== again);
  const columns = assignRoles(
    headers,
    rows.filter((cells) => cells.some((cell) => cell !== '')).slice(0, SAMPLE_ROWS),
  );
  const tool = toolOf(headers.map(headerName));
  const detection: Detection = {
    encoding,
    delimiter: dialect.delimiter,
    headerLine: header?.number ?? 0,
    tool,
    confidence: confidenceOf(columns, tool),
    columns,
  };
  return { detection, dialect };
}

/** The widest export known has 62 columns (48 of them months); a row of thousands is a table turned on its side, or no table. */
const MOST_COLUMNS = 500;

function refuseWidth({ width, records, header }: Dialect, file: string): void {
  if (width <= MOST_COLUMNS) return;
  throw new Fault('intake.too-many-columns', {
    params: { file, columns: width, most: MOST_COLUMNS, line: records[header]?.number ?? 1 },
    recovery: ['fix-file'],
  });
}

function confidenceOf(columns: Detection['columns'], tool: string): number {
  const keyword = columns.find(({ role }) => role === 'keyword')?.confidence ?? 0;
  if (keyword === 0) return 0;
  const others = columns
    .filter(({ role }) => role !== null && ASKED_FOR.has(role))
    .map(({ confidence }) => confidence);
  const rest = others.length === 0 ? keyword : others.reduce((sum, one) => sum + one, 0) / others.length;
  const blended = KEYWORD_WEIGHT * keyword + (1 - KEYWORD_WEIGHT) * rest;
  const sure = tool === 'unknown' || keyword < KEYWORD_WEIGHT ? blended : Math.max(blended, KNOWN_TOOL);
  return Math.round(sure * 1_000) / 1_000;
}

const ASKED_FOR: ReadonlySet<string> = new Set(['topic', 'pageType', 'volume', 'difficulty']);

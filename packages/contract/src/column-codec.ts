// Binary encoding of a project's columns: one buffer, gzipped; the body of the binary record kinds in sync.ts.
import { Fault } from '@silosmith/kernel';
import type { KeywordTable } from './keyword-table.ts';
import type { SiloState } from './silo-state.ts';
import type { TextColumn } from './text-column.ts';

/** Body of a `keywords` or a `silo` record. */
export type Columns = KeywordTable | SiloState;

type Numbers = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array;
const ARRAYS = { Uint8Array, Int32Array, Uint32Array, Float32Array, Float64Array } as const;
type ArrayName = keyof typeof ARRAYS;

/** Header of a packed record: describes the blocks in order. Values that are not arrays go into `plain`. */
interface PackedHeader {
  readonly plain: Readonly<Record<string, unknown>>;
  readonly blocks: readonly {
    readonly path: readonly string[];
    readonly array: ArrayName;
    readonly length: number;
  }[];
}

function isArrayName(name: string): name is ArrayName {
  return Object.hasOwn(ARRAYS, name);
}

function numbersOf(value: unknown): Numbers | null {
  for (const Numeric of Object.values(ARRAYS)) if (value instanceof Numeric) return value;
  return null;
}

/** Recognised by columns that exist in every version: later ones may be missing. */
export function isKeywordTable(value: unknown): value is KeywordTable {
  return isObject(value) && typeof value['rowCount'] === 'number' && isTextColumn(value['keyword']);
}

export function isSiloState(value: unknown): value is SiloState {
  return isObject(value) && value['place'] instanceof Uint8Array && value['parent'] instanceof Int32Array;
}

/** The body of a record of a binary kind. */
export function isColumns(value: unknown): value is Columns {
  return isKeywordTable(value) || isSiloState(value);
}

function isTextColumn(value: unknown): value is TextColumn {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'offsets' in value;
}

/**
 * Layout: uint32 header length, header JSON, padding to 8 bytes, then each block padded to 8; little-endian.
 * Returns views of the columns, so that a large table is not copied.
 */
function packedPieces(columns: Columns): Uint8Array<ArrayBuffer>[] {
  const plain: Record<string, unknown> = {};
  const blocks: { path: string[]; values: Numbers }[] = [];
  // Sorted, so that equal columns pack to equal bytes.
  for (const [name, value] of Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const values = numbersOf(value);
    if (values !== null) blocks.push({ path: [name], values });
    else if (isTextColumn(value)) {
      blocks.push({ path: [name, 'bytes'], values: value.bytes });
      blocks.push({ path: [name, 'offsets'], values: value.offsets });
    } else plain[name] = value;
  }
  const header: PackedHeader = {
    plain,
    blocks: blocks.map(({ path, values }) => ({
      path,
      array: arrayName(values),
      length: values.length,
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const head = new Uint8Array(aligned(4 + text.length));
  new DataView(head.buffer).setUint32(0, text.length, true);
  head.set(text, 4);
  return [
    head,
    ...blocks.flatMap(({ values: { buffer, byteOffset, byteLength } }) => [
      // Columns never use a SharedArrayBuffer.
      new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength),
      new Uint8Array(aligned(byteLength) - byteLength),
    ]),
  ];
}

export function packColumns(columns: Columns): Uint8Array<ArrayBuffer> {
  const pieces = packedPieces(columns);
  const packed = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    packed.set(piece, offset);
    offset += piece.length;
  }
  return packed;
}

/** Throws `contract.bad-record` for bytes that `packColumns` did not write. */
export function unpackColumns(packed: Uint8Array): Columns {
  try {
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const headLength = view.getUint32(0, true);
    const header: PackedHeader = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + headLength)));
    const columns: Record<string, unknown> = { ...header.plain };
    let offset = aligned(4 + headLength);
    for (const { path, array, length } of header.blocks) {
      if (!isArrayName(array)) throw new Fault('contract.bad-record');
      const Numeric = ARRAYS[array];
      const byteLength = length * Numeric.BYTES_PER_ELEMENT;
      // Copied, so that the column owns an aligned buffer of its own.
      const values = new Numeric(packed.slice(offset, offset + byteLength).buffer, 0, length);
      const [name = '', part] = path;
      if (part === undefined) columns[name] = values;
      else columns[name] = { ...(isObject(columns[name]) ? columns[name] : {}), [part]: values };
      offset = aligned(offset + byteLength);
    }
    if (!isColumns(columns)) throw new Fault('contract.bad-record');
    return columns;
  } catch (error) {
    throw new Fault('contract.bad-record', { severity: 'high', cause: error });
  }
}

/** gzip of `packColumns`, as stored on the server. */
export async function zipColumns(columns: Columns): Promise<Uint8Array<ArrayBuffer>> {
  return through(packedPieces(columns), new CompressionStream('gzip'));
}

/** Throws `contract.bad-record`. */
export async function unzipColumns(zipped: Uint8Array<ArrayBuffer>): Promise<Columns> {
  try {
    return unpackColumns(await through([zipped], new DecompressionStream('gzip')));
  } catch (error) {
    throw error instanceof Fault
      ? error
      : new Fault('contract.bad-record', { severity: 'high', cause: error });
  }
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}

function arrayName(values: Numbers): ArrayName {
  const name = values.constructor.name;
  if (!isArrayName(name)) throw new Fault('contract.bad-record');
  return name;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function through(
  pieces: Uint8Array<ArrayBuffer>[],
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob(pieces).stream().pipeThrough(stream)).arrayBuffer());
}

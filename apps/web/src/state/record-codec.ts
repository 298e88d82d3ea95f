// How does a record travel to the server? JSON as it is; columns packed into bytes and zipped (contract/sync.ts).
import {
  isBinaryKind,
  type KeywordTable,
  type SiloState,
  type SyncKind,
  type TextColumn,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';

type Numbers = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array;
const ARRAYS = { Uint8Array, Int32Array, Uint32Array, Float32Array, Float64Array } as const;
type ArrayName = keyof typeof ARRAYS;

/** Header of a packed record: what each block is, in the order of the blocks. Everything that is no array stands in `plain`. */
interface PackedHeader {
  readonly plain: Readonly<Record<string, unknown>>;
  readonly blocks: readonly {
    readonly path: readonly string[];
    readonly array: ArrayName;
    readonly length: number;
  }[];
}

function isArrayName(name: string): name is ArrayName {
  return name in ARRAYS;
}

function numbersOf(value: unknown): Numbers | null {
  for (const Numeric of Object.values(ARRAYS)) if (value instanceof Numeric) return value;
  return null;
}

function isTextColumn(value: unknown): value is TextColumn {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'offsets' in value;
}

/**
 * Layout: uint32 header length, header JSON, padding to 8, then each block padded to 8 (little-endian, as every browser's arrays are).
 * In pieces that lie where the columns lie: a large table is not copied to be packed.
 */
function packedPieces(columns: KeywordTable | SiloState): Uint8Array<ArrayBuffer>[] {
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
      // Columns are made by this app, never over a shared buffer.
      new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength),
      new Uint8Array(aligned(byteLength) - byteLength),
    ]),
  ];
}

export function packColumns(columns: KeywordTable | SiloState): Uint8Array<ArrayBuffer> {
  const pieces = packedPieces(columns);
  const packed = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    packed.set(piece, offset);
    offset += piece.length;
  }
  return packed;
}

/** Throws `web.bad-record` for bytes that `packColumns` did not write. */
export function unpackColumns(packed: Uint8Array): KeywordTable | SiloState {
  try {
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const headLength = view.getUint32(0, true);
    const header: PackedHeader = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + headLength)));
    const columns: Record<string, unknown> = { ...header.plain };
    let offset = aligned(4 + headLength);
    for (const { path, array, length } of header.blocks) {
      if (!isArrayName(array)) throw new Fault('web.bad-record');
      const Numeric = ARRAYS[array];
      const byteLength = length * Numeric.BYTES_PER_ELEMENT;
      // Copied, so that the column owns an aligned buffer of its own.
      const values = new Numeric(packed.slice(offset, offset + byteLength).buffer, 0, length);
      const [name = '', part] = path;
      if (part === undefined) columns[name] = values;
      else columns[name] = { ...(isObject(columns[name]) ? columns[name] : {}), [part]: values };
      offset = aligned(offset + byteLength);
    }
    // The header was written by packColumns from a whole table or silo: it names every field.
    return columns as unknown as KeywordTable | SiloState;
  } catch (error) {
    throw new Fault('web.bad-record', { severity: 'high', cause: error });
  }
}

/** Columns as the octets the server keeps. */
export async function zipColumns(columns: KeywordTable | SiloState): Promise<Uint8Array<ArrayBuffer>> {
  return through(packedPieces(columns), new CompressionStream('gzip'));
}

/** Throws `web.bad-record`. */
export async function unzipColumns(zipped: Uint8Array<ArrayBuffer>): Promise<KeywordTable | SiloState> {
  try {
    return unpackColumns(await through([zipped], new DecompressionStream('gzip')));
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('web.bad-record', { severity: 'high', cause: error });
  }
}

/** Whether two bodies of a record say the same, whatever the order of their keys. */
export function sameBody(kind: SyncKind, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  if (!isBinaryKind(kind)) return canonical(a) === canonical(b);
  const [left, right] = [a, b].map((body) => packColumns(body as KeywordTable | SiloState));
  return (
    left !== undefined &&
    right !== undefined &&
    left.length === right.length &&
    left.every((byte, index) => byte === right[index])
  );
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}

function arrayName(values: Numbers): ArrayName {
  const name = values.constructor.name;
  if (!isArrayName(name)) throw new Fault('web.bad-record');
  return name;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    isObject(entry) ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))) : entry,
  );
}

async function through(
  pieces: Uint8Array<ArrayBuffer>[],
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob(pieces).stream().pipeThrough(stream)).arrayBuffer());
}

// Files of the built web app as replies: read and compressed once, cached until they change on disk.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Below this a packet is saved by nothing. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A few percent larger than the best, in a tenth of the time. */
const BROTLI_QUALITY = 9;
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|wasm|xml))/;

export interface StaticFile {
  readonly type: string;
  /** Digest of the content, quoted as ETag wants it. */
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** The content in this encoding; null where it does not become smaller. Compressed at the first call. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface StaticFiles {
  /** The file at a path of an address; null where there is none. Hidden files, and ways out of the folder, are none. */
  find(path: string): Promise<StaticFile | null>;
}

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const taken = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) taken.add(name);
  }
  return ENCODINGS.find((encoding) => taken.has(encoding)) ?? null;
}

export function createStaticFiles(root: string): StaticFiles {
  const kept = new Map<string, { readonly version: string; readonly file: Promise<StaticFile> }>();
  return {
    async find(path) {
      const relative = safePath(path);
      if (relative === null) return null;
      const place = join(root, relative);
      const found = await stat(place).catch(() => null);
      if (!found?.isFile()) return null;
      const version = `${found.mtimeMs} ${found.size}`;
      const known = kept.get(relative);
      if (known?.version === version) return known.file;
      const file = load(place);
      kept.set(relative, { version, file });
      // A file that could not be read is tried again.
      file.catch(() => kept.delete(relative));
      return file;
    },
  };
}

/** Null for a segment that is hidden, empty (`//host`) or leads up, also where it is encoded. */
function safePath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const segments = decoded.split('/').slice(1);
  const isUnsafe = segments.some(
    (segment) => segment === '' || segment.startsWith('.') || /[\\\0]/.test(segment),
  );
  return isUnsafe ? null : segments.join('/');
}

async function load(place: string): Promise<StaticFile> {
  const plain = new Uint8Array(await readFile(place));
  const type = getMimeType(place) ?? 'application/octet-stream';
  const isWorthIt = plain.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer> | null>>();
  return {
    type,
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    encoded(encoding) {
      if (!isWorthIt) return Promise.resolve(null);
      const running = compressed.get(encoding) ?? compress(plain, encoding);
      compressed.set(encoding, running);
      return running;
    },
  };
}

const packers: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer> | null> {
  const packed = await packers[encoding](bytes);
  return packed.length < bytes.length ? new Uint8Array(packed) : null;
}

// Images as files for the ZIP: decoded from data URLs, or loaded through the caller's port.

export interface ImageFile {
  readonly bytes: Uint8Array;
  /** Without a dot. */
  readonly extension: string;
}

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);

/** Null if the image is neither a valid data URL nor loadable. */
export async function imageFileOf(
  url: string,
  loadImage: ((url: string) => Promise<Uint8Array | null>) | undefined,
): Promise<ImageFile | null> {
  if (url.startsWith('data:')) return fromDataUrl(url);
  const bytes = loadImage && /^https?:/iu.test(url) ? await loadImage(url) : null;
  if (!bytes) return null;
  return {
    bytes,
    extension: extensionOf(bytes) ?? /\.([a-z]{3,4})(?:[?#]|$)/iu.exec(url)?.[1]?.toLowerCase() ?? 'jpg',
  };
}

function fromDataUrl(url: string): ImageFile | null {
  const [, type = '', encoding = '', data = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/su.exec(url) ?? [];
  const extension = EXTENSIONS.get(type.toLowerCase());
  if (extension === undefined || data === '') return null;
  const bytes = encoding === '' ? percentDecoded(data) : base64Decoded(data);
  return bytes && { bytes, extension };
}

function percentDecoded(data: string): Uint8Array | null {
  try {
    return new TextEncoder().encode(decodeURIComponent(data));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function base64Decoded(data: string): Uint8Array | null {
  const clean = data.replace(/\s+/gu, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/u.test(clean) || clean.length % 4 === 1) return null;
  return Uint8Array.from(atob(clean), (character) => character.charCodeAt(0));
}

/** By magic bytes, since servers often send the wrong content type. */
function extensionOf(bytes: Uint8Array): string | null {
  const starts = (...expected: number[]): boolean => expected.every((byte, i) => bytes[i] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'png';
  if (starts(0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'gif';
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57) return 'webp';
  return null;
}

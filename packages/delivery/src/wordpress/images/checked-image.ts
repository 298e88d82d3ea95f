// Whether bytes are an image that may go to a site: judged by themselves, since names and media types can say anything.
import { type ImageExtension, MOST_UPLOAD_BYTES } from '@silosmith/contract';

export type ImageRefusal =
  /** Can hold scripts. */
  | 'svg'
  | 'unknown-type'
  | 'too-large'
  /** Of other people's servers only the address is known. */
  | 'address-only';

export type CheckedImage =
  | { readonly extension: ImageExtension; readonly bytes: Uint8Array; readonly refusal?: never }
  | { readonly refusal: ImageRefusal };

/** First bytes by format; `at` is where they stand. */
const SIGNATURES: readonly (readonly [ImageExtension, at: number, text: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];

export function checkedImage(bytes: Uint8Array): CheckedImage {
  if (bytes.length > MOST_UPLOAD_BYTES) return { refusal: 'too-large' };
  const start = latin1(bytes.subarray(0, 512));
  const known = SIGNATURES.find(([, at, text]) => start.startsWith(text, at));
  if (known !== undefined) return { extension: known[0], bytes };
  return { refusal: /<svg[\s>]/iu.test(start) || /^\W*<\?xml/u.test(start) ? 'svg' : 'unknown-type' };
}

/** Of a data URL, or of an address, whose bytes are not ours to send. */
export function imageOfUrl(url: string): CheckedImage {
  if (/^https?:/iu.test(url)) return { refusal: 'address-only' };
  const [, type = '', data = ''] = /^data:([^;,]*)[^,]*;base64,(.*)$/su.exec(url) ?? [];
  if (/svg/iu.test(type) || /^data:image\/svg/iu.test(url)) return { refusal: 'svg' };
  const clean = data.replace(/\s+/gu, '');
  if (clean === '' || clean.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/u.test(clean))
    return { refusal: 'unknown-type' };
  if (clean.length > (4 * MOST_UPLOAD_BYTES) / 3 + 4) return { refusal: 'too-large' };
  return checkedImage(bytesOfBase64(clean));
}

export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const CHUNK = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += latin1(bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

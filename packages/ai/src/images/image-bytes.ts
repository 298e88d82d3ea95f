// Whether bytes are a picture, of which format: judged by themselves, since providers and proxies name types wrongly.
import type { ImageFormat } from '@silosmith/contract';
import { aiFault } from '../faults.ts';
import type { MadeImage } from './image-provider.ts';

/** A megapixel as PNG is under 4 MB; a page's pictures have to fit into one record of 8 MB. */
const MOST_IMAGE_BYTES = 5 * 2 ** 20;

const SIGNATURES: readonly (readonly [ImageFormat, at: number, bytes: readonly number[]])[] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** Null for bytes that are no picture of these formats. */
function formatOf(bytes: Uint8Array): ImageFormat | null {
  const found = SIGNATURES.find(([, at, expected]) =>
    expected.every((byte, index) => bytes[at + index] === byte),
  );
  return found?.[0] ?? null;
}

/** Throws `ai.reply-too-large`, or `ai.not-an-image`. */
export function checkedImage(
  provider: string,
  bytes: Uint8Array<ArrayBuffer>,
): Pick<MadeImage, 'bytes' | 'mediaType'> {
  if (bytes.length > MOST_IMAGE_BYTES)
    throw aiFault('reply-too-large', { provider, megabytes: MOST_IMAGE_BYTES / 2 ** 20 });
  const format = formatOf(bytes);
  if (format === null) throw aiFault('not-an-image', { provider });
  return { bytes, mediaType: `image/${format}` };
}

/** Throws `ai.not-an-image` for a text that is no base64. */
export function imageOfBase64(provider: string, text: string): Pick<MadeImage, 'bytes' | 'mediaType'> {
  if (!/^[A-Za-z\d+/]+={0,2}$/u.test(text) || text.length % 4 !== 0)
    throw aiFault('not-an-image', { provider });
  return checkedImage(
    provider,
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
  );
}

const CHUNK = 0x8000;

export function dataUrlOf({ bytes, mediaType }: Pick<MadeImage, 'bytes' | 'mediaType'>): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return `data:${mediaType};base64,${btoa(text)}`;
}

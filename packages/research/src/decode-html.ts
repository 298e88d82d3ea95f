// The text of a page's bytes, in the encoding that it declares.

/** Characters of the beginning in which a page may declare its encoding (HTML standard: 1,024 bytes). */
const DECLARED_WITHIN = 1_024;
const UTF_8 = 'utf-8';

/**
 * By byte order mark, header, declaration in the page, in this order, as browsers do. Bytes that are not of the declared encoding
 * become replacement characters; undeclared ones that are no UTF-8 are read as windows-1252.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const marked = markedEncoding(bytes);
  const declared =
    marked ?? charsetIn(contentType) ?? charsetIn(latinText(bytes.subarray(0, DECLARED_WITHIN)));
  if (declared !== null) return (decoderOf(declared) ?? new TextDecoder()).decode(bytes);
  try {
    return new TextDecoder(UTF_8, { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return latinText(bytes);
  }
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return UTF_8;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

const charsetIn = (text: string): string | null =>
  /charset\s*=\s*["']?\s*([\w.:-]+)/iu.exec(text)?.[1] ?? null;

const latinText = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** Null for a name that no encoding has. */
function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

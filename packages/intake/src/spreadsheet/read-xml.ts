// Streaming XML reader (SAX) for workbook parts; keeps nothing.
import { SaxesParser } from 'saxes';

export interface XmlReader {
  /** Element names without namespace prefix; `attributes` has no prototype. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Workbook parts nest about ten levels deep. */
const DEEPEST = 64;
const MOST_ATTRIBUTES = 256;
/** Between two tags. A cell holds at most 32,767 characters; the parser keeps them all until the next tag. */
const MOST_CHARACTERS = 1_048_576;
/** Characters the parser takes at once. */
const PIECE = 65_536;

/**
 * Returns a function that takes the part's bytes, chunk by chunk, and one that ends it. Throws if the part is not well-formed,
 * nests too deep for a workbook, has a text no cell can hold or a DOCTYPE: no workbook part has one, and it could declare entities (billion laughs).
 */
export function readXml(reader: XmlReader): { take(piece: Uint8Array): void; end(): void } {
  const parser = new SaxesParser();
  let decoder: TextDecoder | null = null;
  let depth = 0;
  let attributes = 0;
  let sinceTag = 0;
  parser.on('doctype', () => {
    throw new RangeError('a document type');
  });
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) throw new RangeError('too many attributes');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    sinceTag = 0;
    if (++depth > DEEPEST) throw new RangeError('nested too deep');
    reader.open(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth--;
    sinceTag = 0;
    reader.close?.(localName(tag.name));
  });
  const takeText = reader.text?.bind(reader);
  if (takeText) {
    parser.on('text', takeText);
    parser.on('cdata', takeText);
  }
  return {
    take(piece) {
      decoder ??= new TextDecoder(encodingOf(piece));
      const text = decoder.decode(piece, { stream: true });
      for (let at = 0; at < text.length; at += PIECE) {
        const part = text.slice(at, at + PIECE);
        sinceTag += part.length;
        parser.write(part);
        if (sinceTag > MOST_CHARACTERS) throw new RangeError('a text without end');
      }
    },
    end() {
      parser.write(decoder?.decode() ?? '');
      parser.close();
    },
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** XML without a declared encoding is UTF-8, or UTF-16 by its byte-order mark; workbooks use no other. */
function encodingOf(piece: Uint8Array): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
  return piece[0] === 0xfe && piece[1] === 0xff ? 'utf-16be' : 'utf-8';
}

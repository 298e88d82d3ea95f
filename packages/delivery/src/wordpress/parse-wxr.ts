// Parses a WordPress export into its channel and items, without interpreting them.
import { Fault, type OnProgress } from '@silosmith/kernel';
import { SaxesParser } from 'saxes';
import { repairXml } from './repair-xml.ts';

export interface WxrItem {
  /** Direct children with text, by canonical name: `title`, `content:encoded`, `wp:post_type`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly terms: readonly { readonly domain: string; readonly slug: string; readonly name: string }[];
  /** For a repeated key the last value wins, as in WordPress. */
  readonly meta: ReadonlyMap<string, string>;
}

export interface WxrDocument {
  readonly channel: ReadonlyMap<string, string>;
  readonly items: readonly WxrItem[];
  /** Line of the first XML error, if the file had to be repaired. */
  readonly repairedLine: number | null;
}

/** Characters per parser chunk; progress is reported between chunks. */
const CHUNK = 1_048_576;

/** Throws `delivery.wxr-broken` (line, column) for XML that cannot be repaired, `delivery.not-wxr` for another kind of XML. */
export function parseWxr(bytes: Uint8Array, onProgress?: OnProgress): WxrDocument {
  const text = decoded(bytes).trimStart();
  if (text === '') throw new Fault('delivery.not-wxr', { recovery: ['fix-file'] });
  try {
    return parsed(text, null, onProgress);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    try {
      return parsed(repairXml(text), error.line, onProgress);
    } catch (second) {
      if (!(second instanceof XmlFault)) throw second;
      const params = { line: error.line, column: error.column };
      throw new Fault('delivery.wxr-broken', { params, recovery: ['fix-file'] });
    }
  }
}

class XmlFault extends Error {
  readonly line: number;
  readonly column: number;
  constructor(line: number, column: number) {
    super('not well-formed');
    this.line = line;
    this.column = column;
  }
}

/** By byte-order mark, else by the XML declaration, else UTF-8. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*encoding=["']([\w.:-]+)["']/iu.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch (error) {
    // Unknown encoding label.
    if (error instanceof RangeError) return new TextDecoder('utf-8').decode(bytes);
    throw error;
  }
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

function parsed(text: string, repairedLine: number | null, onProgress?: OnProgress): WxrDocument {
  const parser = new SaxesParser();
  const reader = createReader();
  parser.on('error', () => {
    throw new XmlFault(parser.line, parser.column);
  });
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('text', (piece) => reader.text(piece));
  parser.on('cdata', (piece) => reader.text(piece));
  parser.on('closetag', () => reader.close());
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    onProgress?.({ stage: 'read', done: Math.min(at + CHUNK, text.length), total: text.length });
  }
  parser.close();
  const { channel, items, sawWordPress } = reader;
  if (!sawWordPress()) throw new Fault('delivery.not-wxr', { recovery: ['fix-file'] });
  return { channel, items, repairedLine };
}

/** Namespaces of WXR 1.0 to 1.2; files may bind them to any prefix. */
function canonicalPrefix(uri: string): string | null {
  if (/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/u.test(uri)) return 'excerpt';
  if (/wordpress\.org\/export\/[\d.]+\/?$/u.test(uri)) return 'wp';
  if (uri.includes('purl.org/rss/1.0/modules/content')) return 'content';
  if (uri.includes('purl.org/dc/elements')) return 'dc';
  return null;
}

function createReader() {
  const prefixes = new Map(['wp', 'content', 'excerpt', 'dc'].map((prefix) => [prefix, prefix]));
  const channel = new Map<string, string>();
  const items: WxrItem[] = [];
  const stack: OpenElement[] = [];
  let wordPress = false;
  let fields = new Map<string, string>();
  let terms: { domain: string; slug: string; name: string }[] = [];
  let meta = new Map<string, string>();
  let row = new Map<string, string>();

  const canonical = (name: string): string => {
    const [prefix = '', local] = name.split(':');
    return local === undefined ? name : `${prefixes.get(prefix) ?? prefix}:${local}`;
  };

  return {
    channel,
    items,
    sawWordPress: () => wordPress,
    open(rawName: string, attributes: Readonly<Record<string, string>>): void {
      for (const [key, uri] of Object.entries(attributes)) {
        const known = key.startsWith('xmlns:') ? canonicalPrefix(uri) : null;
        if (known) prefixes.set(key.slice('xmlns:'.length), known);
      }
      const name = canonical(rawName);
      if (name.startsWith('wp:')) wordPress = true;
      if (name === 'item') {
        fields = new Map();
        terms = [];
        meta = new Map();
      }
      if (name === 'wp:postmeta') row = new Map();
      stack.push({ name, attributes, text: '' });
    },
    text(piece: string): void {
      const top = stack.at(-1);
      if (top) top.text += piece;
    },
    close(): void {
      const element = stack.pop();
      const parent = stack.at(-1)?.name;
      if (!element) return;
      const { name, attributes, text } = element;
      if (name === 'item') items.push({ fields, terms, meta });
      else if (parent === 'channel') channel.set(name, text);
      else if (parent === 'wp:postmeta') row.set(name, text);
      else if (parent !== 'item') return;
      else if (name === 'category')
        terms.push({ domain: attributes.domain ?? 'category', slug: attributes.nicename ?? '', name: text });
      else if (name === 'wp:postmeta') meta.set(row.get('wp:meta_key') ?? '', row.get('wp:meta_value') ?? '');
      else fields.set(name, text);
    },
  };
}

// Collects the channel and the items of a WordPress export from the events of an XML parser.
import { MOST_CHARACTERS } from '@silosmith/content';

export interface WxrItem {
  /** Direct children with text, by canonical name: `title`, `content:encoded`, `wp:post_type`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly terms: readonly { readonly domain: string; readonly slug: string; readonly name: string }[];
  /** For a repeated key the last value wins, as in WordPress. */
  readonly meta: ReadonlyMap<string, string>;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Namespaces of WXR 1.0 to 1.2; files may bind them to any prefix. */
function canonicalPrefix(uri: string): string | null {
  if (/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/u.test(uri)) return 'excerpt';
  if (/wordpress\.org\/export\/[\d.]+\/?$/u.test(uri)) return 'wp';
  if (uri.includes('purl.org/rss/1.0/modules/content')) return 'content';
  if (uri.includes('purl.org/dc/elements')) return 'dc';
  return null;
}

/** A copy. V8 keeps the whole string that another was cut from: a title of 20 characters would hold a piece of a megabyte. */
const detached = (text: string): string => ` ${text}`.slice(1);

/** Each item goes to `onItem` when its end tag is read. */
export function createWxrCollector(onItem: (item: WxrItem) => void) {
  const prefixes = new Map(['wp', 'content', 'excerpt', 'dc'].map((prefix) => [prefix, prefix]));
  const channel = new Map<string, string>();
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
    /** Text beyond what an article may have is not kept: the post is refused for its length. */
    text(piece: string): void {
      const top = stack.at(-1);
      if (top && top.text.length <= MOST_CHARACTERS) top.text += piece;
    },
    close(): void {
      const element = stack.pop();
      const parent = stack.at(-1)?.name;
      if (!element) return;
      const { name, attributes } = element;
      const text = detached(element.text);
      if (name === 'item') onItem({ fields, terms, meta });
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

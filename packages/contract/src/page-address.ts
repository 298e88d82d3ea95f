// An address as a keyword map writes it: with or without scheme and host, index file, query and closing slash.

const SCHEME = /^(?:https?:)?\/\//iu;
/** Dots part its names, and the last is of letters: `acme.com`, no `v2.0`. */
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?$/u;
const EXTENSION = /\.(?:html?|php|aspx?|jsp)$/iu;
/** What a server sends for the folder. */
const INDEX_FILE = /^(?:index|default)\.(?:html?|php|aspx?|jsp)$/iu;
/** Characters; no browser opens longer ones. */
const LONGEST = 2_000;

export interface PageAddress {
  /** Without `www.`; '' where the address states none. */
  readonly host: string;
  /** Begins with a slash and ends with none; '' for the start page. Without query, fragment and index file. */
  readonly path: string;
}

/** Null for one that is longer than any browser opens. */
export function pageAddressOf(address: string): PageAddress | null {
  if (address.length > LONGEST) return null;
  const bare = address.trim().replace(/[?#].*$/u, '');
  const rest = bare.replace(SCHEME, '');
  const [first = '', ...parts] = rest.split('/');
  const isHost = rest !== bare || (HOST.test(first) && !EXTENSION.test(first));
  const path = isHost ? parts : [first, ...parts];
  if (INDEX_FILE.test(path.at(-1) ?? '')) path.pop();
  while (path.at(-1) === '') path.pop();
  const joined = path.join('/');
  return {
    host: isHost ? first.toLowerCase().replace(/^www\./u, '') : '',
    path: joined === '' || joined.startsWith('/') ? joined : `/${joined}`,
  };
}

/** What an address calls its page: its last part as it is written, without extension; '' for the start page. */
export function slugOfAddress(address: string): string {
  const part = pageAddressOf(address)?.path.split('/').at(-1) ?? '';
  return decoded(part).replace(EXTENSION, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray per cent sign stands for itself.
    return part;
  }
}

/** The same for addresses of one page: without fragment and closing slash, but for the start page `/`. */
export function bareAddress(address: string): string {
  return address
    .trim()
    .replace(/#.*$/u, '')
    .replace(/(?<=.)\/$/u, '');
}

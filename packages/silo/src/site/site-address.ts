// Addresses of a site's pages: which are the same page, and what their paths say.

/** Scheme, `www.`, letter case of the host, query, fragment and a slash at the end do not make another page. */
export function samePageKey(address: string): string {
  const text = address
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//iu, '')
    .replace(/[?#].*$/su, '');
  const slash = text.indexOf('/');
  const host = (slash < 0 ? text : text.slice(0, slash)).toLowerCase().replace(/^www\./u, '');
  const path = slash < 0 ? '' : text.slice(slash).replace(/\/(?:index\.\w+)?$/iu, '');
  return host + decoded(path).toLowerCase();
}

/** Segments that are folders of a kind of page, languages or dates. */
const SAYS_NOTHING =
  /^(?:[a-z]{2}(?:-[a-z]{2})?|blog|posts?|articles?|news|category|categories|tags?|pages?|products?|p|shop|index|home|\d+)$/iu;

export interface PathWords {
  /** What the page is called: the last part that says something; '' for a start page. */
  readonly name: string;
  /** The parts above: they say what kind of thing the page is about, where the name alone does not. */
  readonly above: string;
}

export function pathWords(address: string): PathWords {
  const [, path = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*([^?#]*)/iu.exec(address.trim()) ?? [];
  const parts = path
    .split('/')
    .map((part) => words(decoded(part).replace(/\.(?:html?|php|aspx?|jsp)$/iu, '')))
    .filter((part) => part !== '' && !SAYS_NOTHING.test(part));
  return { name: parts.at(-1) ?? '', above: parts.slice(0, -1).join(' ') };
}

/** Ids that systems put into paths are no words. */
function words(part: string): string {
  return part
    .replace(/[-_+.]+/gu, ' ')
    .replace(/^\d{3,} | \d{5,}$/gu, ' ')
    .trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

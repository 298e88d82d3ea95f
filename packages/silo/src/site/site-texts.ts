// What a page of the site says it is about, as short texts: each is compared by itself.
import type { SitePage } from '@silosmith/contract';
import { pathWords } from './site-address.ts';

const BRAND_SEPARATOR = /\s+[|–—·»-]\s+|\s*[|»]\s*/u;
const HEAD_SEPARATOR = /[:?!]\s|\s[–—-]\s|\s\(/u;
/** A last part of this share of the titles is the name of the site. */
const BRAND_SHARE = 0.2;
const FEWEST_WITH_BRAND = 3;

export interface SiteText {
  /** Compared each by itself: focus keyword, title without the site's name, its first part, the page's name in its address. */
  readonly texts: readonly string[];
  /** Of the address: adds to the others what a keyword has of it, and takes nothing away. */
  readonly above: string;
}

export function siteTexts(pages: readonly SitePage[]): SiteText[] {
  const brands = brandsOf(pages);
  return pages.map(({ title, url, about = '' }) => {
    const parts = title.split(BRAND_SEPARATOR).filter((part) => part.trim() !== '');
    const own = parts.filter((part) => !brands.has(part.trim().toLowerCase()));
    const [whole = '', ...more] = own.length > 0 ? own : parts;
    const { name, above } = pathWords(url);
    const texts = [about, own.join(' '), whole, head(whole), ...more, name];
    return { texts: [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))], above };
  });
}

function head(text: string): string {
  return text.split(HEAD_SEPARATOR)[0] ?? text;
}

function brandsOf(pages: readonly SitePage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { title } of pages) {
    const parts = title.split(BRAND_SEPARATOR);
    for (const part of new Set([parts.at(0), parts.at(-1)]))
      if (parts.length > 1 && part !== undefined)
        counts.set(part.trim().toLowerCase(), (counts.get(part.trim().toLowerCase()) ?? 0) + 1);
  }
  const fewest = Math.max(FEWEST_WITH_BRAND, pages.length * BRAND_SHARE);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([text]) => text));
}

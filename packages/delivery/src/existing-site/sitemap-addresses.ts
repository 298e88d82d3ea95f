import { Fault } from '@silosmith/kernel';
import { SaxesParser } from 'saxes';

/** The addresses of a sitemap (sitemaps.org). Throws `delivery.sitemap-index`, `delivery.sitemap-broken`. */
export function sitemapAddresses(bytes: Uint8Array): string[] {
  const parser = new SaxesParser();
  const addresses = new Set<string>();
  const path: string[] = [];
  let text = '';
  parser.on('error', () => {
    const params = { line: parser.line, column: parser.column };
    throw new Fault('delivery.sitemap-broken', { params, recovery: ['fix-file'] });
  });
  parser.on('opentag', ({ name }) => {
    path.push(localName(name));
    text = '';
  });
  const add = (piece: string): void => {
    text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = path.pop();
    // Pictures and videos of a page have a `loc` of their own, one level deeper.
    if (closed !== 'loc' || text.trim() === '') return;
    if (path.at(-1) === 'sitemap') throw new Fault('delivery.sitemap-index', { recovery: ['fix-file'] });
    if (path.at(-1) === 'url') addresses.add(text.trim());
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  return [...addresses];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

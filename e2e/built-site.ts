// A site as it was built into a folder: its pages, and what their links and images lead to.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, rawTextOf, treeOf } from '@silosmith/content/html-tree';

const HOST = 'https://built.example';

export interface BuiltSite {
  /** Text of `<title>` by path: `/en/slug/`. */
  readonly titles: ReadonlyMap<string, string>;
  /** Links to pages and places of the site; images within it or as data. */
  readonly links: number;
  readonly images: number;
  /** `page: address` */
  readonly dead: readonly string[];
}

export function readBuiltSite(root: string): BuiltSite {
  const titles = new Map<string, string>();
  const dead: string[] = [];
  let links = 0;
  let images = 0;
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = `/${name.replace(/index\.html$/u, '')}`;
    for (const { tagName, properties, children } of elementsOf(treeOf(fileText(join(root, name))))) {
      if (tagName === 'title') titles.set(path, children.map(rawTextOf).join(''));
      const address = tagName === 'a' ? properties.href : tagName === 'img' ? properties.src : undefined;
      if (typeof address !== 'string') continue;
      const url = new URL(address, HOST + path);
      if (url.origin !== HOST && url.protocol !== 'data:') continue;
      if (tagName === 'a') links++;
      else images++;
      if (!leadsSomewhere(root, url)) dead.push(`${path}: ${address.slice(0, 200)}`);
    }
  }
  return { titles, links, images, dead };
}

const fileText = (file: string): string => readFileSync(file, 'utf8');

/** As a server of static files finds it; a place of a page is an id on it. */
function leadsSomewhere(root: string, url: URL): boolean {
  if (url.protocol === 'data:') return /^image\/[a-z+]+[;,].{50}/u.test(url.pathname);
  const path = join(root, decodeURIComponent(url.pathname));
  const file = [path, join(path, 'index.html')].find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return false;
  const place = decodeURIComponent(url.hash.slice(1));
  return (
    place === '' || [...elementsOf(treeOf(fileText(file)))].some(({ properties }) => properties.id === place)
  );
}

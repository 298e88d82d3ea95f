// File names of a static site, and the links between them: relative, so that they lead somewhere from a disk as from any server.
import { Fault } from '@silosmith/kernel';

export const START_FILE = 'index.html';
export const NOT_FOUND_FILE = '404.html';
export const STYLE_FILE = 'assets/site.css';
export const FEED_FILE = 'feed.xml';
export const SITEMAP_FILE = 'sitemap.xml';
export const TOPIC_FOLDER = 'topics/';
export const IMAGE_FOLDER = 'images/';

/** A path that ends with a slash becomes a folder with an `index.html`; any other a file. */
export const SITE_PATHS = [
  '/{slug}',
  '/{slug}/',
  '/{category}/{slug}',
  '/{category}/{slug}/',
  '/blog/{slug}',
];

/** Windows has no file with one of these characters in its name, and `?` and `#` end the path of a link. */
const NO_FILE_NAME = /[?#:*"<>|\\]|(?:^|\/)\.{1,2}(?=\/|$)/u;

/** The template whose paths are file names: `/{slug}` → `/{slug}.html`. Throws `delivery.bad-file-path`. */
export function fileTemplateOf(typed: string): string {
  const template = typed.trim() || '/{slug}';
  const [found] = NO_FILE_NAME.exec(template) ?? [];
  if (found !== undefined) throw new Fault('delivery.bad-file-path', { params: { template, found } });
  const withSlug = /\{slug\}|%postname%/u.test(template) ? template : `${template}/{slug}`;
  return /\/$|\.html?$/iu.test(withSlug) ? withSlug : `${withSlug}.html`;
}

/** The file of a post's path. */
export function fileOfPath(path: string): string {
  const name = path.replace(/^\/+/u, '');
  return name === '' || name.endsWith('/') ? name + START_FILE : name;
}

/** Gives each file a name that no other has, not even in another case: `a.html`, `a-2.html`, … */
export function createFileNames(reserved: readonly string[]): (wanted: string) => string {
  const taken = new Set(reserved);
  return (wanted) => {
    const [, stem = wanted, extension = ''] = /^(.*?)((?:\/index)?\.[a-z]+)$/isu.exec(wanted) ?? [];
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${stem}-${number}${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** From the file that holds the link to the one it leads to. */
export function relativeHref(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  return '../'.repeat(here.length - shared) + encoded(there.slice(shared).join('/'));
}

/** The address of a file on the site: a folder's `index.html` is the folder. */
export function addressOf(siteUrl: string, file: string): string {
  return `${siteUrl}/${encoded(file.replace(/(^|\/)index\.html$/u, '$1'))}`;
}

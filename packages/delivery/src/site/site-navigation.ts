// How a reader gets from page to page: breadcrumb, the topic beside the text, the pages below, the ones before and after.
import { escapeHtml } from '@silosmith/kernel';
import type { Site } from './site.ts';
import { relativeHref, START_FILE } from './site-files.ts';
import { nearest, nodesOf, pathTo, type SiteNode } from './site-tree.ts';
import { counted } from './site-words.ts';

/** Siblings named beside a page, and pages below a listed one. All of them are on the page above. */
const MOST_BESIDE = 24;
const MOST_BELOW_LISTED = 6;

/** A link, or the text alone where there is no page to lead to. */
export function linkTo(node: SiteNode, from: string, text: string): string {
  return node.file === null
    ? `<span>${escapeHtml(text)}</span>`
    : `<a href="${relativeHref(from, node.file)}">${escapeHtml(text)}</a>`;
}

export function breadcrumb(site: Site, node: SiteNode, file: string): string {
  const { words } = site;
  const start = `<li><a href="${relativeHref(file, START_FILE)}">${escapeHtml(words.home)}</a></li>`;
  const above = pathTo(node)
    .slice(0, -1)
    .map((page) => `<li>${linkTo(page, file, page.label)}</li>`);
  const here = `<li aria-current="page">${escapeHtml(node.label)}</li>`;
  return `<nav class="trail" aria-label="${escapeHtml(words.trail)}"><ol>${start}${above.join('')}${here}</ol></nav>\n`;
}

/** The topic from its first page down to this one, with the pages beside each on the way. '' for a page that is alone. */
export function topicBeside(site: Site, node: SiteNode, file: string): string {
  const path = pathTo(node);
  const [root = node] = path;
  if (root.children.length === 0) return '';
  const open = new Set(path);
  const list = (nodes: readonly SiteNode[]): string => {
    const at = nodes.findIndex((child) => open.has(child));
    const shown = nearest(nodes, Math.max(0, at), MOST_BESIDE);
    const items = shown.map((child) => {
      const below = open.has(child) && child.children.length > 0 ? list(child.children) : '';
      return `<li>${itemOf(child, node, file)}${below}</li>`;
    });
    return `<ul>${items.join('')}${moreOf(site, nodes, shown.length, file)}</ul>`;
  };
  const title = escapeHtml(site.words.inTopic);
  const first = root === node ? '' : ' class="root"';
  return `<nav class="side" aria-label="${title}"><h2>${title}</h2><ul><li${first}>${itemOf(root, node, file)}${list(root.children)}</li></ul></nav>\n`;
}

function itemOf(item: SiteNode, current: SiteNode, file: string): string {
  if (item !== current) return linkTo(item, file, item.label);
  return `<a href="${relativeHref(file, file)}" aria-current="page">${escapeHtml(item.label)}</a>`;
}

/** Leads to the page above, which names all. */
function moreOf(site: Site, nodes: readonly SiteNode[], shown: number, file: string): string {
  const above = nodes[0]?.parent;
  if (!above || above.file === null || nodes.length <= shown) return '';
  return `<li>${linkTo(above, file, counted(site.words.allPages, site.number(nodes.length)))}</li>`;
}

/** The pages below, each with what it is about. */
export function cardsOf(site: Site, nodes: readonly SiteNode[], file: string): string {
  const cards = nodes.map((node) => {
    const excerpt = node.post?.excerpt ? `<p>${escapeHtml(node.post.excerpt)}</p>` : '';
    return `<li>${linkTo(node, file, node.name)}${excerpt}${shortList(site, node, file)}</li>`;
  });
  return `<ul class="cards">${cards.join('')}</ul>\n`;
}

/** The first pages below a listed one; all of them where it is not written and so has no page that names them. */
export function shortList(site: Site, node: SiteNode, file: string, most = MOST_BELOW_LISTED): string {
  const { children } = node;
  if (children.length === 0) return '';
  const shown = node.file === null ? children : children.slice(0, most);
  const items = shown.map((child) => {
    const below = child.file === null ? shortList(site, child, file) : '';
    return `<li>${linkTo(child, file, child.name)}${below}</li>`;
  });
  const more =
    shown.length < children.length
      ? `<li>${linkTo(node, file, counted(site.words.allPages, site.number(children.length)))}</li>`
      : '';
  return `<ul>${items.join('')}${more}</ul>`;
}

/** The order of reading inside a topic: each page, then those below it. */
export function neighboursOf(
  topics: readonly SiteNode[],
): ReadonlyMap<SiteNode, readonly [SiteNode | null, SiteNode | null]> {
  const neighbours = new Map<SiteNode, readonly [SiteNode | null, SiteNode | null]>();
  for (const topic of topics) {
    const written = [...nodesOf([topic])].filter(({ file }) => file !== null);
    for (const [at, node] of written.entries())
      neighbours.set(node, [written[at - 1] ?? null, written[at + 1] ?? null]);
  }
  return neighbours;
}

export function pager(
  site: Site,
  [before, after]: readonly [SiteNode | null, SiteNode | null],
  file: string,
): string {
  if (!before && !after) return '';
  const link = (node: SiteNode | null, kind: 'previous' | 'next'): string =>
    node?.file == null
      ? ''
      : `<a class="${kind}" rel="${kind === 'next' ? 'next' : 'prev'}" href="${relativeHref(file, node.file)}"><span>${escapeHtml(site.words[kind])}</span><b>${escapeHtml(node.name)}</b></a>`;
  const label = escapeHtml(`${site.words.previous}, ${site.words.next}`);
  return `<nav class="pager" aria-label="${label}">${link(before, 'previous')}${link(after, 'next')}</nav>\n`;
}

// The text of an article on the site: links to files of the site, its pictures beside it, headings that can be linked to.

import { type Element, elementsOf, type Root, treeOf } from '@silosmith/content/html-tree';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { createSlugger } from '../package/addresses.ts';
import type { SiteWords } from './site-words.ts';

const writer = unified().use(rehypeStringify).freeze();

export interface BodyPorts {
  readonly language: string;
  readonly words: SiteWords;
  /** Where a link leads; null for an address that is not the site's. */
  hrefOf(address: string): string | null;
  /** The picture as a file of the site; null where it cannot be had. */
  imageOf(address: string): Promise<string | null>;
}

export interface SiteBody {
  readonly html: string;
  /** Headings below the title. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
}

export async function siteBodyOf(html: string, ports: BodyPorts): Promise<SiteBody> {
  const tree = treeOf(html);
  const contents: { id: string; text: string }[] = [];
  const slugger = createSlugger(ports.language, 'section');
  // The id of the page's own part that the skip link leads to.
  slugger('content');
  const inLink = new Set<Element>();
  for (const node of [...elementsOf(tree)]) {
    // The title is the only first-level heading.
    if (node.tagName === 'h1') node.tagName = 'h2';
    if (/^h[23]$/u.test(node.tagName)) {
      const text = textOf(node).replace(/\s+/gu, ' ').trim();
      if (text === '') continue;
      node.properties.id = slugger(text);
      if (node.tagName === 'h2') contents.push({ id: String(node.properties.id), text });
    } else if (node.tagName === 'a') {
      const href = typeof node.properties.href === 'string' ? ports.hrefOf(node.properties.href) : null;
      if (href !== null) node.properties.href = href;
      for (const inner of elementsOf(node)) inLink.add(inner);
    } else if (node.tagName === 'img') await placeImage(node, ports, inLink.has(node));
  }
  wrapTables(tree, ports.words.table);
  return { html: writer.stringify(tree).trim(), contents };
}

/** A picture that cannot be had is a link, inside another link its text: a page of the site fetches nothing from elsewhere. */
async function placeImage(node: Element, { imageOf }: BodyPorts, isInLink: boolean): Promise<void> {
  const { src, alt } = node.properties;
  const address = typeof src === 'string' ? src : '';
  const file = await imageOf(address);
  const text = typeof alt === 'string' ? alt : '';
  if (file !== null) {
    node.properties = { ...node.properties, src: file, alt: text, loading: 'lazy' };
    return;
  }
  // A damaged image of the project itself leads nowhere.
  const isEmbedded = address.startsWith('data:');
  const isLink = address !== '' && !isInLink && !isEmbedded;
  node.tagName = isLink ? 'a' : 'span';
  node.properties = isLink ? { href: address } : {};
  node.children = [{ type: 'text', value: text || (isEmbedded ? '' : address) }];
}

/** A wide table scrolls by itself, by the keyboard too. */
function wrapTables(node: Root | Element, label: string): void {
  for (const [index, child] of node.children.entries()) {
    if (child.type !== 'element') continue;
    if (child.tagName !== 'table') wrapTables(child, label);
    else {
      const properties = { className: ['table'], tabIndex: 0, ariaLabel: label };
      node.children[index] = { type: 'element', tagName: 'section', properties, children: [child] };
    }
  }
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

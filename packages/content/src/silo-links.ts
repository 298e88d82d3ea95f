// Internal links: `<a href="silo:PRIMARY KEYWORD">` until an export resolves them to addresses.
import {
  type Element,
  type ElementContent,
  elementsOf,
  htmlOf,
  type Root,
  rawTextOf,
  treeOf,
} from './html-tree.ts';
import { decodedTarget, SILO_SCHEME, siloTargetOf } from './silo-target.ts';

export interface SiloLink {
  /** As written after `silo:`, percent-decoded. */
  readonly keyword: string;
  readonly text: string;
}

/** In document order. */
export function siloLinksOf(html: string): SiloLink[] {
  return [...elementsOf(treeOf(html))].flatMap((node) => {
    const target = targetOf(node);
    return target === null ? [] : [{ keyword: decodedTarget(target), text: rawTextOf(node) }];
  });
}

/**
 * Sets the href of every silo link to what `hrefOf` returns for its keyword; null unwraps the link and keeps its text.
 * `hrefOf` is called with the keyword as written and, if that returns null, percent-decoded.
 */
export function resolveSiloLinks(html: string, hrefOf: (keyword: string) => string | null): string {
  const tree = treeOf(html);
  rewrite(tree, hrefOf);
  return htmlOf(tree);
}

/**
 * The inverse of `resolveSiloLinks`: a link whose address `keywordOf` knows becomes a silo link; null leaves it as it is.
 */
export function toSiloLinks(html: string, keywordOf: (href: string) => string | null): string {
  const tree = treeOf(html);
  for (const node of elementsOf(tree)) {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') continue;
    const keyword = keywordOf(href);
    if (keyword !== null) node.properties.href = SILO_SCHEME + keyword;
  }
  return htmlOf(tree);
}

function rewrite(node: Root | Element, hrefOf: (keyword: string) => string | null): void {
  // Unwrapping replaces an element by its children: elements and text, which are valid children of a root, too.
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'doctype' ? [] : [child];
    rewrite(child, hrefOf);
    const target = targetOf(child);
    if (target === null) return [child];
    const href = hrefOf(target) ?? hrefOf(decodedTarget(target));
    if (href === null) return child.children;
    child.properties.href = href;
    return [child];
  });
}

function targetOf(node: Element): string | null {
  const href = node.tagName === 'a' ? node.properties.href : undefined;
  return typeof href === 'string' ? siloTargetOf(href) : null;
}

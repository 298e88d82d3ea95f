// Where does an article link inside its silo? `<a href="silo:PRIMARY KEYWORD">` until an export knows the addresses.
import {
  type Element,
  type ElementContent,
  elementsOf,
  htmlOf,
  type Root,
  rawTextOf,
  treeOf,
} from './html-tree.ts';

export const SILO_SCHEME = 'silo:';

export interface SiloLink {
  /** As written after `silo:`, percent-decoded. */
  readonly keyword: string;
  readonly text: string;
}

/** The silo links of an article, in reading order. */
export function siloLinksOf(html: string): SiloLink[] {
  return [...elementsOf(treeOf(html))].flatMap((node) => {
    const target = targetOf(node);
    return target === null ? [] : [{ keyword: decoded(target), text: rawTextOf(node) }];
  });
}

/**
 * Gives every silo link the address that `hrefOf` answers for its keyword; null takes the link away and leaves its text.
 * `hrefOf` is asked with the keyword as written and, where that gives null, percent-decoded.
 */
export function resolveSiloLinks(html: string, hrefOf: (keyword: string) => string | null): string {
  const tree = treeOf(html);
  rewrite(tree, hrefOf);
  return htmlOf(tree);
}

function rewrite(node: Root | Element, hrefOf: (keyword: string) => string | null): void {
  // Unwrapping puts an element's children where it stood: elements and text, which a root takes as well.
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'doctype' ? [] : [child];
    rewrite(child, hrefOf);
    const target = targetOf(child);
    if (target === null) return [child];
    const href = hrefOf(target) ?? hrefOf(decoded(target));
    if (href === null) return child.children;
    child.properties.href = href;
    return [child];
  });
}

function targetOf(node: Element): string | null {
  const href = node.tagName === 'a' ? node.properties.href : undefined;
  return typeof href === 'string' && href.toLowerCase().startsWith(SILO_SCHEME)
    ? href.slice(SILO_SCHEME.length).trim()
    : null;
}

/** A keyword may hold a bare percent sign ("100% cotton"); such a text is not encoded and stays. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch (error) {
    if (error instanceof URIError) return target;
    throw error;
  }
}

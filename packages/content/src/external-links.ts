// Links to other sites: those that may stay, and the text of the others.
import { type Element, type ElementContent, htmlOf, type Root, treeOf } from './html-tree.ts';

export interface KeptLinks {
  readonly html: string;
  /** Links that lost their address. */
  readonly removed: number;
}

/** Unwraps every link to an http address that `isKnown` does not know; the text stays. */
export function keepExternalLinks(html: string, isKnown: (address: string) => boolean): KeptLinks {
  const tree = treeOf(html);
  let removed = 0;
  const walk = (node: Root | Element): void => {
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return child.type === 'doctype' ? [] : [child];
      walk(child);
      const { href } = child.properties;
      const isExternal =
        child.tagName === 'a' && typeof href === 'string' && /^\s*(?:https?:)?\/\//iu.test(href);
      if (!isExternal || isKnown(href.trim())) return [child];
      removed += 1;
      return child.children;
    });
  };
  walk(tree);
  return removed === 0 ? { html, removed } : { html: htmlOf(tree), removed };
}

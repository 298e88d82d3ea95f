// An article as a list of blocks that can be replaced one by one.
import { articleHtmlOf } from '../article-html.ts';
import { type Element, htmlOf, type Root, type RootContent, treeOf } from '../html-tree.ts';

/** HTML of each block: headings, paragraphs, lists, tables; a section or division counts as what is in it. O(length). */
export function blocksOf(html: string): string[] {
  return flattened(treeOf(html)).map((node) => htmlOf({ type: 'root', children: [node] }));
}

/** The article with some blocks replaced, by their index; a replacement may be several blocks. Empty ones and unknown indices are passed over. */
export function withBlocks(html: string, replacements: ReadonlyMap<number, string>): string {
  return blocksOf(html)
    .map((block, at) => {
      const replacement = replacements.get(at);
      return (replacement === undefined ? '' : articleHtmlOf(replacement)) || block;
    })
    .join('\n');
}

const WRAPPERS = new Set(['section', 'div']);

function flattened(parent: Root | Element): RootContent[] {
  return parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'text' && node.value.trim() === '') return [];
    return node.type === 'element' && WRAPPERS.has(node.tagName) ? flattened(node) : [node];
  });
}

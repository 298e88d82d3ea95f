// How does an article become a tree and text again? Tolerant in, well-formed out.
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified().use(rehypeStringify, {
  closeSelfClosing: true,
  characterReferences: { useNamedReferences: true },
});

/** The nodes of an HTML tree (hast, as the parser gives them). */
export type Root = ReturnType<typeof parser.parse>;
export type RootContent = Root['children'][number];
export type Element = Extract<RootContent, { type: 'element' }>;
export type ElementContent = Element['children'][number];

/** Any text as an HTML tree; broken markup is mended as a browser would. */
export function treeOf(html: string): Root {
  return parser.parse(html);
}

export function htmlOf(tree: Root): string {
  return writer.stringify(tree).trim();
}

/** Every element below a node, parents before children, in reading order. */
export function* elementsOf(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** The text of a node as written, without its tags. */
export function rawTextOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawTextOf).join('') : '';
}

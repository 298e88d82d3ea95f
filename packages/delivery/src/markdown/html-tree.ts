// How does an article become a tree that links can be set in? Parsed as a browser would; the types are the parser's own.
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

export type Root = ReturnType<typeof parser.parse>;
type RootContent = Root['children'][number];
export type Element = Extract<RootContent, { type: 'element' }>;
export type ElementContent = Element['children'][number];
export type Text = Extract<RootContent, { type: 'text' }>;

export function treeOf(html: string): Root {
  return parser.parse(html);
}

/** Every element below a node, parents before children, in reading order. */
export function* elementsOf(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

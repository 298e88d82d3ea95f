// Parses article HTML into a tree whose links can be edited, by the HTML5 rules.
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

/** Every descendant element, in document order. */
export function* elementsOf(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

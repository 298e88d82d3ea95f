// HTML text to hast tree and back: parses any input as a browser would, writes well-formed HTML.
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const writer = unified().use(rehypeStringify, {
  closeSelfClosing: true,
  characterReferences: { useNamedReferences: true },
});

/** hast nodes, as the parser returns them. */
export type Root = Extract<ReturnType<typeof fromParse5>, { readonly type: 'root' }>;
export type RootContent = Root['children'][number];
export type Element = Extract<RootContent, { type: 'element' }>;
export type ElementContent = Element['children'][number];
export type Text = Extract<RootContent, { type: 'text' }>;

/**
 * Broken markup is repaired by the HTML5 parsing rules, as in a browser. Without the place of each node in the text, which nobody
 * here asks for and rehype-parse always finds out, it takes half the time.
 */
export function treeOf(html: string): Root {
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false }));
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

export function htmlOf(tree: Root): string {
  return writer.stringify(tree).trim();
}

/** Every descendant element, in document order. */
export function* elementsOf(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** Text content, white space kept. */
export function rawTextOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawTextOf).join('') : '';
}

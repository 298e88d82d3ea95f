// An article cut at its H2 headings.
import { cleanLine } from '../clean-text.ts';
import { type Element, htmlOf, type Root, type RootContent, rawTextOf, treeOf } from '../html-tree.ts';

export interface ArticlePart {
  /** Text of the H2; of the first part that of the H1, '' where there is none. */
  readonly heading: string;
  /** Everything below it up to the next H2, without the heading itself. */
  readonly html: string;
}

/** The introduction, then a part for each H2; wrappers such as `<section>` are looked into. Always at least one part. */
export function partsOf(html: string): ArticlePart[] {
  const parts: { heading: string; nodes: RootContent[] }[] = [{ heading: '', nodes: [] }];
  for (const node of flattened(treeOf(html))) {
    const name = node.type === 'element' ? node.tagName : '';
    const [first] = parts;
    if (name === 'h2') parts.push({ heading: cleanLine(rawTextOf(node)), nodes: [] });
    else if (name === 'h1' && first && first.heading === '') first.heading = cleanLine(rawTextOf(node));
    else parts.at(-1)?.nodes.push(node);
  }
  return parts.map(({ heading, nodes }) => ({ heading, html: htmlOf({ type: 'root', children: nodes }) }));
}

const holdsHeading = (node: Element): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (/^h[12]$/u.test(child.tagName) || holdsHeading(child)),
  );

function flattened(parent: Root | Element): RootContent[] {
  return parent.children.flatMap((node): RootContent[] =>
    node.type === 'element' && holdsHeading(node) ? flattened(node) : [node],
  );
}

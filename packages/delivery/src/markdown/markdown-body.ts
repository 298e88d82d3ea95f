// HTML to GitHub Flavored Markdown through the unified pipeline; links are rewritten and added on the way.

import { type Element, type Root, treeOf } from '@silosmith/content/html-tree';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { PackagePost } from '../package/content-package.ts';
import {
  anchorOf,
  hrefTo,
  type LinkTargets,
  linkFirstMention,
  linksToAdd,
  rewriteLinks,
} from './internal-links.ts';
import type { MarkdownOptions } from './markdown-options.ts';
import { withoutTemplateCode, withoutTemplateTags } from './template-tags.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

export type MarkdownTree = ReturnType<typeof writer.runSync>;

export interface BodyInput {
  readonly post: PackagePost;
  readonly targets: LinkTargets;
  readonly options: MarkdownOptions;
  readonly relatedHeading: string;
}

/** GFM, ending with a line feed. */
export function markdownBodyOf({ post, targets, options, relatedHeading }: BodyInput): string {
  const tree = treeOf(options.titleHeading ? post.heading + post.content : post.content);
  const linked = rewriteLinks(tree, targets, options);
  let inlineLeft = options.maxInlineLinks;
  const listed: PackagePost[] = [];
  for (const target of linksToAdd(post, linked, targets, options)) {
    if (inlineLeft > 0 && linkFirstMention(tree, target, hrefTo(target, options))) inlineLeft--;
    else listed.push(target);
  }
  if (listed.length > 0) tree.children.push(...relatedSection(listed, relatedHeading, options));
  return withoutTemplateTags(writer.stringify(withoutTemplateCode(writer.runSync(tree))));
}

function relatedSection(
  posts: readonly PackagePost[],
  heading: string,
  options: MarkdownOptions,
): Root['children'] {
  const items = posts.map((post, index) =>
    element('li', [
      element('a', [{ type: 'text', value: anchorOf(post, options.anchorStyle, index) }], {
        href: hrefTo(post, options),
      }),
    ]),
  );
  return [element('h2', [{ type: 'text', value: heading }]), element('ul', items)];
}

function element(
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

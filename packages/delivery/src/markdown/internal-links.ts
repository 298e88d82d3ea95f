// Internal links of a Markdown post: rewritten, then topped up by the link strategy.

import {
  type Element,
  type ElementContent,
  elementsOf,
  type Root,
  type Text,
} from '@silosmith/content/html-tree';
import type { PackagePost } from '../package/content-package.ts';
import type { AnchorStyle, MarkdownOptions } from './markdown-options.ts';

export interface LinkTargets {
  readonly postBySlug: ReadonlyMap<string, PackagePost>;
  /** Posts by their address in the content package. */
  readonly postByUrl: ReadonlyMap<string, PackagePost>;
}

/** The href of a link to a post in the exported file. */
export function hrefTo(post: PackagePost, options: MarkdownOptions): string {
  if (!options.rewriteLinks) return post.url;
  return options.relativeLinks ? `./${post.slug}.md` : `${options.basePath}${post.slug}`;
}

/** Rewrites every internal link to its address in the export; returns the slugs linked to. */
export function rewriteLinks(tree: Root, targets: LinkTargets, options: MarkdownOptions): Set<string> {
  const linked = new Set<string>();
  for (const node of elementsOf(tree)) {
    const href = node.tagName === 'a' ? node.properties.href : undefined;
    const post = typeof href === 'string' ? targets.postByUrl.get(href) : undefined;
    if (!post) continue;
    node.properties.href = hrefTo(post, options);
    linked.add(post.slug);
  }
  return linked;
}

/** Link candidates not yet linked from the text, best first. */
export function linksToAdd(
  post: PackagePost,
  linked: ReadonlySet<string>,
  targets: LinkTargets,
  options: MarkdownOptions,
): PackagePost[] {
  const { linkStrategy, maxLinks } = options;
  const wanted = linkStrategy === 'off' ? [] : linkStrategy === 'upward' ? post.ancestors : post.relatedPosts;
  return wanted
    .filter((slug) => !linked.has(slug))
    .flatMap((slug) => targets.postBySlug.get(slug) ?? [])
    .slice(0, Math.max(0, maxLinks - linked.size));
}

export function anchorOf(post: PackagePost, style: AnchorStyle, index: number): string {
  if (style === 'mixed') return index % 2 === 0 ? post.title : post.keyword;
  return style === 'title' ? post.title : post.keyword;
}

/** Links the first mention of the post's keyword in a paragraph or list item; false if there is none. */
export function linkFirstMention(tree: Root, post: PackagePost, href: string): boolean {
  for (const holder of elementsOf(tree)) {
    if (holder.tagName !== 'p' && holder.tagName !== 'li') continue;
    for (const [index, child] of holder.children.entries()) {
      if (child.type !== 'text') continue;
      const parts = linkedParts(child, post.keyword, href);
      if (!parts) continue;
      holder.children.splice(index, 1, ...parts);
      return true;
    }
  }
  return false;
}

function linkedParts(text: Text, keyword: string, href: string): ElementContent[] | null {
  const escaped = keyword.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').exec(text.value);
  if (!found) return null;
  const before = text.value.slice(0, found.index);
  const after = text.value.slice(found.index + found[0].length);
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value: found[0] }],
  };
  return [{ type: 'text', value: before }, link, { type: 'text', value: after }];
}

// The pages of a site as a tree: what has an article, what is above it, and what is next to it.
import type { ContentPackage, PackagePost, SiloEntry } from '../package/content-package.ts';
import { capitalised, languageTagOf } from './site-language.ts';

export interface SiteNode {
  /** Title of the article, or the keyword of a page without one. */
  readonly name: string;
  /** The keyword, for where a title would be too long. */
  readonly label: string;
  readonly post: PackagePost | null;
  /** Null for a page that is not written: it is named, but nothing links to it. */
  readonly file: string | null;
  readonly parent: SiteNode | null;
  readonly children: readonly SiteNode[];
}

/** Branches without an article are left out. `fileOf` names the file of a page; `post` is null for the root of a topic whose pillar page has no article. */
export function siteTreeOf(
  { silo, posts, info }: ContentPackage,
  fileOf: (post: PackagePost | null, keyword: string) => string,
): SiteNode[] {
  const postBySlug = new Map(posts.map((post) => [post.slug, post]));
  const tag = languageTagOf(info);
  const nodeOf = (entry: SiloEntry, parent: SiteNode | null): SiteNode[] => {
    const post = postBySlug.get(entry.slug ?? '') ?? null;
    const file = post || parent === null ? fileOf(post, entry.keyword) : null;
    const children: SiteNode[] = [];
    const label = capitalised(entry.keyword, tag);
    const node: SiteNode = { name: post?.title ?? label, label, post, file, parent, children };
    children.push(...entry.children.flatMap((child) => nodeOf(child, node)));
    return post || children.length > 0 ? [node] : [];
  };
  return silo.filter(hasPost).flatMap((entry) => nodeOf(entry, null));
}

function hasPost({ slug, children }: SiloEntry): boolean {
  return slug !== null || children.some(hasPost);
}

/** Pre-order. */
export function* nodesOf(nodes: readonly SiteNode[]): Generator<SiteNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
}

/** From its topic down to the page itself. */
export function pathTo(node: SiteNode): SiteNode[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

/** At most `most` of a list, the nearest to `at`: a page with 500 siblings does not name them all. */
export function nearest<T>(list: readonly T[], at: number, most: number): readonly T[] {
  const start = Math.max(0, Math.min(at - Math.floor(most / 2), list.length - most));
  return list.slice(start, start + most);
}

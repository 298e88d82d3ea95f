// How do imported posts become topical silos? A topic a category; its pillar is the marked post, else a long one, else the first.
import { PAGE_TYPES } from '@silosmith/contract';
import type { SiloEntry } from '../package/content-package.ts';
import type { ImportedPost } from './read-wxr.ts';

/** Specification 3 §9: 'content longer than 2000 characters'. */
const PILLAR_CONTENT_CHARACTERS = 2000;

/** Pages without a category stand under `siteName`. */
export function importedSilo(posts: readonly ImportedPost[], siteName: string): SiloEntry[] {
  const byTopic = new Map<string, ImportedPost[]>();
  for (const post of posts) {
    const topic = post.categories[0] ?? siteName;
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), post]);
  }
  return [...byTopic].flatMap(([topic, members]) => siloOfTopic(topic, members));
}

function siloOfTopic(topic: string, posts: readonly ImportedPost[]): SiloEntry[] {
  const pillar =
    posts.find((post) => post.level === 1) ??
    posts.find((post) => post.content.length > PILLAR_CONTENT_CHARACTERS) ??
    posts[0];
  if (!pillar) return [];
  const others = posts.filter((post) => post !== pillar);
  const clusters = others.filter((post) => post.level !== 3);
  const clusterKeywords = new Set(clusters.map((cluster) => cluster.keyword));
  const children = new Map<string | null, SiloEntry[]>();
  for (const post of others.filter((other) => other.level === 3)) {
    const parent = clusterKeywords.has(post.parentKeyword ?? '') ? post.parentKeyword : null;
    children.set(parent, [...(children.get(parent) ?? []), entryOf(post, topic, 3, [])]);
  }
  return [
    entryOf(pillar, topic, 1, [
      ...clusters.map((cluster) => entryOf(cluster, topic, 2, children.get(cluster.keyword) ?? [])),
      // A sub-supporting page whose parent is not in the file stands one level higher.
      ...(children.get(null) ?? []).map(
        (entry): SiloEntry => ({ ...entry, level: 2, pageType: PAGE_TYPES[1] }),
      ),
    ]),
  ];
}

function entryOf(
  post: ImportedPost,
  topic: string,
  level: 1 | 2 | 3,
  children: readonly SiloEntry[],
): SiloEntry {
  const pageType = PAGE_TYPES[level === 1 ? 0 : level === 2 ? 1 : 2];
  return {
    keyword: post.keyword,
    topic,
    pageType,
    level,
    slug: post.slug,
    wordCount: post.wordCount,
    children,
  };
}

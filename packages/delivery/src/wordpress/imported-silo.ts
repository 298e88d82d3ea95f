// One topic per category; its pillar is the post marked as such, else the first long one, else the first.
import { PAGE_TYPES } from '@silosmith/contract';
import type { SiloEntry } from '../package/content-package.ts';
import type { ImportedPost } from './read-wxr.ts';

/** Content longer than this makes a post a candidate for pillar. */
const PILLAR_CONTENT_CHARACTERS = 2000;

/** Pages without a category get the topic `siteName`. */
export function importedSilo(posts: readonly ImportedPost[], siteName: string): SiloEntry[] {
  const byTopic = new Map<string, ImportedPost[]>();
  for (const post of posts) listed(byTopic, post.categories[0] ?? siteName, post);
  return [...byTopic].flatMap(([topic, members]) => siloOfTopic(topic, members));
}

/** Adds to the list in its place: a copy for each post of a large category would be quadratic. */
function listed<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function siloOfTopic(topic: string, posts: readonly ImportedPost[]): SiloEntry[] {
  const pillar =
    posts.find((post) => post.level === 1) ??
    posts.find((post) => post.contentLength > PILLAR_CONTENT_CHARACTERS) ??
    posts[0];
  if (!pillar) return [];
  const others = posts.filter((post) => post !== pillar);
  const clusters = others.filter((post) => post.level !== 3);
  const clusterKeywords = new Set(clusters.map((cluster) => cluster.keyword));
  const children = new Map<string | null, SiloEntry[]>();
  for (const post of others.filter((other) => other.level === 3)) {
    const parent = clusterKeywords.has(post.parentKeyword ?? '') ? post.parentKeyword : null;
    listed(children, parent, entryOf(post, topic, 3, []));
  }
  return [
    entryOf(pillar, topic, 1, [
      ...clusters.map((cluster) => entryOf(cluster, topic, 2, children.get(cluster.keyword) ?? [])),
      // A sub-supporting page whose parent is not in the file moves up one level.
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

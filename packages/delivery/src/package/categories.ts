// Category of a post: its topic; if the topic has several pillars, its pillar's category below the topic.
import { createSlugger } from './addresses.ts';
import type { PackageCategory } from './content-package.ts';
import { type ExportedPage, readingOrder } from './exported-pages.ts';

export interface Categories {
  /** Category slug of each page, by keyword. */
  readonly slugByKeyword: ReadonlyMap<string, string>;
  /** Its slug below its parent's, as in WordPress's permalinks: `topic/pillar`. '' for an unknown keyword. */
  pathOf(keyword: string): string;
  /** Categories with a post or a child, parents first; `posts` counts the given keywords. */
  listFor(keywords: Iterable<string>): PackageCategory[];
}

/** `fallbackName`: the category of pages without a topic. */
export function categoriesOf(
  roots: readonly ExportedPage[],
  language: string,
  fallbackName: string,
): Categories {
  const slugger = createSlugger(language, 'category');
  const pillarsByTopic = new Map<string, ExportedPage[]>();
  for (const root of roots) {
    const topic = root.topic.trim() || fallbackName;
    pillarsByTopic.set(topic, [...(pillarsByTopic.get(topic) ?? []), root]);
  }
  const categories: Omit<PackageCategory, 'posts'>[] = [];
  const slugByKeyword = new Map<string, string>();
  for (const [topic, pillars] of pillarsByTopic) {
    const topicSlug = slugger(topic);
    categories.push({ slug: topicSlug, name: topic, parentSlug: null });
    for (const pillar of pillars) {
      let slug = topicSlug;
      if (pillars.length > 1 && pillar.keyword !== topic) {
        slug = slugger(pillar.keyword);
        categories.push({ slug, name: pillar.keyword, parentSlug: topicSlug });
      }
      for (const page of readingOrder([pillar])) slugByKeyword.set(page.keyword, slug);
    }
  }
  const pathBySlug = new Map(
    categories.map(({ slug, parentSlug }) => [slug, parentSlug === null ? slug : `${parentSlug}/${slug}`]),
  );
  return {
    slugByKeyword,
    pathOf: (keyword) => pathBySlug.get(slugByKeyword.get(keyword) ?? '') ?? '',
    listFor(keywords) {
      const posts = new Map<string, number>();
      for (const keyword of keywords) {
        const slug = slugByKeyword.get(keyword) ?? '';
        posts.set(slug, (posts.get(slug) ?? 0) + 1);
      }
      const parents = new Set(categories.filter((c) => posts.has(c.slug)).map((c) => c.parentSlug));
      return categories
        .filter((category) => posts.has(category.slug) || parents.has(category.slug))
        .map((category) => ({ ...category, posts: posts.get(category.slug) ?? 0 }));
    },
  };
}

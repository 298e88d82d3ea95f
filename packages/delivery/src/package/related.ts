// Related posts: the parent, then the children, then the siblings; at most 5.
import type { ExportedPage } from './exported-pages.ts';

const MAX_RELATED = 5;

export interface Relations {
  /** Slugs of up to 5 posts. */
  related(keyword: string): string[];
  /** Slugs of its ancestors, nearest first. */
  ancestors(keyword: string): string[];
}

/** `slugOf` returns null for pages without an article; they are skipped. */
export function relatedOf(
  roots: readonly ExportedPage[],
  slugOf: (keyword: string) => string | null,
): Relations {
  const parents = new Map<string, ExportedPage>();
  const pages = new Map<string, ExportedPage>();
  const visit = (page: ExportedPage): void => {
    pages.set(page.keyword, page);
    for (const child of page.children) {
      parents.set(child.keyword, page);
      visit(child);
    }
  };
  roots.forEach(visit);

  return {
    related(keyword) {
      const parent = parents.get(keyword);
      const slugs = new Set<string>();
      const candidates = [
        ...(parent ? [parent] : []),
        ...(pages.get(keyword)?.children ?? []),
        ...(parent?.children ?? []),
      ];
      for (const page of candidates) {
        if (slugs.size === MAX_RELATED) break;
        const slug = page.keyword === keyword ? null : slugOf(page.keyword);
        if (slug !== null) slugs.add(slug);
      }
      return [...slugs];
    },
    ancestors(keyword) {
      const slugs: string[] = [];
      for (let page = parents.get(keyword); page; page = parents.get(page.keyword)) {
        const slug = slugOf(page.keyword);
        if (slug !== null) slugs.push(slug);
      }
      return slugs;
    },
  };
}

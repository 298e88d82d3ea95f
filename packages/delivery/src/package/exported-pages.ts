// Which pages an export contains: those of the silo as shown, and every page with an article, even if a filter hides it.
import {
  PAGE_TYPES,
  type Page,
  type PageType,
  type ProjectDocument,
  type ProjectKeyword,
} from '@silosmith/contract';

export interface ExportedPage {
  readonly keyword: string;
  readonly topic: string;
  readonly pageType: PageType;
  readonly level: 1 | 2 | 3;
  readonly parentKeyword: string | null;
  readonly volume: number;
  readonly difficulty: number;
  readonly score: number;
  readonly scoreEstimated: boolean;
  readonly variants: readonly string[];
  readonly children: readonly ExportedPage[];
}

/** Roots of the exported silo; a hidden page goes under its parent if that is exported, else to the top. */
export function exportedPagesOf(project: ProjectDocument): ExportedPage[] {
  const shown = new Set<string>();
  const collect = (page: Page): void => {
    shown.add(page.keyword);
    page.children.forEach(collect);
  };
  project.silo.forEach(collect);

  const variantsOf = new Map<string, string[]>();
  const hidden = new Map<string, ProjectKeyword[]>();
  const tops: ProjectKeyword[] = [];
  for (const row of project.keywords) {
    if (row.place.role === 'variant' && row.place.parent !== null)
      push(variantsOf, row.place.parent, row.keyword);
    else if (canHaveArticle(row) && !shown.has(row.keyword) && Object.hasOwn(project.articles, row.keyword))
      tops.push(row);
  }
  const exported = new Set([...shown, ...tops.map((row) => row.keyword)]);
  const roots = tops.filter((row) => {
    const { parent } = row.place;
    if (parent === null || !exported.has(parent)) return true;
    push(hidden, parent, row);
    return false;
  });

  const fromRow = (row: ProjectKeyword): ExportedPage => {
    const level = levelOf(row) ?? 3;
    return {
      keyword: row.keyword,
      topic: row.topic,
      pageType: pageTypeOf(level),
      level,
      parentKeyword: row.place.parent,
      volume: row.volume,
      difficulty: row.difficulty,
      score: row.score,
      scoreEstimated: row.scoreEstimated,
      variants: variantsOf.get(row.keyword) ?? [],
      children: (hidden.get(row.keyword) ?? []).map(fromRow),
    };
  };
  const fromPage = (page: Page): ExportedPage => ({
    keyword: page.keyword,
    topic: page.topic,
    pageType: page.pageType,
    level: page.level,
    parentKeyword: page.parentKeyword,
    volume: page.volume,
    difficulty: page.difficulty,
    score: page.score,
    scoreEstimated: page.scoreEstimated,
    variants: page.variants.map((variant) => variant.keyword),
    children: [...page.children.map(fromPage), ...(hidden.get(page.keyword) ?? []).map(fromRow)],
  });
  return [...project.silo.map(fromPage), ...roots.map(fromRow)];
}

/** Pre-order. */
export function* readingOrder<T extends { readonly children: readonly T[] }>(
  pages: readonly T[],
): Generator<T> {
  for (const page of pages) {
    yield page;
    yield* readingOrder(page.children);
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Pages, and keywords with an article from when they were pages that are now a section or set aside. */
function canHaveArticle(row: ProjectKeyword): boolean {
  const { role } = row.place;
  return levelOf(row) !== null || role === 'section' || role === 'setAside';
}

function levelOf(row: ProjectKeyword): 1 | 2 | 3 | null {
  const { role } = row.place;
  return role === 'pillar' ? 1 : role === 'cluster' ? 2 : role === 'subSupporting' ? 3 : null;
}

function pageTypeOf(level: 1 | 2 | 3): PageType {
  return PAGE_TYPES[level === 1 ? 0 : level === 2 ? 1 : 2];
}

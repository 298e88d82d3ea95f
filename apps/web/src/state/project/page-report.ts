// The verdict on the article of a page, as its text, its search result and its plan stand.
import { type ArticleReport, checkArticle, type PageDemand, targetWords } from '@silosmith/content';
import {
  type Article,
  type Meta,
  type PageId,
  pageIdsOf,
  type Research,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import { claimsOf, type PlannedPage } from '@silosmith/generation';
import { createPageTree, type PageTree } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

export interface ReportedPage {
  readonly id: PageId;
  readonly article: Article;
  readonly meta: Meta | undefined;
  readonly research: Research | undefined;
  /** Null where the page is not planned, or not yet. */
  readonly plan: PlannedPage | null;
}

export function reportOfPage(
  { table, silo }: Pick<OpenProject, 'table' | 'silo'>,
  { id, article, meta, research, plan }: ReportedPage,
  demand: PageDemand,
): ArticleReport {
  const row = pageIdsOf(table).rowOf(id);
  const level = LEVELS.find((one) => one === silo.place[row]) ?? 3;
  // Of a text that is there its own: the plan is that of the next one.
  const words = article.form?.words ?? targetWords({ level, difficulty: table.difficulty[row] ?? -1 });
  const place = {
    demand,
    targetWords: words,
    linkTargets: plan?.brief.links.length ?? 0,
    ...claimsOf(article, research),
  };
  return checkArticle(article, meta ?? null, place);
}

const LEVELS = [1, 2, 3] as const;
const trees = new WeakMap<SiloState, PageTree>();

function treeOf(silo: SiloState): PageTree {
  const tree = trees.get(silo) ?? createPageTree(silo);
  trees.set(silo, tree);
  return tree;
}

/** Null for a keyword that is no page. */
export function demandOfPage(
  { table, silo, language }: Pick<OpenProject, 'table' | 'silo' | 'language'>,
  id: PageId,
): PageDemand | null {
  const row = pageIdsOf(table).rowOf(id);
  if (!LEVELS.some((level) => level === silo.place[row])) return null;
  const tree = treeOf(silo);
  const volume = (at: number): number => table.volume[at] ?? -1;
  const keywords = (rows: Int32Array): string[] =>
    [...rows].sort((a, b) => volume(b) - volume(a)).map((at) => textAt(table.keyword, at));
  const sections = [...tree.sections(row)].map((at) => {
    const own = textAt(table.keyword, at);
    return { heading: own, keywords: [own, ...keywords(tree.variants(at))] };
  });
  return { keyword: textAt(table.keyword, row), variants: keywords(tree.variants(row)), sections, language };
}

// The verdict on an article: facts, then the checks that fail, then score and grade.
import type { Article, Meta } from '@silosmith/contract';
import { type Coverage, coverageOf } from '../demand/coverage.ts';
import { type LeftOutKeyword, outlineOf } from '../demand/outline.ts';
import type { PageDemand } from '../demand/page-demand.ts';
import { ARTICLE_CHECKS, type CheckSeverity, SEVERITY_POINTS, UNCHECKED } from './article-checks.ts';
import { type ArticleFacts, factsOf } from './article-facts.ts';
import { unsupportedFigures } from './figures.ts';

export interface ArticleReport {
  readonly facts: ArticleFacts;
  readonly coverage: Coverage;
  /** Keywords that the article does not answer: given no place in the outline (`no-room`, `slip`), or given one and not used. */
  readonly leftOut: readonly {
    readonly keyword: string;
    readonly reason: LeftOutKeyword['reason'] | 'not-used';
  }[];
  readonly failed: readonly FailedCheck[];
  /** Checks that know no rule for the language, or whose measure this article does not have. */
  readonly unchecked: readonly string[];
  /** 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
}

export interface FailedCheck {
  readonly check: string;
  readonly severity: CheckSeverity;
  /** A count, a share in percent or a length, as the check says. */
  readonly figure: number;
}

const GRADES = [
  ['A+', 97],
  ['A', 93],
  ['B+', 87],
  ['B', 83],
  ['C+', 77],
  ['C', 70],
  ['D', 60],
  ['F', 0],
] as const;
export type Grade = (typeof GRADES)[number][0];

/** Below this score a page is repaired: the lowest of grade B. */
export const GOOD_SCORE = 83;

export interface ArticlePlace {
  readonly demand: PageDemand;
  readonly targetWords: number;
  /** Pages that the link plan gives this one. */
  readonly linkTargets: number;
  /** What the claims of the article may rest on, word for word. Left out: the text is the user's, whose claims are not judged. */
  readonly passages?: readonly string[];
}

/** `meta`: null where the page has none yet; its checks then find nothing. */
export function checkArticle(
  article: Pick<Article, 'content'> & Partial<Pick<Article, 'provenance'>>,
  meta: Pick<Meta, 'title' | 'description'> | null,
  { demand, targetWords, linkTargets, passages }: ArticlePlace,
): ArticleReport {
  const facts = factsOf(article.content, demand.keyword, demand.language);
  const coverage = coverageOf(article.content, demand);
  const unplaced = new Map(
    outlineOf(demand, targetWords).leftOut.map(({ keyword, reason }) => [keyword, reason] as const),
  );
  const leftOut = coverage.missing.map((keyword) => ({
    keyword,
    reason: unplaced.get(keyword) ?? ('not-used' as const),
  }));
  const checked = {
    facts,
    metaTitleCharacters: meta && [...meta.title].length,
    metaDescriptionCharacters: meta && [...meta.description].length,
    missingKeywords: leftOut.filter(({ reason }) => reason === 'not-used').length,
    linkTargets,
    unsupportedFigures:
      passages === undefined ? 0 : unsupportedFigures(article.content, passages, keywordsOf(demand)).length,
    yearWritten: yearOf(article.provenance?.generatedAt ?? null),
  };
  const failed: FailedCheck[] = [];
  const unchecked: string[] = [];
  for (const { id, severity, find } of ARTICLE_CHECKS) {
    const figure = find(checked);
    if (figure === UNCHECKED) unchecked.push(id);
    else if (figure !== null) failed.push({ check: id, severity, figure });
  }
  const score = scoreOf(failed);
  return { facts, coverage, leftOut, failed, unchecked, score, grade: gradeOf(score) };
}

const yearOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)));

const keywordsOf = ({ keyword, variants, sections }: PageDemand): string[] => [
  keyword,
  ...variants,
  ...sections.flatMap((section) => section.keywords),
];

/** 100 less the points of each failed check, at least 0. */
export function scoreOf(failed: readonly Pick<FailedCheck, 'severity'>[]): number {
  return Math.max(
    0,
    failed.reduce((score, { severity }) => score - SEVERITY_POINTS[severity], 100),
  );
}

export function gradeOf(score: number): Grade {
  return GRADES.find(([, least]) => score >= least)?.[0] ?? 'F';
}

// The check of every article of a silo, each against the demand, the length and the links of its page.
import { type ArticleReport, checkArticle, demandOf, targetWords } from '@silosmith/content';
import {
  type Article,
  type Meta,
  type Page,
  type ProjectDocument,
  type Research,
  recordOf,
} from '@silosmith/contract';
import { linkTargetsOf } from '../plan/link-plan.ts';
import { type PlacedPage, placedPagesOf } from '../plan/placed-pages.ts';
import { STAGES } from '../stages/index.ts';
import type { StageId, StoredRecords } from '../stages/stage.ts';
import { isOlderThanResearch } from './older-than-research.ts';

export interface ReportedPage {
  readonly page: Page;
  readonly article: Article;
  readonly meta: Meta | null;
  readonly report: ArticleReport;
}

/** Pages with an article, in outline order. A meta that stands in where the provider failed counts as none. */
export function articleReportsOf(
  project: Pick<ProjectDocument, 'silo' | 'sources' | 'articles' | 'metas' | 'language'>,
): ReportedPage[] {
  return placedPagesOf(project.silo).flatMap((placed) => {
    const article = recordOf(project.articles, placed.page.keyword);
    return article === undefined ? [] : [reportOf(project, placed, article)];
  });
}

type WithoutArticles = Pick<ProjectDocument, 'sources' | 'metas' | 'language'>;

function reportOf(
  { sources = {}, metas, language }: WithoutArticles,
  placed: PlacedPage,
  article: Article,
): ReportedPage {
  const { page } = placed;
  const meta = recordOf(metas, page.keyword) ?? null;
  const report = checkArticle(article, meta, {
    demand: demandOf(page, language),
    targetWords: article.form?.words ?? targetWords(page),
    linkTargets: linkTargetsOf(placed, language).length,
    ...claimsOf(article, recordOf(sources, page.keyword)),
  });
  return { page, article, meta, report };
}

/** What a check judges the claims of a text by. A text that the user wrote or changed is his to answer for. */
export function claimsOf(
  { provenance, edited }: Article,
  research: Research | undefined,
): { readonly passages?: readonly string[] } {
  if (provenance === null || edited) return {};
  return { passages: research?.sources.flatMap(({ passages }) => passages) ?? [] };
}

/**
 * The project file with the facts of each article: its sections with the keywords that they answer, those left out with the reason, score,
 * grade and failed checks, what each stage cost, and the pages that were read for it. Derived each time a file is written, so that an edited text never carries the facts of the old one.
 */
export function withArticleFacts(project: ProjectDocument): ProjectDocument {
  const withFacts = articleFactsOf(project);
  const articles = Object.entries(project.articles).map(
    ([keyword, article]) => [keyword, withFacts(keyword, article)] as const,
  );
  return { ...project, articles: Object.fromEntries(articles) };
}

/** The same for one article after the other, which the project need not hold: a file is written without the texts of all in memory. */
export function articleFactsOf(
  project: Omit<ProjectDocument, 'articles'>,
): (keyword: string, article: Article) => ProjectDocument['articles'][string] {
  const places = new Map(placedPagesOf(project.silo).map((placed) => [placed.page.keyword, placed]));
  return (keyword, article: ProjectDocument['articles'][string]) => {
    const { sections: _s, leftOut: _l, check: _c, costs: _p, readFrom: _r, ...bare } = article;
    const placed = places.get(keyword);
    if (placed === undefined) return bare;
    const { coverage, leftOut, failed, unchecked, score, grade } = reportOf(project, placed, article).report;
    // In the order of the schema: a file that is read and written again is the same.
    return {
      ...bare,
      costs: costsOf({ ...project, articles: { [keyword]: article } }, keyword),
      readFrom: readFor(article, recordOf(project.sources ?? {}, keyword)),
      sections: coverage.sections.map(({ heading, keywords }) => ({ heading, keywords: [...keywords] })),
      leftOut: [...leftOut],
      check: { score, grade, failed: [...failed], unchecked: [...unchecked] },
    };
  };
}

const readFor = (article: Article, research: Research | undefined): { url: string; title: string }[] =>
  research === undefined || isOlderThanResearch(article, research)
    ? []
    : research.sources.map(({ url, title }) => ({ url, title }));

/** Of every record that a provider made for the page, in the order of the stages. */
function costsOf(
  project: ProjectDocument,
  keyword: string,
): NonNullable<ProjectDocument['articles'][string]['costs']> {
  return STAGES.flatMap(({ id, collection }) => {
    const provenance = recordOf<StoredRecords[StageId]>(project[collection] ?? {}, keyword)?.provenance;
    if (!provenance) return [];
    const { costUsd, replacedUsd } = provenance;
    return [{ stage: id, costUsd, ...(replacedUsd === undefined ? {} : { replacedUsd }) }];
  });
}

// Columns, prices and what exists in, a plan with its price out: the prompts of thousands of pages are counted off the page.
import { type Prices, takePrices } from '@silosmith/ai';
import { servesIntent } from '@silosmith/content';
import { type Filters, pageIdsOf, type Site, textAt } from '@silosmith/contract';
import {
  type ExistingContent,
  type ExplainedText,
  explainPlan,
  type GenerationPlan,
  mostPicturesOf,
  type PictureRoute,
  type PlannedPage,
  planGeneration,
  type RunChoice,
  type SmartRoute,
} from '@silosmith/generation';
import type { SiloDocument } from '@silosmith/silo';
import { buildTokenIndex, coveredKeywords, selectPages, toPages } from '@silosmith/silo';
import { serveWorker } from './serve-worker.ts';

export interface PlanRequest {
  readonly document: SiloDocument;
  readonly filters: Filters;
  /** By page id. */
  readonly existing: ExistingContent;
  readonly provider: string;
  readonly model: string;
  /** Of the page: a worker begins with those that the app was built with. */
  readonly prices: Prices;
  /** Who makes images; left out: nobody. */
  readonly pictures?: RunChoice['pictures'];
  /** Of smart images: what its choices follow from. */
  readonly pictureRoute?: PictureRoute;
  /** Who finds pages to rest on; left out: nobody. */
  readonly research?: RunChoice['research'];
  /** Agents that advise; left out: none. */
  readonly advice?: RunChoice['advice'];
  /** Form of the articles and how much they are given; left out: by level and intent. */
  readonly template?: RunChoice['template'];
  readonly strategy?: RunChoice['strategy'];
  /** What the run makes again. */
  readonly rewrites?: RunChoice['rewrites'];
  /** Of smart mode: what its choices follow from. */
  readonly route?: SmartRoute;
  /** Of smart mode: whether each text is wanted with its decision. */
  readonly explains: boolean;
  /** Page ids to plan for; left out: every page that the filters show. */
  readonly only?: readonly string[];
  /** False: figures alone; the pages of a large plan take long to cross. */
  readonly withPages: boolean;
  /** The site that exists: pages that it covers are planned for only by name. */
  readonly site?: Site;
}

export interface PlanFigures {
  /** Pages that lack something. */
  readonly pages: number;
  /** Words of the articles to be written, as aimed at. */
  readonly words: number;
  /** Images to be made, at most: an article with few headings gets fewer. */
  readonly images: number;
  /** Articles to be written in a form that does not serve their page's intent. */
  readonly unfit: number;
  /** Pages without an article that are left out because the site that exists covers them. */
  readonly covered: number;
}

export interface PlanReply {
  /** Without items unless asked for. */
  readonly plan: GenerationPlan;
  readonly figures: PlanFigures;
  /** Empty unless asked for. */
  readonly texts: readonly ExplainedText[];
}

const isUnfit = ({ needs, brief: { template, intent } }: PlannedPage): boolean =>
  needs.includes('article') && template !== undefined && !servesIntent(template, intent);

serveWorker<PlanRequest, PlanReply>((request) => {
  const {
    withPages,
    explains,
    site,
    document,
    filters,
    existing,
    provider,
    model,
    prices,
    pictures,
    pictureRoute,
    research,
    rewrites,
    route,
    advice,
    template,
    strategy,
    only,
  } = request;
  takePrices(prices);
  const { table, silo, language } = document;
  const { rows } = selectPages(table, silo, filters);
  const index = buildTokenIndex(table, language);
  const ids = pageIdsOf(table);
  const idOf = new Map(Array.from(rows, (row) => [textAt(table.keyword, row), ids.at(row)]));
  const covered = coveredKeywords(document, site);
  const plan = planGeneration({
    pages: toPages(table, silo, index, rows),
    existing,
    idOf: ({ keyword }) => idOf.get(keyword) ?? ids.ofText(keyword),
    provider,
    model,
    pictures,
    pictureRoute,
    research,
    rewrites,
    route,
    advice,
    template,
    strategy,
    language,
    covered,
    ...(only ? { only } : {}),
  });
  const isLeftOut = ([keyword, id]: readonly [string, string]): boolean =>
    covered.has(keyword) && existing.articles?.[id] === undefined;
  const figures = {
    pages: plan.items.length,
    covered: only === undefined ? [...idOf].filter(isLeftOut).length : 0,
    words: plan.items.reduce(
      (sum, { needs, targetWords }) => sum + (needs.includes('article') ? targetWords : 0),
      0,
    ),
    unfit: plan.items.filter(isUnfit).length,
    images: plan.items.reduce((sum, item) => sum + mostPicturesOf(item, pictures?.amount), 0),
  };
  const texts = explains && route !== undefined ? explainPlan(plan, route) : [];
  return { result: { texts, plan: withPages ? plan : { ...plan, items: [] }, figures } };
});

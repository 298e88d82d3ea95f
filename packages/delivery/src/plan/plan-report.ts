// The plan as a document: what a client is given before an article is written. One model for the table, the workbook and the printed page.

import { targetWords } from '@silosmith/content';
import type {
  DemandUnit,
  Page,
  PlacementWhy,
  PlanFacts,
  ProjectDocument,
  Site,
  SiteVerdict,
} from '@silosmith/contract';
import { demandUnitOf, listedCount, textAt } from '@silosmith/contract';
import {
  buildTokenIndex,
  compareSite,
  fromProjectDocument,
  planFacts,
  plannedSlugs,
  type SiloDocument,
  toPages,
  type Weakness,
  weaknessOf,
} from '@silosmith/silo';
import { createSlugger } from '../package/addresses.ts';
import { readingOrder } from '../package/exported-pages.ts';
import { fitOf, type PlacementFit } from './placement-fit.ts';

export interface PlanSection {
  readonly heading: string;
  /** Searches a month of the section's keywords; -1 where none is known. */
  readonly demand: number;
}

export interface PlanRow {
  readonly level: 1 | 2 | 3;
  readonly keyword: string;
  readonly topic: string;
  readonly parent: string | null;
  readonly sections: readonly PlanSection[];
  readonly variants: readonly string[];
  /** Searches a month of every keyword that the page serves, and of the primary keyword alone; -1 where unknown. */
  readonly demand: number;
  readonly volume: number;
  /** 0 to 100; -1 where unknown. */
  readonly difficulty: number;
  readonly intent: readonly string[];
  readonly slug: string;
  readonly fit: PlacementFit;
  /** Null where the page stands well, or where somebody decided. */
  readonly weakness: Weakness | null;
  readonly why: PlacementWhy;
  /** The target that articles are generated with. */
  readonly words: number;
  /** US dollars, about; null where no price is known. */
  readonly costUsd: number | null;
  readonly hasArticle: boolean;
  /** What the page means for the site that exists; null where none was imported. */
  readonly onSite: OnSite | null;
}

export interface OnSite {
  readonly verdict: SiteVerdict;
  /** Addresses of the pages concerned, best first; none for a new page. */
  readonly addresses: readonly string[];
}

export interface PlanTopic {
  readonly name: string;
  /** In reading order: a pillar, its clusters, their pages. Most demand first. */
  readonly rows: readonly PlanRow[];
  readonly demand: number;
}

export interface SetAsideKeyword {
  readonly keyword: string;
  readonly volume: number;
  /** Key of PLACEMENT_REASONS. */
  readonly reason: string;
}

export interface PlanReport {
  readonly name: string;
  readonly language: string;
  readonly facts: PlanFacts;
  readonly demandUnit: DemandUnit;
  readonly topics: readonly PlanTopic[];
  readonly rows: readonly PlanRow[];
  /** By reason, most searched first. */
  readonly setAside: readonly SetAsideKeyword[];
  readonly keywordCount: number;
  readonly words: number;
  /** Null where no price is known. */
  readonly costUsd: number | null;
  /** The project knows the site that exists. */
  readonly hasSite: boolean;
}

/** What generating each page would cost, in US dollars, by primary keyword. */
export type PageCosts = ReadonlyMap<string, number>;

export interface PlanChoice {
  /** `plan`: every page of the plan; `shown`: those that the project's filters show. */
  readonly pages: 'plan' | 'shown';
}

/** Derived from the project's keywords; the nested pages of the document are those that its filters show. */
export function planReportOf(
  project: ProjectDocument,
  { pages: choice }: PlanChoice,
  costsOf: (pages: readonly Page[]) => PageCosts,
): PlanReport {
  const document = fromProjectDocument(project);
  const { table, silo, language } = document;
  const index = buildTokenIndex(table, language);
  const pages = choice === 'shown' ? project.silo : toPages(table, silo, index);
  const costs = costsOf(pages);
  const slugger = createSlugger(language, 'post');
  const slugAt = plannedSlugs(table);
  const onSite = onSiteOf(document, project.site);
  const tableRows = new Map(project.keywords.map(({ keyword }, row) => [keyword, row]));
  const rowOf = (page: Page): PlanRow => ({
    level: page.level,
    keyword: page.keyword,
    topic: page.topic,
    parent: page.parentKeyword,
    sections: (page.sections ?? []).map(({ heading, volume, variants }) => ({
      heading,
      demand: sumKnown([volume, ...variants.map((variant) => variant.volume)]),
    })),
    variants: page.variants.map(({ keyword }) => keyword),
    demand: page.totalVolume,
    volume: page.volume,
    difficulty: page.difficulty,
    intent: page.intent,
    slug: slugger(page.keyword, slugAt(tableRows.get(page.keyword) ?? -1)),
    ...fitFields(page, weaknessOf(silo, tableRows.get(page.keyword) ?? -1)),
    why: page.why,
    words: targetWords(page),
    costUsd: costs.get(page.keyword) ?? null,
    hasArticle: Object.hasOwn(project.articles, page.keyword),
    onSite: onSite.get(page.keyword) ?? null,
  });
  const topics = topicsOf([...readingOrder(pages.toSorted(byDemand).map(sorted))].map(rowOf));
  const rows = topics.flatMap((topic) => topic.rows);
  const facts = planFacts(table, silo);
  return {
    name: project.name,
    language,
    facts,
    demandUnit: demandUnitOf(facts.demandIs, project.report),
    topics,
    rows,
    setAside: setAsideOf(project),
    keywordCount: listedCount(silo),
    words: rows.reduce((sum, row) => sum + row.words, 0),
    costUsd: rows.some((row) => row.costUsd !== null)
      ? rows.reduce((sum, row) => sum + (row.costUsd ?? 0), 0)
      : null,
    hasSite: project.site !== undefined,
  };
}

function onSiteOf(plan: SiloDocument, site: Site | undefined): ReadonlyMap<string, OnSite> {
  if (site === undefined) return new Map();
  const { pages } = compareSite(plan, site);
  return new Map(
    pages.map(({ row, verdict, matches }) => {
      const named = verdict === 'new' ? [] : matches.filter(({ isPart }) => !isPart || verdict === 'extend');
      const addresses = named.flatMap(({ page }) => site.pages[page]?.url ?? []);
      const most = verdict === 'merge' ? addresses.length : 1;
      return [textAt(plan.table.keyword, row), { verdict, addresses: addresses.slice(0, most) }];
    }),
  );
}

const fitFields = ({ why }: Page, weakness: Weakness | null): Pick<PlanRow, 'fit' | 'weakness'> => ({
  fit: fitOf(why, weakness),
  weakness,
});

const byDemand = (a: Page, b: Page): number =>
  b.totalVolume - a.totalVolume || b.score - a.score || (a.keyword < b.keyword ? -1 : 1);

const sorted = (page: Page): Page => ({ ...page, children: page.children.toSorted(byDemand).map(sorted) });

/** Several pillars of one topic stand together, under its first. */
function topicsOf(rows: readonly PlanRow[]): PlanTopic[] {
  const byName = new Map<string, PlanRow[]>();
  for (const row of rows) {
    const known = byName.get(row.topic);
    if (known) known.push(row);
    else byName.set(row.topic, [row]);
  }
  return [...byName]
    .map(([name, members]) => ({
      name,
      rows: members.map((row, index) => leading(row, index, members.length)),
      demand: sumKnown(members.map((row) => row.demand)),
    }))
    .toSorted((a, b) => b.demand - a.demand);
}

/** A topic may have several pillars; only the first leads it. */
function leading(row: PlanRow, index: number, count: number): PlanRow {
  if (row.fit !== 'lead') return row;
  return { ...row, fit: count === 1 ? 'alone' : index === 0 ? 'lead' : 'second' };
}

/** Sum of the known figures; -1 where none is known. */
export function sumKnown(figures: readonly number[]): number {
  const known = figures.filter((figure) => figure >= 0);
  return known.length === 0 ? -1 : known.reduce((sum, figure) => sum + figure, 0);
}

function setAsideOf({ keywords, setAside = [] }: ProjectDocument): SetAsideKeyword[] {
  const volumes = new Map(keywords.map(({ keyword, volume }) => [keyword, volume]));
  return setAside
    .map(({ keyword, reason }) => ({ keyword, reason, volume: volumes.get(keyword) ?? -1 }))
    .toSorted((a, b) => (a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : b.volume - a.volume));
}

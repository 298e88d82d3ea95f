// The plan against the site that exists: for every page of the plan what to do, with which page of the site, and why.
import { SITE_VERDICTS, type Site, type SiteVerdict, textAt } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { createPageTree, isPage, type PageTree } from '../tree/page-tree.ts';
import { type Likeness, NearestPages } from './nearest-pages.ts';
import { createRankings, type Ranking } from './rankings.ts';
import { siteTexts } from './site-texts.ts';
import { type StemSet, WordWeights } from './weighted-words.ts';

/** Weighted overlap of a keyword with a text of a page. From `same` on the page can be nothing else, from `about` on it is about the keyword, from `near` on nearly. */
export const SITE_THRESHOLDS = { same: 0.85, about: 0.65, near: 0.5 } as const;

/** A variant that overlaps less with the page's own keyword, or says all of it and this much more, speaks for a part of the page. */
const SAME_SUBJECT = 0.5;
const NARROWER = 0.3;

/** Share of the page's known demand that a page of the site ranks for: from `about` on it is about the page, from `part` on about a part. */
const RANKS_FOR = { about: 0.5, part: 0.25 } as const;

export interface SiteMatch {
  /** Index into the pages of the site. */
  readonly page: number;
  /** 0 to 1; 0 where only its ranking speaks for it. */
  readonly similarity: number;
  /** Stems that both have. */
  readonly sharedWords: readonly string[];
  /** Keywords of the page that it ranks for, by the keyword file. */
  readonly rankedKeywords: readonly string[];
  /** The keyword that it resembles: the page's own, a variant, or that of a section. */
  readonly keyword: string;
  /** That keyword is the page's own. */
  readonly isPrimary: boolean;
  /** About a part of the page, not the page. */
  readonly isPart: boolean;
}

export interface PageVerdict {
  readonly row: number;
  readonly verdict: SiteVerdict;
  /** What the comparison says; `verdict` is the user's choice where `byUser`. */
  readonly proposed: SiteVerdict;
  readonly byUser: boolean;
  /** Best first, at most 5. */
  readonly matches: readonly SiteMatch[];
}

export interface SiteComparison {
  /** One per page of the plan, in row order. */
  readonly pages: readonly PageVerdict[];
  /** Pages of the site that no page of the plan is about, as indexes. */
  readonly unmatched: readonly number[];
}

const MOST_MATCHES = 5;

/** Deterministic. Costs the words of the keywords and of the site, and the pairs that share a telling word. */
export function compareSite(document: SiloDocument, site: Site): SiteComparison {
  const { table, silo, language } = document;
  const tree = createPageTree(silo);
  const words = new WordWeights(language);
  const siteWords = siteTexts(site.pages).map(({ texts, above }) => {
    const sets = words.page([...texts, above]);
    return { sets: sets.slice(0, -1), above: sets.at(-1) ?? [] };
  });
  const plan = planTexts(document, tree).map((page) => ({ ...page, ids: words.page(page.texts) }));
  words.weigh();
  const nearest = new NearestPages(words, SITE_THRESHOLDS.near);
  for (const [page, { sets, above }] of siteWords.entries())
    for (const ids of sets) nearest.add(page, words.setOf(ids), above);
  const rankings = createRankings(table, site);
  const found = plan.map((page) => {
    const sets = page.ids.map((ids) => words.setOf(ids));
    const matches = matchesOf(page, sets, { nearest, words, ranked: rankings(page.rows) });
    return { row: page.row, matches };
  });
  const homes = homesOf(found);
  const pages = found.map(({ row, matches }) => {
    const proposed = verdictOf(row, matches, homes);
    const chosen = SITE_VERDICTS[(silo.onSite[row] ?? 0) - 1];
    return {
      row,
      verdict: chosen ?? proposed,
      proposed,
      byUser: chosen !== undefined,
      matches: matches.slice(0, MOST_MATCHES),
    };
  });
  return { pages, unmatched: [...site.pages.keys()].filter((page) => !homes.has(page)) };
}

/** Keywords of the pages that the site has already: they are not written unless somebody asks for them. */
export function coveredKeywords(plan: SiloDocument, site: Site | undefined): ReadonlySet<string> {
  const pages = site === undefined ? [] : compareSite(plan, site).pages;
  const covered = pages.filter(({ verdict }) => verdict === 'covered');
  return new Set(covered.map(({ row }) => textAt(plan.table.keyword, row)));
}

interface PlanTexts {
  readonly row: number;
  /** Row of each text's keyword. */
  readonly rows: readonly number[];
  readonly texts: readonly string[];
  /** From here on the texts are those of sections. */
  readonly firstPart: number;
}

function planTexts({ table, silo }: SiloDocument, tree: PageTree): PlanTexts[] {
  const pages: PlanTexts[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (!isPage(silo.place[row])) continue;
    const own = [row, ...tree.variants(row)];
    const parts = [...tree.sections(row)].flatMap((section) => [section, ...tree.variants(section)]);
    const rows = [...own, ...parts];
    const texts = rows.map((member) => textAt(table.keyword, member));
    pages.push({ row, rows, texts, firstPart: own.length });
  }
  return pages;
}

interface MatchTools {
  readonly nearest: NearestPages;
  readonly words: WordWeights;
  readonly ranked: ReadonlyMap<number, Ranking>;
}

function matchesOf(page: PlanTexts, sets: readonly StemSet[], tools: MatchTools): SiteMatch[] {
  const { words, ranked } = tools;
  const best = likenessesOf(page, sets, tools);
  const matches = [...new Set([...best.keys(), ...ranked.keys()])].map((target) => {
    const likeness = best.get(target);
    const ranking = ranked.get(target);
    const isAbout = (ranking?.share ?? 0) >= RANKS_FOR.about || ranking?.hasPrimary === true;
    const match: SiteMatch = {
      page: target,
      similarity: likeness?.similarity ?? 0,
      sharedWords: (likeness?.shared ?? []).map((id) => words.wordOf(id)),
      rankedKeywords: (ranking?.at ?? []).map((at) => page.texts[at] ?? ''),
      keyword: page.texts[likeness?.at ?? ranking?.at[0] ?? 0] ?? '',
      isPrimary: (likeness?.at ?? ranking?.at[0]) === 0,
      isPart: !isAbout && (likeness?.isPart ?? true),
    };
    return { match, weight: match.similarity + (ranking?.share ?? 0) + (ranking?.hasPrimary ? 1 : 0) };
  });
  return matches
    .toSorted(
      (a, b) =>
        Number(a.match.isPart) - Number(b.match.isPart) || b.weight - a.weight || a.match.page - b.match.page,
    )
    .map(({ match }) => match);
}

interface KeywordLikeness extends Likeness {
  /** Position of the keyword among the texts of the page. */
  readonly at: number;
  readonly isPart: boolean;
}

/** Per page of the site its best likeness, to the page itself before one to its parts. Only the primary keyword can be nearly alike. */
function likenessesOf(
  page: PlanTexts,
  sets: readonly StemSet[],
  { nearest, words }: MatchTools,
): Map<number, KeywordLikeness> {
  const best = new Map<number, KeywordLikeness>();
  const [primary] = sets;
  for (const [at, set] of sets.entries()) {
    const isPart = at >= page.firstPart || (primary !== undefined && isAboutPart(primary, set, words));
    for (const [target, likeness] of nearest.of(set)) {
      if (at > 0 && likeness.similarity < SITE_THRESHOLDS.about) continue;
      const known = best.get(target);
      if (known && (known.isPart === isPart ? known.similarity >= likeness.similarity : isPart)) continue;
      best.set(target, { ...likeness, at, isPart });
    }
  }
  return best;
}

function isAboutPart(primary: StemSet, variant: StemSet, words: WordWeights): boolean {
  const overlap = words.overlap(primary, variant);
  const said = primary.ids.filter((id) => words.isTelling(id));
  const isNarrower = said.every((id) => variant.ids.includes(id)) && 1 - overlap >= NARROWER;
  return overlap < SAME_SUBJECT || isNarrower;
}

/** The page of the plan that each page of the site suits best: it is merged into that alone. */
function homesOf(
  found: readonly { readonly row: number; readonly matches: readonly SiteMatch[] }[],
): ReadonlyMap<number, number> {
  const homes = new Map<number, { readonly row: number; readonly strength: number }>();
  for (const { row, matches } of found)
    for (const match of matches) {
      const strength = strengthOf(match);
      if (strength > (homes.get(match.page)?.strength ?? 0)) homes.set(match.page, { row, strength });
    }
  return new Map([...homes].map(([page, { row }]) => [page, row]));
}

/** A ranking counts before words, the page before its sections. */
function strengthOf({ similarity, rankedKeywords, isPart }: SiteMatch): number {
  return similarity + (rankedKeywords.length > 0 ? 1 : 0) + (isPart ? 0 : 1e-6);
}

/** Pages about a part of the page are named, but decide nothing unless they rank for it. */
function verdictOf(
  row: number,
  matches: readonly SiteMatch[],
  homes: ReadonlyMap<number, number>,
): SiteVerdict {
  const about = matches.filter((match) => !match.isPart && isStrong(match));
  const same = about.filter(
    ({ page, similarity, rankedKeywords, isPrimary }) =>
      homes.get(page) === row &&
      ((isPrimary && similarity >= SITE_THRESHOLDS.same) || rankedKeywords.length > 0),
  );
  if (same.length > 1) return 'merge';
  if (about.length > 0) return 'covered';
  return matches.some(({ isPart, rankedKeywords }) => !isPart || rankedKeywords.length > 0)
    ? 'extend'
    : 'new';
}

function isStrong({ similarity, rankedKeywords }: SiteMatch): boolean {
  return similarity >= SITE_THRESHOLDS.about || rankedKeywords.length > 0;
}

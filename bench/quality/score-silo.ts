// What would a practitioner mend in a built silo? Counts over the JSON of `silosmith build`; rough words, so a count and not a proof.
import { extendsWords, roughWords, saysLess, sharesAWord, tellingWords, wordsBeside } from './rough-words.ts';
import { type Standing, splitSearches } from './split-searches.ts';

interface Demanded {
  readonly keyword: string;
  readonly volume?: number;
}
interface Section extends Partial<Demanded> {
  readonly heading?: string;
  readonly variants?: readonly Demanded[];
}
interface ProjectPage extends Demanded {
  readonly topic: string;
  /** No keyword of the list: the plan proposes the page. */
  readonly proposed?: boolean;
  readonly variants?: readonly Demanded[];
  readonly sections?: readonly Section[];
  readonly children?: readonly ProjectPage[];
}

/** What is read of a project document; `sections` where the plan has them. */
export interface ScoredProject {
  readonly silo: readonly ProjectPage[];
  readonly keywords?: readonly (Demanded & {
    readonly fileTopic?: string;
    readonly filePageLevel?: number;
    readonly urls?: readonly string[];
    readonly isProposed?: boolean;
    readonly place?: { readonly reason: string };
  })[];
}

/** Shares are 0 to 1 of pages, placements or topics. */
export interface SiloScore {
  readonly keywords: number;
  readonly pages: number;
  readonly topics: number;
  /** Share of the list's known demand that the pages serve, sections included; null where no demand is known. */
  readonly served: number | null;
  /** Pages without demand, in lists that know demand; and those of them that the plan does not propose. */
  readonly nobodySearches: number;
  readonly nobodySearchesListed: number;
  /** The file states the topics of most of its keywords: what they are called is not the plan's choice, nor who stands alone in them. */
  readonly hasOwnTopics: boolean;
  /** The file names the page type of most of its keywords, or an address for nearly each: which pages there are is not the plan's choice. */
  readonly isMap: boolean;
  /** Pages with the telling words of another page. */
  readonly nearDuplicates: number;
  /** Pages whose primary keyword is a web address. */
  readonly addresses: number;
  /** Pages with neither parent nor child. */
  readonly alone: number;
  /** Placements whose child and parent share no telling word, initials read as what they stand for, but for those that the file's topics decide. */
  readonly strangers: number;
  /** Placements whose child's telling words are a true subset of its parent's. */
  readonly childBroader: number;
  readonly childMoreDemand: number;
  /** Of these, without those whose parent's telling words are a true subset of their own: there words say which is broader. */
  readonly childMoreDemandByWords: number;
  /** Of the sets of keywords that differ in blanks, signs or accents alone, those on several pages or sections. */
  readonly splitSearches: number;
  /** Topics of two pages or more whose pillar does not carry the label. */
  readonly pillarWithoutLabel: number;
  /** Topics of four pages or more whose label is in under 30 % of their pages. */
  readonly labelForeign: number;
}

interface Page {
  readonly keyword: string;
  readonly topic: string;
  readonly isProposed: boolean;
  readonly childCount: number;
  /** Keywords that the page serves, sections included. */
  readonly all: readonly string[];
  readonly standing: readonly Standing[];
  readonly demand: number;
  readonly parent: Page | null;
  readonly words: ReadonlySet<string>;
}

/** Words of over this share of the pages tell nothing about a placement. */
const FRAME_SHARE = 0.6;
const FEWEST_PAGES_WITH_FRAME = 10;
const FOREIGN_SHARE = 0.3;
const ADDRESS = /^(https?:\/\/|www\.|localhost)/iu;

const NEARLY_EACH = 0.9;

function namesItsPages(listed: NonNullable<ScoredProject['keywords']>): boolean {
  const typed = listed.filter(({ filePageLevel }) => filePageLevel !== undefined).length;
  const addressed = listed.filter(
    ({ fileTopic, urls }) => fileTopic !== undefined && (urls ?? []).length > 0,
  );
  const places = new Set(addressed.map(({ urls }) => urls?.[0]));
  return typed > listed.length / 2 || (addressed.length >= NEARLY_EACH * listed.length && places.size > 1);
}

export function scoreSilo(project: ScoredProject): SiloScore {
  const pages = pagesOf(project);
  const demand = sum(pages.map((page) => page.demand));
  const listed = (project.keywords ?? []).filter(({ isProposed }) => isProposed !== true);
  const stated = listed.filter(({ fileTopic }) => fileTopic !== undefined).length;
  const byTopic = new Set(
    listed.flatMap(({ keyword, place }) =>
      place?.reason === 'belowTopic' || place?.reason === 'belowAddress' ? [keyword] : [],
    ),
  );
  const total = Math.max(demand, sum(listed.map(knownDemand)));
  const placed = pages.filter((page): page is Page & { parent: Page } => page.parent !== null);
  const frame = frameOf(pages);
  const topics = Map.groupBy(pages, ({ topic }) => topic);
  const ofTwo = [...topics].filter(([, own]) => own.length >= 2);
  const ofFour = [...topics].filter(([, own]) => own.length >= 4);
  const shareOf = <T>(all: readonly T[], test: (item: T) => boolean): number =>
    all.length === 0 ? 0 : all.filter(test).length / all.length;
  return {
    keywords: listed.length || sum(pages.map(({ all }) => all.length)),
    pages: pages.length,
    topics: topics.size,
    served: total === 0 ? null : demand / total,
    nobodySearches: total === 0 ? 0 : shareOf(pages, (page) => page.demand === 0),
    nobodySearchesListed: total === 0 ? 0 : shareOf(pages, (page) => page.demand === 0 && !page.isProposed),
    hasOwnTopics: stated > listed.length / 2,
    isMap: namesItsPages(listed),
    nearDuplicates: nearDuplicatesIn(pages) / Math.max(1, pages.length),
    addresses: pages.filter(({ keyword }) => ADDRESS.test(keyword)).length,
    alone: shareOf(pages, (page) => page.parent === null && page.childCount === 0),
    strangers: shareOf(
      placed,
      ({ keyword, parent }) =>
        !byTopic.has(keyword) &&
        !sharesAWord(wordsBeside(keyword, parent.keyword), wordsBeside(parent.keyword, keyword), frame),
    ),
    childBroader: shareOf(placed, ({ words, parent }) => saysLess(words, parent.words)),
    childMoreDemand: shareOf(placed, (page) => page.demand > page.parent.demand),
    childMoreDemandByWords: shareOf(
      placed,
      ({ keyword, demand, parent }) =>
        demand > parent.demand &&
        !extendsWords(wordsBeside(keyword, parent.keyword), wordsBeside(parent.keyword, keyword)),
    ),
    splitSearches: splitSearches(pages.flatMap(({ standing }) => standing)),
    pillarWithoutLabel: shareOf(
      ofTwo,
      ([label, own]) => !own.some((page) => page.parent === null && carries(page, label)),
    ),
    labelForeign: shareOf(
      ofFour,
      ([label, own]) => own.filter((page) => carries(page, label)).length < FOREIGN_SHARE * own.length,
    ),
  };
}

/** Share of the list's known demand that its `count` most searched pages serve; null where no demand is known. */
export function mostServed(project: ScoredProject, count: number): number | null {
  const demands = pagesOf(project).map(({ demand }) => demand);
  const listed = (project.keywords ?? []).filter(({ isProposed }) => isProposed !== true);
  const total = Math.max(sum(demands), sum(listed.map(knownDemand)));
  return total === 0 ? null : sum(demands.toSorted((a, b) => b - a).slice(0, count)) / total;
}

function pagesOf(project: ScoredProject): Page[] {
  const pages: Page[] = [];
  const visit = (page: ProjectPage, parent: Page | null): void => {
    const headed = (page.sections ?? []).flatMap((section) => [
      { keyword: section.keyword ?? section.heading ?? '', volume: section.volume ?? -1 },
      ...(section.variants ?? []),
    ]);
    const served = [page, ...(page.variants ?? []), ...headed].filter(({ keyword }) => keyword !== '');
    const read: Page = {
      keyword: page.keyword,
      topic: page.topic,
      isProposed: page.proposed === true,
      childCount: page.children?.length ?? 0,
      all: served.map(({ keyword }) => keyword),
      standing: standingOf(page),
      demand: sum(served.map(knownDemand)),
      parent,
      words: tellingWords(page.keyword),
    };
    pages.push(read);
    for (const child of page.children ?? []) visit(child, read);
  };
  for (const pillar of project.silo) visit(pillar, null);
  return pages;
}

function standingOf(page: ProjectPage): Standing[] {
  const own = [page, ...(page.variants ?? [])].map(({ keyword }) => ({ keyword, place: page.keyword }));
  const headed = (page.sections ?? []).flatMap(({ keyword = '', variants = [] }) =>
    [keyword, ...variants.map((variant) => variant.keyword)].map((one) => ({
      keyword: one,
      place: `${page.keyword} # ${keyword}`,
    })),
  );
  return [...own, ...headed.filter(({ keyword }) => keyword !== '')];
}

function frameOf(pages: readonly Page[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { words } of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const enough = pages.length >= FEWEST_PAGES_WITH_FRAME;
  return new Set(
    [...counts].flatMap(([word, n]) => (enough && n > FRAME_SHARE * pages.length ? [word] : [])),
  );
}

function nearDuplicatesIn(pages: readonly Page[]): number {
  const counts = new Map<string, number>();
  for (const { words } of pages) {
    const key = [...words].sort().join(' ');
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return sum([...counts.values()].map((n) => n - 1));
}

function carries(page: Page, label: string): boolean {
  const wanted = [...tellingWords(label)];
  if (wanted.length === 0) return false;
  return page.all.some((keyword) => {
    const words = new Set(roughWords(keyword));
    return wanted.every((word) => words.has(word));
  });
}

const knownDemand = ({ volume = -1 }: Demanded): number => Math.max(0, volume);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

// Keywords that another page says more of than the one that the grouping put them on: `seo firms in chicago`, on the page `chicago it company`.
import { type Groups, groupsOf } from '../columns/counting-sort.ts';
import { areCompatible, needOf, type PlanPages } from './plan-pages.ts';
import type { SaidRows } from './row-parts.ts';
import { type PageSets, SaidKeyword } from './said-keyword.ts';
import { coreOf, setOf, type TellingWords } from './telling-words.ts';
import { UNMET } from './word-reader.ts';
import { numberOfRange } from './word-set-number.ts';

/** A keyword that is another one of a page. */
export interface KeywordOfPage {
  readonly row: number;
  readonly page: number;
  /** Searches a month, -1 where unknown. */
  readonly volume: number;
  readonly need: number;
}

export interface BetterPage {
  readonly row: number;
  readonly page: number;
  /** It is searched more than the page's own keyword, and says nothing else: the page is called by it. */
  readonly leads: boolean;
}

export interface KeywordFacts {
  /** Telling words of the rows. */
  readonly said: SaidRows;
  /** Of a row: 1 acts, -1 learns, 0 neither. */
  readonly poleOf: (row: number) => number;
  /** Whether a row is a question. */
  readonly isQuestion: (row: number) => boolean;
  readonly volumeOf: (page: number) => number;
}

/** How much more of a keyword's weight the other page must say. */
const MARGIN = 0.15;

/**
 * The keywords that belong on another page, with that page: one that says the very same, where the own page says more; one all of whose things they say and no others, where they do not say what the own page is about; else all that the other page is about is said in the keyword, a thing among it that the own page does not
 * say; it says more of the keyword, and either all of the things that the own page says of it, or the own page is about something else. `volumeOf`: by page, of its
 * own keyword. A keyword that is searched more than that, and says another thing besides, stays. Work grows with the keywords and the pages named by one of their words.
 */
export function findBetterPages(
  pages: PlanPages,
  words: TellingWords,
  keywords: Iterable<KeywordOfPage>,
  facts: KeywordFacts,
): BetterPage[] {
  const search = new BetterPageSearch(pages, words, facts);
  const found: BetterPage[] = [];
  for (const keyword of keywords) {
    const page = search.betterFor(keyword);
    if (page < 0) continue;
    const isMore = keyword.volume > facts.volumeOf(page);
    if (!isMore || search.saysNothingBeside(page)) found.push({ row: keyword.row, page, leads: isMore });
  }
  return found;
}

class BetterPageSearch {
  private readonly pages: PlanPages;
  private readonly words: TellingWords;
  private readonly facts: Omit<KeywordFacts, 'volumeOf'>;
  /** Word → pages about a thing whose rarest word it is. */
  private readonly named: Groups;
  private readonly cores: PageSets;
  /** By id: 1 for a word of which thing. A word that none of the pages knows may be a slip, and is none. */
  private readonly isThing: Uint8Array;
  /** The one at hand. */
  private readonly keyword: SaidKeyword;
  /** By id: the look (`asked`) at which it was last a thing that both the keyword at hand and its own page say. */
  private readonly ownIn: Uint32Array;
  private asked = 0;
  /** The number of a page's words → pages whose words have it; null until somebody asks. */
  private bySet: ReadonlyMap<number, readonly number[]> | null = null;

  constructor(pages: PlanPages, words: TellingWords, facts: Omit<KeywordFacts, 'volumeOf'>) {
    this.pages = pages;
    this.words = words;
    this.facts = facts;
    const { frequency, isLight, isVague, isGeneric } = words;
    this.isThing = Uint8Array.from(frequency, (_, id) =>
      isLight[id] === 0 && isVague[id] === 0 && isGeneric[id] === 0 ? 1 : 0,
    );
    this.keyword = new SaidKeyword(facts.said, words);
    this.ownIn = new Uint32Array(frequency.length);
    this.cores = coresOf(words, pages.count);
    const rarest = Int32Array.from({ length: pages.count }, (_, page) => this.rarestOf(page));
    this.named = groupsOf(rarest, frequency.length);
  }

  /** The rarest word of what a page is about; -1 where that is no thing. */
  private rarestOf(page: number): number {
    const { offsets, ids } = this.cores;
    let rarest = -1;
    let isAboutAThing = false;
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.isThing[id] === 1) isAboutAThing = true;
      if (rarest < 0 || this.frequencyOf(id) < this.frequencyOf(rarest)) rarest = id;
    }
    return isAboutAThing ? rarest : -1;
  }

  /** -1 where none says more of it. */
  betterFor(asked: KeywordOfPage): number {
    const { row, page: own, need } = asked;
    const { pages, keyword, cores, facts } = this;
    keyword.read(row);
    const same = this.sayingTheSame(asked);
    if (same >= 0) return same;
    const said = keyword.ids;
    const bare = this.sayingNoOther(asked, said);
    if (bare >= 0) return bare;
    const ownThings = this.markOwnThings(own);
    if (!said.some((id) => this.isThing[id] === 1 && this.ownIn[id] !== this.asked)) return -1;
    const isAboutIt = keyword.saysAll(cores, own);
    const { offsets, items } = this.named;
    let best = -1;
    let most = keyword.weightOn(own) + MARGIN * keyword.weight;
    // No page is named by a word that none knows.
    for (const id of said)
      for (let at = offsets[id] ?? 0; at < (offsets[id + 1] ?? 0); at++) {
        const page = items[at] ?? -1;
        if (page === own || needOf(pages, page) !== need) continue;
        if (!keyword.saysAll(cores, page) || !areCompatible(pages, page, own)) continue;
        const { shared, more } = this.thingsOf(page);
        if (more === 0 || (isAboutIt && shared < ownThings)) continue;
        if ((pages.pole[page] ?? 0) * facts.poleOf(row) < 0) continue;
        const weight = keyword.weightOn(page);
        if (weight < most || (weight === most && best >= 0)) continue;
        most = weight;
        best = page;
      }
    return best;
  }

  /** The first page with all the telling words of the keyword at hand and no others, where its own page has others and it is no question; -1 without one. */
  private sayingTheSame({ row, page: own, need }: KeywordOfPage): number {
    const { pages, words, keyword, facts } = this;
    this.bySet ??= pagesBySet(words, pages.count);
    const alike = this.bySet.get(keyword.number);
    if (alike === undefined) return -1;
    const found = alike.filter((page) => keyword.isSameAs(page));
    if (found.length === 0 || found.includes(own)) return -1;
    const fits = (page: number) =>
      needOf(pages, page) === need &&
      areCompatible(pages, page, own) &&
      (pages.pole[page] ?? 0) * facts.poleOf(row) >= 0;
    const best = found.find(fits) ?? -1;
    return best >= 0 && facts.isQuestion(row) ? -1 : best;
  }

  /** The page that says nothing but what the keyword at hand says, which says of no other thing, where its own page is about one that it does not say and it is no question: `explain the circle`, on `explain the colour circle`; -1 without one. */
  private sayingNoOther({ row, page: own, need }: KeywordOfPage, said: readonly number[]): number {
    const { pages, words, keyword, facts } = this;
    // No page says what none knows.
    if (said.includes(UNMET) || !this.isAboutMore(own)) return -1;
    const told = said.filter((id) => words.isLight[id] === 0 && words.isVague[id] === 0);
    const fits = (page: number) =>
      page !== own &&
      needOf(pages, page) === need &&
      keyword.saysAllButFrame(page) &&
      areCompatible(pages, page, own) &&
      (pages.pole[page] ?? 0) * facts.poleOf(row) >= 0 &&
      told.every((id) => setOf(words, page).includes(id));
    const { offsets, items } = this.named;
    let best = -1;
    for (const id of told)
      for (let at = offsets[id] ?? 0; at < (offsets[id + 1] ?? 0); at++) {
        const page = items[at] ?? -1;
        if (fits(page) && (best < 0 || keyword.weightOn(page) > keyword.weightOn(best))) best = page;
      }
    return best < 0 || !facts.isQuestion(row) ? best : -1;
  }

  /** Whether a page says a thing that the keyword at hand does not. */
  private isAboutMore(page: number): boolean {
    const { offsets, ids } = this.words;
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.isThing[id] === 1 && !this.keyword.says(id)) return true;
    }
    return false;
  }

  /** Whether all things of the keyword at hand are said by a page. */
  saysNothingBeside(page: number): boolean {
    const theirs = setOf(this.words, page);
    return this.keyword.ids.every((id) => theirs.includes(id) || (id >= 0 && this.isThing[id] === 0));
  }

  /** Marks the things of the keyword at hand that its own page says, and returns how many there are. */
  private markOwnThings(own: number): number {
    const { offsets, ids } = this.words;
    this.asked++;
    let count = 0;
    for (let at = offsets[own] ?? 0; at < (offsets[own + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.isThing[id] === 0 || !this.keyword.says(id)) continue;
      this.ownIn[id] = this.asked;
      count++;
    }
    return count;
  }

  /** How many things of the keyword at hand a page says: of those that the own page says too, and of others. */
  private thingsOf(page: number): { readonly shared: number; readonly more: number } {
    const { offsets, ids } = this.words;
    let shared = 0;
    let more = 0;
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.isThing[id] === 0 || !this.keyword.says(id)) continue;
      if (this.ownIn[id] === this.asked) shared++;
      else more++;
    }
    return { shared, more };
  }

  private frequencyOf(id: number): number {
    return this.words.frequency[id] ?? 0;
  }
}

/** By page: what it is about. */
function coresOf(words: TellingWords, count: number): PageSets {
  const offsets = new Uint32Array(count + 1);
  const ids: number[] = [];
  for (let page = 0; page < count; page++) {
    for (const id of coreOf(words, page)) ids.push(id);
    offsets[page + 1] = ids.length;
  }
  return { offsets, ids: Uint32Array.from(ids) };
}

/** By the number of their words. */
function pagesBySet(words: TellingWords, count: number): Map<number, number[]> {
  const pages = new Map<number, number[]>();
  for (let page = 0; page < count; page++) {
    const number = numberOfRange(words.ids, words.offsets[page] ?? 0, words.offsets[page + 1] ?? 0);
    const known = pages.get(number);
    if (known) known.push(page);
    else pages.set(number, [page]);
  }
  return pages;
}

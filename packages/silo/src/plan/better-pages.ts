// Keywords that another page says more of than the one that the grouping put them on: `seo firms in chicago`, on the page `chicago it company`.
import { areCompatible, needOf, type PlanPages } from './plan-pages.ts';
import { coreOf, HEAVIEST, setOf, type TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';
import { numberOfSet } from './word-set-number.ts';

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
  readonly partsOf: (row: number) => readonly KeywordPart[];
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
 * say; it says more of the keyword, and either all of the things that the own page says of it, or the own page is about something else. `partsOf`: of a row; `volumeOf`: by page, of its
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
  private readonly named: ReadonlyMap<number, readonly number[]>;
  private readonly cores: readonly Uint32Array[];
  /** By id: 1 for a word of which thing. A word that none of the pages knows may be a slip, and is none. */
  private readonly isThing: Uint8Array;
  /** Telling words of the keyword at hand, each once. */
  private said: readonly number[] = [];
  /** By id: the number of the keyword that said it last, and of the one whose page said it too, as a thing. */
  private readonly saidIn: Uint32Array;
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
    this.saidIn = new Uint32Array(frequency.length);
    this.ownIn = new Uint32Array(frequency.length);
    this.cores = Array.from({ length: pages.count }, (_, page) => coreOf(words, page));
    const named = new Map<number, number[]>();
    for (const [page, core] of this.cores.entries()) {
      if (!core.some((id) => this.isThing[id] === 1)) continue;
      const rarest = core.reduce((one, id) => (this.frequencyOf(id) < this.frequencyOf(one) ? id : one));
      const list = named.get(rarest);
      if (list) list.push(page);
      else named.set(rarest, [page]);
    }
    this.named = named;
  }

  /** -1 where none says more of it. */
  betterFor(keyword: KeywordOfPage): number {
    const { row, page: own, need } = keyword;
    const { pages } = this;
    this.read(row);
    const same = this.sayingTheSame(keyword);
    if (same >= 0) return same;
    const bare = this.sayingNoOther(keyword);
    if (bare >= 0) return bare;
    const ownThings = this.markOwnThings(own);
    if (!this.said.some((id) => this.isThing[id] === 1 && this.ownIn[id] !== this.asked)) return -1;
    const isAboutIt = this.isSaid(this.cores[own]);
    let best = -1;
    let most = this.weightSaid(own) + MARGIN * this.total();
    for (const id of this.said)
      for (const page of this.named.get(id) ?? []) {
        if (page === own || needOf(pages, page) !== need) continue;
        if (!this.isSaid(this.cores[page]) || !areCompatible(pages, page, own)) continue;
        const { shared, more } = this.thingsOf(page);
        if (more === 0 || (isAboutIt && shared < ownThings)) continue;
        if ((pages.pole[page] ?? 0) * this.facts.poleOf(row) < 0) continue;
        const weight = this.weightSaid(page);
        if (weight < most || (weight === most && best >= 0)) continue;
        most = weight;
        best = page;
      }
    return best;
  }

  /** The first page with all the telling words of the keyword at hand and no others, where its own page has others and it is no question; -1 without one. */
  private sayingTheSame({ row, page: own, need }: KeywordOfPage): number {
    const { pages, words, facts } = this;
    this.bySet ??= pagesBySet(words, pages.count);
    const alike = this.bySet.get(numberOfSet(this.said)) ?? NOBODY;
    const found = alike.filter((page) => isSame(setOf(words, page), this.said));
    if (found.length === 0 || found.includes(own)) return -1;
    const fits = (page: number) =>
      needOf(pages, page) === need &&
      areCompatible(pages, page, own) &&
      (pages.pole[page] ?? 0) * facts.poleOf(row) >= 0;
    const best = found.find(fits) ?? -1;
    return best >= 0 && facts.isQuestion(row) ? -1 : best;
  }

  /** The page that says nothing but what the keyword at hand says, which says of no other thing, where its own page is about one that it does not say and it is no question: `explain the circle`, on `explain the colour circle`; -1 without one. */
  private sayingNoOther({ row, page: own, need }: KeywordOfPage): number {
    const { pages, words, facts } = this;
    const isUnsaid = (id: number) => this.saidIn[id] !== this.asked;
    if (!setOf(words, own).some((id) => this.isThing[id] === 1 && isUnsaid(id))) return -1;
    const tells = (id: number) => id < 0 || (words.isLight[id] === 0 && words.isVague[id] === 0);
    const told = this.said.filter(tells);
    const fits = (page: number) =>
      page !== own &&
      needOf(pages, page) === need &&
      areCompatible(pages, page, own) &&
      (pages.pole[page] ?? 0) * facts.poleOf(row) >= 0 &&
      setOf(words, page).every((id) => words.isFrame[id] === 1 || !isUnsaid(id)) &&
      told.every((id) => setOf(words, page).includes(id));
    let best = -1;
    for (const id of told)
      for (const page of this.named.get(id) ?? [])
        if ((best < 0 || this.weightSaid(page) > this.weightSaid(best)) && fits(page)) best = page;
    return best < 0 || !facts.isQuestion(row) ? best : -1;
  }

  /** Whether all things of the keyword at hand are said by a page. */
  saysNothingBeside(page: number): boolean {
    const theirs = setOf(this.words, page);
    return this.said.every((id) => theirs.includes(id) || (id >= 0 && this.isThing[id] === 0));
  }

  private read(row: number): void {
    this.asked++;
    const said: number[] = [];
    for (const { ids } of this.facts.partsOf(row))
      for (const id of ids) {
        // Those that no page knows have no number of their own.
        if (id < 0 ? said.includes(id) : this.saidIn[id] === this.asked) continue;
        said.push(id);
        if (id >= 0) this.saidIn[id] = this.asked;
      }
    this.said = said;
  }

  /** Marks the things of the keyword at hand that its own page says, and returns how many there are. */
  private markOwnThings(own: number): number {
    const { offsets, ids } = this.words;
    let count = 0;
    for (let at = offsets[own] ?? 0; at < (offsets[own + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.saidIn[id] !== this.asked || this.isThing[id] === 0) continue;
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
      if (this.saidIn[id] !== this.asked || this.isThing[id] === 0) continue;
      if (this.ownIn[id] === this.asked) shared++;
      else more++;
    }
    return { shared, more };
  }

  private isSaid(ids: Uint32Array | undefined): boolean {
    if (ids === undefined) return false;
    for (let at = 0; at < ids.length; at++) if (this.saidIn[ids[at] ?? 0] !== this.asked) return false;
    return true;
  }

  private frequencyOf(id: number): number {
    return this.words.frequency[id] ?? 0;
  }

  private weightSaid(page: number): number {
    const { offsets, ids, weight } = this.words;
    let sum = 0;
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.saidIn[id] === this.asked) sum += weight[id] ?? 0;
    }
    return sum;
  }

  private total(): number {
    let total = 0;
    for (const id of this.said) total += this.words.weight[id] ?? HEAVIEST;
    return total;
  }
}

const NOBODY: readonly number[] = [];

const isSame = (set: Uint32Array, said: readonly number[]): boolean =>
  set.length === said.length && said.every((id) => set.includes(id));

/** By the number of their words. */
function pagesBySet(words: TellingWords, count: number): Map<number, number[]> {
  const pages = new Map<number, number[]>();
  for (let page = 0; page < count; page++) {
    const number = numberOfSet(setOf(words, page));
    const known = pages.get(number);
    if (known) known.push(page);
    else pages.set(number, [page]);
  }
  return pages;
}

// Keywords that another page says more of than the one that the grouping put them on: `seo firms in chicago`, on the page `chicago it company`.
import { areCompatible, needOf, type PlanPages } from './plan-pages.ts';
import { coreOf, setOf, type TellingWords } from './telling-words.ts';

/** A keyword that is another one of a page. */
export interface KeywordOfPage {
  readonly row: number;
  readonly text: string;
  readonly page: number;
  /** Searches a month, -1 where unknown. */
  readonly volume: number;
  readonly need: number;
  readonly pole: number;
}

export interface BetterPage {
  readonly row: number;
  readonly page: number;
  /** It is searched more than the page's own keyword, and says nothing else: the page is called by it. */
  readonly leads: boolean;
}

/** How much more of a keyword's weight the other page must say. */
const MARGIN = 0.15;
/** Of a word that leads no page of the list. */
const UNKNOWN_WEIGHT = 2;

/**
 * The keywords that belong on another page, with that page. All that the other page is about is said in the keyword, a thing among it that the own page does not
 * say; it says more of the keyword, and either all of the things that the own page says of it, or the own page is about something else. `volumeOf`: by page, of its
 * own keyword. A keyword that is searched more than that, and says another thing besides, stays. Work grows with the keywords and the pages named by one of their words.
 */
export function findBetterPages(
  pages: PlanPages,
  words: TellingWords,
  keywords: Iterable<KeywordOfPage>,
  volumeOf: (page: number) => number,
): BetterPage[] {
  const search = new BetterPageSearch(pages, words);
  const found: BetterPage[] = [];
  for (const keyword of keywords) {
    const page = search.betterFor(keyword);
    if (page < 0) continue;
    const isMore = keyword.volume > volumeOf(page);
    if (!isMore || search.saysNothingBeside(page)) found.push({ row: keyword.row, page, leads: isMore });
  }
  return found;
}

class BetterPageSearch {
  private readonly pages: PlanPages;
  private readonly words: TellingWords;
  /** Word → pages about a thing whose rarest word it is. */
  private readonly named: ReadonlyMap<number, readonly number[]>;
  private readonly cores: readonly Uint32Array[];
  /** Telling words of the keyword at hand. */
  private said: ReadonlySet<number> = new Set();

  constructor(pages: PlanPages, words: TellingWords) {
    this.pages = pages;
    this.words = words;
    this.cores = Array.from({ length: pages.count }, (_, page) => coreOf(words, page));
    const named = new Map<number, number[]>();
    for (const [page, core] of this.cores.entries()) {
      if (!core.some((id) => this.isThing(id))) continue;
      const rarest = core.reduce((one, id) => (this.frequencyOf(id) < this.frequencyOf(one) ? id : one));
      const list = named.get(rarest);
      if (list) list.push(page);
      else named.set(rarest, [page]);
    }
    this.named = named;
  }

  /** -1 where none says more of it. */
  betterFor({ text, page: own, need, pole }: KeywordOfPage): number {
    const { pages, words } = this;
    this.said = new Set(words.partsOf(text).flatMap(({ ids }) => ids));
    const ownThings = [...setOf(words, own)].filter((id) => this.said.has(id) && this.isThing(id));
    const isBeyond = [...this.said].some((id) => this.isThing(id) && !ownThings.includes(id));
    if (!isBeyond) return -1;
    const isAboutIt = this.isSaid(this.cores[own]);
    let best = -1;
    let most = this.weightSaid(own) + MARGIN * this.total();
    for (const id of this.said)
      for (const page of this.named.get(id) ?? []) {
        if (page === own || needOf(pages, page) !== need || (pages.pole[page] ?? 0) * pole < 0) continue;
        if (!this.isSaid(this.cores[page]) || !areCompatible(pages, page, own)) continue;
        const things = setOf(words, page).filter((word) => this.said.has(word) && this.isThing(word));
        if (things.every((word) => ownThings.includes(word))) continue;
        if (isAboutIt && !ownThings.every((word) => things.includes(word))) continue;
        const weight = this.weightSaid(page);
        if (weight < most || (weight === most && best >= 0)) continue;
        most = weight;
        best = page;
      }
    return best;
  }

  /** Whether all things of the keyword at hand are said by a page. */
  saysNothingBeside(page: number): boolean {
    const theirs = setOf(this.words, page);
    return [...this.said].every((id) => theirs.includes(id) || (id >= 0 && !this.isThing(id)));
  }

  /** A word of which thing, known to a page of the list: a word that none knows may be a slip. */
  private isThing(id: number): boolean {
    const { isLight, isVague, isGeneric } = this.words;
    return id >= 0 && isLight[id] === 0 && isVague[id] === 0 && isGeneric[id] === 0;
  }

  private isSaid(ids: Uint32Array | undefined): boolean {
    return ids?.every((id) => this.said.has(id)) === true;
  }

  private frequencyOf(id: number): number {
    return this.words.frequency[id] ?? 0;
  }

  private weightSaid(page: number): number {
    let weight = 0;
    for (const id of setOf(this.words, page)) if (this.said.has(id)) weight += this.words.weight[id] ?? 0;
    return weight;
  }

  private total(): number {
    let total = 0;
    for (const id of this.said) total += this.words.weight[id] ?? UNKNOWN_WEIGHT;
    return total;
  }
}

// Who says a phrase: the groups that have all of its words, the page that has no others, the keywords of other pages that have no others.
import type { HubPhrase } from './hub-phrases.ts';
import { type ListedKeywords, type PlanPages, WAITING } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';

/** Letters by which a text is looked at closer. */
const BEGINNING = 4;
/** A text of more letters than the phrase and these says more. */
const MOST_BESIDE = 24;

export class PhraseSpeakers {
  private readonly pages: PlanPages;
  private readonly words: TellingWords;
  private readonly listed: ListedKeywords;
  private readonly having = new Map<number, number[]>();
  /** The words of every page, as a key. */
  private readonly subjects = new Set<string>();

  constructor(pages: PlanPages, words: TellingWords, listed: ListedKeywords) {
    this.pages = pages;
    this.words = words;
    this.listed = listed;
    for (let page = 0; page < pages.count; page++) {
      const set = setOf(words, page);
      this.subjects.add(set.join(' '));
      for (const id of set) {
        const list = this.having.get(id);
        if (list) list.push(page);
        else this.having.set(id, [page]);
      }
    }
  }

  groupsOf({ ids, scope }: HubPhrase): number[] {
    const lists = ids.map((id) => this.having.get(id) ?? []);
    const shortest = lists.reduce((best, list) => (list.length < best.length ? list : best));
    return shortest.filter(
      (page) => this.pages.scope[page] === scope && ids.every((id) => setOf(this.words, page).includes(id)),
    );
  }

  /** The page about the phrase alone that is searched most; one with soft words beside it only where the user keeps it or it is searched `enough`. -1 without one. */
  pageOf(phrase: HubPhrase, enough: number): number {
    const textOf = (page: number) => this.pages.keywords[page] ?? '';
    const found = this.sameAs(phrase).filter((page) => this.isBare(textOf(page), phrase));
    const isKept = (page: number) => this.pages.kept?.[page] === 1;
    const isSearched = (page: number) => (this.pages.demand[page] ?? 0) >= enough;
    return found.find((page) => isKept(page) || this.isNothingElse(textOf(page)) || isSearched(page)) ?? -1;
  }

  /** Pages with its telling words and no others, whatever else they say: 'what to do with …'. */
  sameAs(phrase: HubPhrase): number[] {
    return this.groupsOf(phrase).filter((page) => setOf(this.words, page).length === phrase.ids.length);
  }

  /** Whether a keyword consists of the phrase and soft words: then it asks no question of its own. */
  private isBare(keyword: string, { text }: HubPhrase): boolean {
    const functional = (words: readonly KeywordPart[]) => words.filter((part) => part.isFunction).length;
    const parts = this.words.partsOf(keyword);
    return functional(parts) <= functional(this.words.partsOf(text));
  }

  private isNothingElse(keyword: string): boolean {
    return this.words.partsOf(keyword).every((part) => part.ids.length > 0);
  }

  /**
   * Keywords that have the words of the phrase alone, on whatever page they stand: those without flaws first, the barest, then the most
   * searched. Where the first has flaws, or soft words and not `enough` searches, none is worth a page: it `isSaid`, and called by the phrase.
   */
  rowsOf(phrase: HubPhrase, enough: number): { readonly rows: readonly number[]; readonly isSaid: boolean } {
    const { ids, text, scope } = phrase;
    const { texts, pageOf, demand, flaws } = this.listed;
    const beginning = longestOf(text.split(' ')).slice(0, BEGINNING);
    const key = ids.join(' ');
    const rows: number[] = [];
    texts.forEach((one, row) => {
      const page = pageOf[row] ?? -1;
      if (page < 0 || this.pages.scope[page] !== scope) return;
      if (one.length > text.length + MOST_BESIDE || !one.toLowerCase().includes(beginning)) return;
      const own = this.words.partsOf(one).flatMap((part) => part.ids);
      if ([...new Set(own)].sort((a, b) => a - b).join(' ') === key && this.isBare(one, phrase))
        rows.push(row);
    });
    const isMore = (row: number) => {
      const own = texts[row] ?? '';
      return own.toLowerCase() === text ? MORE.nothing : this.isNothingElse(own) ? MORE.form : MORE.soft;
    };
    const flawOf = (row: number) => flaws?.[row] ?? 0;
    const searchedOf = (row: number) => demand[row] ?? 0;
    rows.sort(
      (a, b) => flawOf(a) - flawOf(b) || isMore(a) - isMore(b) || searchedOf(b) - searchedOf(a) || a - b,
    );
    const [first] = rows;
    if (first === undefined) return { rows, isSaid: false };
    const isName = flawOf(first) === 0 && (isMore(first) < MORE.soft || searchedOf(first) >= enough);
    return { rows: isName ? rows : [], isSaid: true };
  }

  /** Whether the list has the very text, if only as noise or as something that the user deleted. */
  isTaken(text: string): boolean {
    return this.listed.texts.some(
      (one, row) => this.listed.pageOf[row] !== WAITING && one.toLowerCase() === text,
    );
  }

  /** Whether what a page says beside the phrase is what another page of the list is about. */
  isSubject({ ids }: HubPhrase, page: number): boolean {
    const beside = setOf(this.words, page).filter((id) => !ids.includes(id));
    return beside.length > 0 && this.subjects.has(beside.join(' '));
  }
}

/** What a keyword with the words of a phrase has besides: another form of them, or soft words. */
const MORE = { nothing: 0, form: 1, soft: 2 } as const;

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

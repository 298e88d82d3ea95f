// Who says a phrase: the groups that have all of its words, the page that has no others, the keywords of other pages that have no others.
import type { HubPhrase } from './hub-phrases.ts';
import { functionCount, isNothingElse, type ListedTexts, type SaidByRow } from './listed-texts.ts';
import { needOf, type PlanPages } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { WordPages } from './word-pages.ts';

/** Letters by which a text is looked at closer. */
const BEGINNING = 4;
/** A text of more letters than the phrase and these says more. */
const MOST_BESIDE = 24;

export class PhraseSpeakers {
  private readonly pages: PlanPages;
  private readonly words: TellingWords;
  private readonly having: WordPages;
  private readonly texts: ListedTexts;
  /** The words of every page, as a key; null until somebody asks. */
  private subjects: Set<string> | null = null;

  constructor(pages: PlanPages, words: TellingWords, having: WordPages, texts: ListedTexts) {
    this.pages = pages;
    this.words = words;
    this.having = having;
    this.texts = texts;
  }

  groupsOf({ ids, scope }: HubPhrase): number[] {
    return this.having.havingAll(ids).filter((page) => this.pages.scope[page] === scope);
  }

  /**
   * The page about the phrase alone that is searched most, or that is called by it (`university of arizona`); one with soft words beside
   * it only where the user keeps it. -1 without one.
   */
  pageOf(phrase: HubPhrase): number {
    const found = this.barelySaying(phrase);
    return found.find((page) => this.isKept(page) || this.isNoMore(page, phrase)) ?? -1;
  }

  /** Pages that say the phrase and soft words (`near me`, `best`): what a page about the phrase answers. None that the user keeps. */
  softlySaying(phrase: HubPhrase): number[] {
    return this.barelySaying(phrase).filter(
      (page) => !this.isKept(page) && !this.isNoMore(page, phrase) && needOf(this.pages, page) === 0,
    );
  }

  private barelySaying(phrase: HubPhrase): number[] {
    return this.sameAs(phrase).filter((page) => this.isBare(this.textOf(page), phrase));
  }

  private textOf(page: number): string {
    return this.pages.keywords[page] ?? '';
  }

  private isKept(page: number): boolean {
    return this.pages.kept?.[page] === 1;
  }

  /** Pages with its telling words and no others, whatever else they say: 'what to do with …'. */
  sameAs(phrase: HubPhrase): number[] {
    return this.groupsOf(phrase).filter((page) => setOf(this.words, page).length === phrase.ids.length);
  }

  /** Whether a keyword consists of the phrase and soft words: then it asks no question of its own. */
  private isBare(keyword: string, { text }: HubPhrase): boolean {
    return functionCount(this.words.partsOf(keyword)) <= functionCount(this.words.partsOf(text));
  }

  private isNoMore(page: number, { text }: HubPhrase): boolean {
    const own = this.textOf(page);
    return own.toLowerCase() === text || isNothingElse(this.words.partsOf(own));
  }

  /**
   * Keywords that have the words of the phrase alone, on whatever page they stand: those without flaws first, then those without soft words, then
   * the most searched, of equals the phrase itself. Where the first has flaws or soft words none is a page's name: they are `unnamed`, and the page is called by the phrase.
   */
  rowsOf(phrase: HubPhrase): { readonly rows: readonly number[]; readonly unnamed: readonly number[] } {
    const { ids, text, scope } = phrase;
    const { pageOf, demand, flaws } = this.texts.listed;
    const beginning = longestOf(text.split(' ')).slice(0, BEGINNING);
    const most = functionCount(this.words.partsOf(text));
    const saying = this.texts
      .rowsSaying(ids)
      .filter((row) => this.pages.scope[pageOf[row] ?? -1] === scope)
      .map((row) => this.texts.saidBy(row))
      .filter((said) => said.lower.includes(beginning) && said.length <= text.length + MOST_BESIDE)
      .filter((said) => said.functionCount <= most);
    const more = ({ lower, isNothingElse }: SaidByRow) =>
      lower === text ? MORE.nothing : isNothingElse ? MORE.form : MORE.soft;
    const flawOf = ({ row }: SaidByRow) => flaws?.[row] ?? 0;
    const searchedOf = ({ row }: SaidByRow) => demand[row] ?? 0;
    saying.sort(
      (a, b) =>
        flawOf(a) - flawOf(b) ||
        Number(more(a) === MORE.soft) - Number(more(b) === MORE.soft) ||
        searchedOf(b) - searchedOf(a) ||
        more(a) - more(b) ||
        a.row - b.row,
    );
    const [first] = saying;
    const isName = first !== undefined && flawOf(first) === 0 && more(first) < MORE.soft;
    const rows = saying.map(({ row }) => row);
    return isName ? { rows, unnamed: [] } : { rows: [], unnamed: rows };
  }

  /** Whether what a page says beside the phrase is what another page, or another keyword, of the list is about. */
  isSubject({ ids }: HubPhrase, page: number): boolean {
    const beside = setOf(this.words, page).filter((id) => !ids.includes(id));
    this.subjects ??= this.subjectsOfPages();
    return (
      beside.length > 0 &&
      (this.subjects.has(beside.join(' ')) || this.texts.rowsSaying([...beside]).length > 0)
    );
  }

  private subjectsOfPages(): Set<string> {
    const subjects = new Set<string>();
    for (let page = 0; page < this.pages.count; page++) subjects.add(setOf(this.words, page).join(' '));
    return subjects;
  }
}

/** What a keyword with the words of a phrase has besides: another form of them, or soft words. */
const MORE = { nothing: 0, form: 1, soft: 2 } as const;

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

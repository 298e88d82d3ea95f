// `michelin tires` says what its whole list is about, and the list has `tires`, too: then it leads no page that does not say `michelin`.
import type { ListedTexts } from './listed-texts.ts';
import { setOf, type TellingWords } from './telling-words.ts';

export class FramedPages {
  private readonly texts: Pick<ListedTexts, 'rowsSaying'>;
  /** What pages say, as ids. */
  private readonly said: ReadonlySet<string>;

  /** `words`: of the list's own pages. O(words). */
  constructor(words: TellingWords, texts: Pick<ListedTexts, 'rowsSaying'>) {
    this.texts = texts;
    this.said = new Set(Array.from(words.total, (_, page) => setOf(words, page).join(' ')));
  }

  /** Whether a page says a word of the whole list that another does not, and people search for the rest of what it says, too. */
  saysMore(words: TellingWords, page: number, other: number): boolean {
    if (!saysFrameBesides(words, page, other)) return false;
    const rest = [...setOf(words, page)].filter((id) => words.isFrame[id] !== 1);
    return this.said.has(rest.join(' ')) || this.texts.rowsSaying(rest).length > 0;
  }
}

/** Whether a page says a word of the whole list that another does not. */
export function saysFrameBesides(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return setOf(words, page).some((id) => words.isFrame[id] === 1 && !theirs.includes(id));
}

// Evidence for the language of a keyword: function words and scripts. A list mostly in another language than its project is taken at its word.
import { LANGUAGES, packFor } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
import type { WrittenWords } from './written-words.ts';

export interface LanguageOfWords {
  /** The language the list is in, where its words tell; else the project's. */
  readonly main: string;
  /** Whether the keyword of a row is in another language than the list. */
  isOther(row: number, keyword: string): boolean;
}

/** A language or script belongs to the list from this share of the keywords on that tell theirs, if it is more than a few. */
const SHARE_OF_LIST = 0.1;
const A_FEW = 2;
/** Function words that tell the language of a keyword. */
const FEWEST_SPOKEN = 2;
/** Not among the function words of English because they change what is searched; yet they stand in English searches, and other languages have them, too. */
const ALSO_ENGLISH = 'near me all over no not out up off us it vs car on he ho chi ga du'.split(' ');
const PLAIN = /^[\x20-\x7e]*$/u;
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** `written`: of every keyword, lower case; `language`: the project's; `spoken`: what the list as a whole is in, null where it does not show. */
export function readLanguages(
  written: WrittenWords,
  language: string,
  spoken: string | null,
): LanguageOfWords {
  const tags = LANGUAGES.filter(({ importable }) => importable).map(({ tag }) => tag);
  const speakers = new Speakers(written, tags);
  const rowCount = written.offsets.length - 1;
  const counts = new Uint32Array(tags.length);
  for (let row = 0; row < rowCount; row++) {
    const tag = speakers.spokenIn(row);
    if (tag >= 0 && speakers.count >= FEWEST_SPOKEN) addTo(counts, tag, 1);
  }
  const telling = counts.reduce((sum, count) => sum + count, 0);
  const own = packFor(language).tag;
  // Read as another language a list would get that one's stems: `objawy` is no plural of English.
  const main = spoken ?? own;
  const ofMain = new Set([...packFor(main).functionWords, ...packFor(own).functionWords, ...ALSO_ENGLISH]);
  const isOfMain = Uint8Array.from(written.words, (word) => (ofMain.has(word) ? 1 : 0));
  const isMany = (count: number, among: number) => count > A_FEW && count > SHARE_OF_LIST * among;
  const isOfList = (tag: number) =>
    tags[tag] === main || tags[tag] === own || isMany(counts[tag] ?? 0, telling);
  const latin = latinRows(written);
  const isLatinList = latin > 0 && !isMany(rowCount - latin, rowCount);
  return {
    main,
    isOther(row, keyword) {
      if (isLatinList && !isLatin(keyword)) return true;
      const tag = speakers.spokenIn(row, isOfMain);
      return tag >= 0 && speakers.count >= FEWEST_SPOKEN && !isOfList(tag);
    },
  };
}

/** Rows of Latin words alone. */
function latinRows({ words, offsets, ids }: WrittenWords): number {
  const isOther = Uint8Array.from(words, (word) => (isLatin(word) ? 0 : 1));
  let latin = 0;
  for (let row = 0; row + 1 < offsets.length; row++) {
    let at = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    while (at < end && isOther[ids[at] ?? 0] === 0) at++;
    if (at === end) latin++;
  }
  return latin;
}

/** Half of the letters are Latin ones, or there is no letter. */
function isLatin(text: string): boolean {
  if (PLAIN.test(text)) return true;
  let latin = 0;
  let letters = 0;
  for (const sign of text) {
    if (!LETTER.test(sign)) continue;
    letters++;
    if (LATIN.test(sign)) latin++;
  }
  return 2 * latin >= letters;
}

/** Word → the languages in which it is a function word; single letters tell nothing. */
function speakersOfWords(tags: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const speakers = new Map<string, string[]>();
  for (const tag of tags) {
    for (const word of packFor(tag).functionWords) {
      if (word.length < 2) continue;
      const known = speakers.get(word);
      if (known) known.push(tag);
      else speakers.set(word, [tag]);
    }
  }
  return speakers;
}

const NOBODY: readonly number[] = [];

/** Which language the function words of a row are of. */
class Speakers {
  /** Of the row read last: its function words of the language found. */
  count = 0;
  private readonly written: WrittenWords;
  /** By word: places in `tags` of the languages in which it is a function word. */
  private readonly tagsOf: readonly (readonly number[])[];
  private readonly counts: Uint32Array;

  constructor(written: WrittenWords, tags: readonly string[]) {
    const speakers = speakersOfWords(tags);
    this.written = written;
    this.tagsOf = written.words.map((word) => speakers.get(word)?.map((tag) => tags.indexOf(tag)) ?? NOBODY);
    this.counts = new Uint32Array(tags.length);
  }

  /** The one language that has more of the row's words as function words than any other; -1 without one. Words of `without` (by id) do not count. */
  spokenIn(row: number, without?: Uint8Array): number {
    const { tagsOf, counts } = this;
    const { offsets, ids } = this.written;
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    let hasAny = false;
    for (let at = start; at < end; at++) {
      const id = ids[at] ?? 0;
      const tags = tagsOf[id] ?? NOBODY;
      if (tags.length === 0 || without?.[id] === 1 || ids.indexOf(id, start) < at) continue;
      if (!hasAny) counts.fill(0);
      hasAny = true;
      for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1;
    }
    return hasAny ? this.commonest() : -1;
  }

  private commonest(): number {
    let best = -1;
    let isTied = false;
    this.count = 0;
    this.counts.forEach((count, tag) => {
      if (count > this.count) [best, this.count, isTied] = [tag, count, false];
      else if (count === this.count) isTied = true;
    });
    return isTied ? -1 : best;
  }
}

// What a list writes in several ways, read as one: sizes (`30 x 30`), a name with its number (`crossclimate2`), words joined or apart, initials.
import { type Initialisms, learnInitialisms, type SpokenWord } from './initialisms.ts';

const DIMENSION = /^\d+(?:[.,]\d+)?$/u;
/** `30x30`, and with more sides. */
export const SIZE = /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/u;
const NUMBERED = /^(\p{L}{4,})(\d{1,2})$/u;
/** Letters of words that are joined or apart; shorter ones meet by chance. */
const SHORTEST = { joined: 6, part: 3 } as const;

/** Sides written apart are one size. */
function joinSizes(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const before = joined.at(-1) ?? '';
    const next = words[at + 1] ?? '';
    const isSize = words[at] === 'x' && (DIMENSION.test(before) || SIZE.test(before)) && DIMENSION.test(next);
    if (isSize) joined[joined.length - 1] = `${before}x${words[++at]}`;
    else joined.push(words[at] ?? '');
  }
  return joined;
}

/** A word, or several that mean one. */
export interface Piece {
  readonly text: string;
  /** The word that it is read as. */
  readonly word: string;
}

export class KeywordSpelling {
  private readonly vocabulary = new Set<string>();
  /** Two words side by side, without the blank → both. */
  private readonly apart = new Map<string, readonly [string, string]>();
  private readonly isTelling: (word: string) => boolean;
  private readonly stemOf: (word: string) => string;
  private readonly initials: Initialisms;
  /** Stems of what initials stand for → the initials. */
  private readonly meant = new Map<string, string>();
  private readonly longest: number;

  /** `rows`: the words of each keyword. `isTelling`: no function word and no soft word. */
  constructor(
    rows: readonly (readonly string[])[],
    isTelling: (word: string) => boolean,
    stemOf: (word: string) => string,
  ) {
    this.isTelling = isTelling;
    this.stemOf = stemOf;
    for (const words of rows) {
      words.forEach((word, at) => {
        this.vocabulary.add(word);
        const before = words[at - 1];
        if (before !== undefined) this.apart.set(before + word, [before, word]);
      });
    }
    const spoken = (word: string): SpokenWord => ({ text: word, stem: stemOf(word) });
    this.initials = learnInitialisms(rows.map((words) => words.filter(isTelling).map(spoken)));
    let longest = 0;
    for (const [initials, { stems, isWord }] of this.initials) {
      if (!isWord) continue;
      this.meant.set(stems.join(' '), initials);
      longest = Math.max(longest, stems.length);
    }
    this.longest = longest;
  }

  /** Stems of what initials stand for that the list writes in full as well; null for other words. */
  inFull(word: string): readonly string[] | null {
    const known = this.initials.get(word);
    return known === undefined || known.isWord ? null : known.stems;
  }

  /** The words that the list writes elsewhere for one written without blank; itself alone for most. */
  partsOf(word: string): readonly string[] {
    const parts = this.apart.get(word.replace('-', ''));
    if (parts === undefined || word.length < SHORTEST.joined) return [word];
    const isJoined = parts.every((part) => part.length >= SHORTEST.part && this.isTelling(part));
    return isJoined || word === parts.join('-') ? parts : [word];
  }

  /** `words`: of one keyword. */
  pieces(words: readonly string[]): Piece[] {
    const sized = joinSizes(words).flatMap((word) => this.withoutNumber(word));
    const pieces: Piece[] = [];
    for (let at = 0; at < sized.length; at++) {
      const { initials, end } = this.initialsAt(sized, at);
      const text = sized.slice(at, end).join(' ');
      pieces.push({ text, word: initials ?? text });
      at = end - 1;
    }
    return pieces;
  }

  private withoutNumber(word: string): readonly string[] {
    const [, name = '', number = ''] = NUMBERED.exec(word) ?? [];
    return this.vocabulary.has(name) ? [name, number] : [word];
  }

  /** The initials that the words from `at` on stand for, and where they end: what they stand for in full, or themselves with their last word again (`seo optimization`). */
  private initialsAt(words: readonly string[], at: number): { initials: string | null; end: number } {
    const own = this.initials.get(words[at] ?? '');
    if (own !== undefined) {
      const isRepeated = at + 1 < words.length && this.stemOf(words[at + 1] ?? '') === own.stems.at(-1);
      return { initials: words[at] ?? null, end: at + (isRepeated ? 2 : 1) };
    }
    const stems: string[] = [];
    let found: string | undefined;
    let end = at + 1;
    for (let to = at; to < words.length && stems.length < this.longest; to++) {
      const word = words[to] ?? '';
      if (!this.isTelling(word)) {
        if (to === at) break;
        continue;
      }
      stems.push(this.stemOf(word));
      const initials = stems.length > 1 ? this.meant.get(stems.join(' ')) : undefined;
      if (initials !== undefined) [found, end] = [initials, to + 1];
    }
    return { initials: found ?? null, end };
  }
}

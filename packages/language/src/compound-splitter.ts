// Splits German and Dutch compounds, with the words of the corpus as dictionary.
import { foldAccents } from './fold-text.ts';
import { packFor } from './packs/index.ts';
import { type CompoundGrammar, type PartLexicon, splitCompound } from './split-compound.ts';

/** Stems of the parts of one word of `splitWords`, in order; [] if the word is not a compound. */
export type CompoundSplitter = (word: string) => readonly string[];

const SHORTEST_CORPUS_PART = 4;
const PREFIX_LENGTH = 3;
/** A first part that never occurs as a word of its own: its minimum length, and how many known last parts it must occur with. */
const SHORTEST_LEARNED_PART = 6;
const LEARNED_FROM = 3;
/** Or it stands before a word of the corpus of this length, in which so many words end. */
const LAST_PART = { shortest: 5, words: 3 } as const;
/** Dutch and German affixes that look like words but do not form compounds. */
const AFFIXES: ReadonlySet<string> = new Set(
  `heit keit schaft haft lich lichkeit igkeit ling chen lein isch ismus ierung heid lijk lijkheid baar loos zaam atie aties tion tionen
    ation ations unter uber onder over wieder zuruck`.split(/\s+/u),
);

/** Last letters of German and Dutch inflections: a word that ends in another letter is its own stem. */
const ENDS_INFLECTED = new Set(['e', 'm', 'n', 'r', 's']);

/** A word of which so many times as many words begin is not finished: `admini`, in a list about `administratie`. */
const TIMES_LONGER = 16;

class PartBook implements PartLexicon {
  /** Weight by part; the pack's own parts weigh at least 1. */
  private readonly weights = new Map<string, number>();
  private readonly prefixes = new Set<string>();
  private readonly grammar: CompoundGrammar;
  private readonly unfinished = new Set<string>();

  constructor(grammar: CompoundGrammar) {
    this.grammar = grammar;
    for (const part of grammar.parts) this.set(part, 1);
  }

  add(part: string, count: number): void {
    if (part.length < SHORTEST_CORPUS_PART || AFFIXES.has(part) || this.grammar.functionWords.has(part))
      return;
    this.set(part, Math.max(this.weights.get(part) ?? 0, Math.log(1 + count)));
  }

  weightOf(part: string): number {
    if (!this.prefixes.has(part.slice(0, PREFIX_LENGTH))) return 0;
    const weight = this.weights.get(part);
    if (weight !== undefined) return weight;
    const isForm = part.length >= SHORTEST_CORPUS_PART && ENDS_INFLECTED.has(part.charAt(part.length - 1));
    return isForm ? (this.weights.get(this.grammar.stem(part)) ?? 0) : 0;
  }

  isWhole(part: string): boolean {
    return this.weights.has(part) && !this.unfinished.has(part);
  }

  /** Words that stand before no unknown rest: but the beginning of much commoner ones, typed so far. `counts`: of the corpus. */
  noteUnfinished(counts: ReadonlyMap<string, number>): void {
    const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    const open: { readonly word: string; readonly count: number; longer: number }[] = [];
    for (const [word, count] of sorted) {
      while (open.length > 0 && !word.startsWith(open.at(-1)?.word ?? '')) this.close(open.pop());
      for (const beginning of open) beginning.longer += count;
      open.push({ word, count, longer: 0 });
    }
    for (const beginning of open) this.close(beginning);
  }

  private close(beginning?: {
    readonly word: string;
    readonly count: number;
    readonly longer: number;
  }): void {
    if (beginning === undefined || this.grammar.parts.has(beginning.word)) return;
    if (beginning.longer >= TIMES_LONGER * beginning.count) this.unfinished.add(beginning.word);
  }

  private set(part: string, weight: number): void {
    this.weights.set(part, weight);
    this.prefixes.add(part.slice(0, PREFIX_LENGTH));
  }
}

/** First parts that occur only before several known words: `mitarbeiter` in mitarbeiterbindung, -führung, -gespräch. */
function learnFirstParts(words: readonly string[], book: PartBook): void {
  const partners = new Map<string, Set<string>>();
  for (const word of words) {
    for (let at = SHORTEST_LEARNED_PART; at <= word.length - SHORTEST_CORPUS_PART; at++) {
      const rest = word.slice(at);
      if (book.weightOf(rest) === 0) continue;
      const first = word.slice(0, at);
      const known = partners.get(first);
      if (known === undefined) partners.set(first, new Set([rest]));
      else known.add(rest);
    }
  }
  for (const [first, rests] of partners) if (rests.size >= LEARNED_FROM) book.add(first, 1);
  for (const first of beforeLastParts(words)) book.add(first, 1);
}

/** What stands before a word of the corpus that is the end of several: `inkoop` in inkoopfactuur, beside verkoopfactuur and aankoopfactuur. */
function beforeLastParts(words: readonly string[]): string[] {
  const known = new Set(words);
  const firstsOf = new Map<string, string[]>();
  for (const word of words)
    for (let at = PREFIX_LENGTH; at <= word.length - LAST_PART.shortest; at++) {
      const last = word.slice(at);
      if (!known.has(last)) continue;
      const firsts = firstsOf.get(last);
      if (firsts === undefined) firstsOf.set(last, [word.slice(0, at)]);
      else firsts.push(word.slice(0, at));
    }
  return [...firstsOf.values()]
    .filter((firsts) => firsts.length >= LAST_PART.words)
    .flatMap((firsts) => firsts.filter((first) => first.length >= SHORTEST_LEARNED_PART));
}

function bookOf(vocabulary: ReadonlyMap<string, number>, grammar: CompoundGrammar): PartBook {
  const book = new PartBook(grammar);
  const words: string[] = [];
  const counts = new Map<string, number>();
  for (const [word, count] of vocabulary) {
    const bare = foldAccents(word);
    counts.set(bare, count + (counts.get(bare) ?? 0));
    const stem = grammar.stem(bare);
    words.push(bare);
    book.add(bare, count);
    if (stem !== bare) book.add(stem, count);
  }
  learnFirstParts(words, book);
  book.noteUnfinished(counts);
  return book;
}

/**
 * A splitter that knows the words of a corpus (word → how often it occurs, words as `splitWords` gives them) beside the
 * pack's own parts: `arbeitszeitgesetz` splits when `arbeit`, `zeit` and `gesetz` occur. Parts are split further, so that
 * compounds that share a part share its stem. Always [] for languages that write compounds as separate words.
 */
export function createCompoundSplitter(
  vocabulary: ReadonlyMap<string, number>,
  language: string,
): CompoundSplitter {
  const { compounds } = packFor(language);
  if (compounds === null) return () => [];
  const book = bookOf(vocabulary, compounds);
  return (word) => splitCompound(word, compounds, book);
}

// Finds the seams of a compound: the cheapest chain of known parts and linking elements that covers the whole word.
import { foldAccents } from './fold-text.ts';

export interface CompoundGrammar {
  /** Elements between two parts. */
  readonly linkingElements: readonly string[];
  /** Parts known without a corpus: without accents, and their stems. */
  readonly parts: ReadonlySet<string>;
  /** Last parts so common that the part before them need not be known (`…versicherung`); without accents. */
  readonly heads: ReadonlySet<string>;
  /** Never a part. */
  readonly functionWords: ReadonlySet<string>;
  stem(word: string): string;
}

/** What counts as a part. */
export interface PartLexicon {
  /** More is better; 0 when unknown. Inflected forms count as what they are forms of. */
  weightOf(part: string): number;
  /** Whether a part is known unmodified, without removing an ending. */
  isWhole(part: string): boolean;
}

const SHORTEST_PART = 3;
const SHORTEST_COMPOUND = 7;
/** Longer words are noise, not compounds; bounds the quadratic search. */
const LONGEST_COMPOUND = 60;
const SHORTEST_HEAD_MODIFIER = 4;
/** A first part before an unknown rest must be this long, and so must the rest. */
const SHORTEST_FIRST = 6;
const SHORTEST_REST = 5;
/** Endings that make another word of the same, not a compound. */
const DERIVATION =
  /^(?:s?(?:heit|keit|igkeit|lich|schaft|innen|ung|erung|los|bar|isch|isier|ier|ivit|haft|sam|heid|lijk|isere|isering|ing|achtig|tje|zaam|baar))/u;
/** An s before these letters links; before others it may begin the next word. */
const SURE_LINK_S = /^s[bdfghjrsvz]/u;
const ENDS_BEFORE_S = /(?:ung|heit|keit|schaft|ion|itat|tum|ing|arbeit|trag|beruf|heid|teit)$/u;
const SURE_LINK_EN = /^en(?!t|g|d|er|k|q|z)/u;
const DEEPEST = 3;
const NO_PARTS: readonly string[] = [];
const VOWEL = /[aeiouy]/u;
const ONLY_LETTERS = /^[a-z]+$/u;

interface Chain {
  readonly parts: number;
  /** Linking elements used. */
  readonly links: number;
  readonly weight: number;
  /** Where the last part starts and ends. */
  readonly start: number;
  readonly end: number;
  readonly previous: Chain | null;
}

const isBetter = (a: Chain, b: Chain | undefined): boolean =>
  b === undefined ||
  a.parts < b.parts ||
  (a.parts === b.parts && (a.links < b.links || (a.links === b.links && a.weight > b.weight)));

function coverWord(word: string, grammar: CompoundGrammar, lexicon: PartLexicon): string[] {
  const best: (Chain | undefined)[] = new Array(word.length + 1);
  best[0] = { parts: 0, links: 0, weight: 0, start: 0, end: 0, previous: null };
  const offer = (chain: Chain, next: number): void => {
    if (isBetter(chain, best[next])) best[next] = chain;
  };
  for (let start = 0; start <= word.length - SHORTEST_PART; start++) {
    const previous = best[start];
    if (previous === undefined) continue;
    const parts = previous.parts + 1;
    for (let end = start + SHORTEST_PART; end <= word.length; end++) {
      if (end - start === word.length) continue;
      const partWeight = lexicon.weightOf(word.slice(start, end));
      if (partWeight === 0) continue;
      const weight = previous.weight + partWeight;
      offer({ parts, links: previous.links, weight, start, end, previous }, end);
      for (const link of grammar.linkingElements) {
        const next = end + link.length;
        if (next <= word.length - SHORTEST_PART && word.startsWith(link, end))
          offer({ parts, links: previous.links + 1, weight, start, end, previous }, next);
      }
    }
  }
  const found: string[] = [];
  for (let chain = best[word.length] ?? null; chain !== null && chain.parts > 0; chain = chain.previous)
    found.unshift(word.slice(chain.start, chain.end));
  return found;
}

/** Where the commonest last part of a compound starts (`kreditkarten|vergleich`), or -1: the modifier need not be known. */
export function headStart(word: string, grammar: CompoundGrammar): number {
  for (let at = SHORTEST_HEAD_MODIFIER; at <= word.length - SHORTEST_PART; at++)
    if (grammar.heads.has(word.slice(at)) && VOWEL.test(word.slice(0, at))) return at;
  return -1;
}

function cutHead(word: string, grammar: CompoundGrammar): string[] {
  const at = headStart(word, grammar);
  return at === -1 ? [] : [word.slice(0, at), word.slice(at)];
}

/** Length of the linking element that an unknown rest starts with, as far as its letters tell. */
function linkLength(first: string, rest: string): number {
  if (SURE_LINK_S.test(rest) || (rest.startsWith('s') && ENDS_BEFORE_S.test(first))) return 1;
  return SURE_LINK_EN.test(rest) ? 2 : 0;
}

/** Known first part + unknown rest (`personal|gewinnung`), unless the rest is but an ending (`personal|isieren`). */
function cutFirst(word: string, isWhole: (part: string) => boolean): string[] {
  for (let at = word.length - SHORTEST_REST; at >= SHORTEST_FIRST; at--) {
    const first = word.slice(0, at);
    if (!isWhole(first)) continue;
    const rest = word.slice(at + linkLength(first, word.slice(at)));
    if (rest.length >= SHORTEST_REST && VOWEL.test(rest) && !DERIVATION.test(rest)) return [first, rest];
  }
  return [];
}

function partsOf(word: string, grammar: CompoundGrammar, lexicon: PartLexicon, depth: number): string[] {
  if (word.length < SHORTEST_COMPOUND || depth === DEEPEST) return [];
  let parts = coverWord(word, grammar, lexicon);
  if (parts.length === 0) parts = cutHead(word, grammar);
  if (parts.length === 0) parts = cutFirst(word, (part) => lexicon.isWhole(part));
  return parts.flatMap((part) => {
    const inner = partsOf(part, grammar, lexicon, depth + 1);
    return inner.length > 0 ? inner : [part];
  });
}

/** Stems of the parts of a compound, in order; [] when it is none. Quadratic in the length of the word, which is at most 60. */
export function splitCompound(
  word: string,
  grammar: CompoundGrammar,
  lexicon: PartLexicon,
): readonly string[] {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return NO_PARTS;
  const bare = foldAccents(word);
  if (!ONLY_LETTERS.test(bare)) return NO_PARTS;
  const parts = partsOf(bare, grammar, lexicon, 0);
  return parts.length < 2 ? NO_PARTS : parts.map((part) => grammar.stem(part));
}

/** The pack's own list of parts alone. */
export function listedParts(grammar: CompoundGrammar): PartLexicon {
  const isWhole = (part: string): boolean => grammar.parts.has(part);
  return {
    weightOf: (part) =>
      isWhole(part) || (part.length > SHORTEST_PART && isWhole(grammar.stem(part))) ? 1 : 0,
    isWhole,
  };
}

// Intents that a single chunk of a keyword shows, and chunks for which the whole keyword must be read.
import { INTENT_BITS } from '@silosmith/contract';
import { type Intent, intentWordsIn, type LanguagePack, splitWords } from '@silosmith/language';

/**
 * Bits of a piece that may be the telling word of a longer phrase ('stock' of 'in stock'), and of one that may be another word of it;
 * one pair for phrases with a function word, one for those without.
 */
const TELLING = 16;
const OTHER = 32;
const TELLING_BESIDE_FUNCTION_WORD = 64;
const FUNCTION_WORD = 128;

/** Whether the bits of a keyword's pieces leave it open what the whole keyword says: a phrase may be complete. */
export function mustReadWhole(bits: number): boolean {
  const pairs = bits & (bits >> 1);
  return (pairs & (TELLING | TELLING_BESIDE_FUNCTION_WORD)) !== 0;
}

/** INTENT_BITS of the intents whose words occur. */
export function bitsOfIntents(intents: readonly Intent[]): number {
  let bits = 0;
  for (const intent of intents) bits |= INTENT_BITS[intent];
  return bits;
}

/** Bits of a piece by its words and their stems. */
export type CueReader = (words: readonly string[], stems: readonly string[]) => number;

/**
 * Reads pieces of keywords: intent bits of the piece's words, and whether they could be part of a phrase that says
 * something else than its words do ('best buy', 'contact lens', '^about').
 */
export function createCueReader(pack: LanguagePack): CueReader {
  const { parts, openers } = phraseStems(pack);
  return (words, stems) => {
    let bits = 0;
    // Most words open no phrase at all; a compound can by its last part.
    if (pack.compounds !== null || stems.some((stem) => openers.has(stem))) {
      bits = bitsOfIntents(intentWordsIn(words, pack.tag));
    }
    for (const stem of stems) bits |= parts.get(stem) ?? 0;
    return bits;
  };
}

interface PhraseStems {
  /** Stems of the phrases whose words alone would say something else, and the bits above. */
  readonly parts: ReadonlyMap<string, number>;
  /** First stems of all phrases. */
  readonly openers: ReadonlySet<string>;
}

const known = new WeakMap<LanguagePack, PhraseStems>();
const SINGLE_WORD = /^[a-z]+$/u;

function phraseStems(pack: LanguagePack): PhraseStems {
  const built = known.get(pack);
  if (built !== undefined) return built;
  const parts = new Map<string, number>();
  const mark = (word: string, bit: number): void => {
    const stem = pack.stem(word);
    parts.set(stem, (parts.get(stem) ?? 0) | bit);
  };
  const openers = new Set<string>();
  const add = (phrase: string, bits: number): void => {
    if (bits !== 0 && SINGLE_WORD.test(phrase)) {
      openers.add(pack.stem(phrase));
      return;
    }
    const atStart = phrase.startsWith('^');
    const words = splitWords(atStart ? phrase.slice(1) : phrase, pack.tag);
    openers.add(pack.stem(words[0] ?? ''));
    let alone = 0;
    for (const word of words) alone |= bitsOfIntents(intentWordsIn([word], pack.tag));
    // Informational is what remains when nothing else speaks, so it makes no difference.
    const differs = (alone & ~INTENT_BITS.informational) !== (bits & ~INTENT_BITS.informational);
    if (!differs && !atStart) return;
    const telling = tellingWord(words, pack);
    const other = words.find((word) => word !== telling) ?? telling;
    const beside = pack.functionWords.has(other);
    mark(telling, beside ? TELLING_BESIDE_FUNCTION_WORD : TELLING);
    mark(other, beside ? FUNCTION_WORD : OTHER);
  };
  for (const [intent, phrases] of Object.entries(pack.intentWords)) {
    // The keys of `intentWords` are the four intents, by its type.
    for (const phrase of phrases) add(phrase, INTENT_BITS[intent as Intent]);
  }
  for (const phrase of pack.intentDecoys) add(phrase, 0);
  const found = { parts, openers };
  known.set(pack, found);
  return found;
}

function tellingWord(words: readonly string[], pack: LanguagePack): string {
  const content = words.filter((word) => !pack.functionWords.has(word));
  const from = content.length > 0 ? content : words;
  return from.reduce((longest, word) => (word.length > longest.length ? word : longest), from[0] ?? '');
}

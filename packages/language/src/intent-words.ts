// Search intents by cue words. The longest phrase of the pack wins at each position.
import { packFor } from './packs/index.ts';
import type { Intent, LanguagePack } from './packs/language-pack.ts';
import { headStart } from './split-compound.ts';
import { splitWords } from './split-words.ts';
import { bareWord } from './stemmers/bare-word.ts';

const INTENT_ORDER: readonly Intent[] = ['informational', 'commercial', 'transactional', 'navigational'];
const NAVIGATIONAL_BIT = 1 << INTENT_ORDER.indexOf('navigational');
const DECOY = 0;
/** Domain names typed as keywords; .net and .io are excluded, since they name technology (asp.net, socket.io). */
const DOMAIN_NAME = /^www\.|\.(?:com|org|edu|gov|eu|uk|ie|us|au|nl|be|fr|de|at|ch|es|mx|it|pt|br)$/u;

interface Phrase {
  readonly words: readonly string[];
  readonly onlyAtStart: boolean;
  /** One bit per intent, in INTENT_ORDER; 0 for a decoy phrase. */
  readonly bits: number;
}
/** Keyed by first word; longest phrase first. */
type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

const indexes = new WeakMap<LanguagePack, PhraseIndex>();

const isSamePhrase = (a: Phrase, b: Phrase): boolean =>
  a.onlyAtStart === b.onlyAtStart && a.words.join(' ') === b.words.join(' ');

function addPhrase(index: Map<string, Phrase[]>, pack: LanguagePack, source: string, bits: number): void {
  const onlyAtStart = source.startsWith('^');
  const words = splitWords(onlyAtStart ? source.slice(1) : source, pack.tag).map(bareWord);
  const [first] = words;
  if (first === undefined) return;
  const phrase = { words, onlyAtStart, bits };
  const sameStart = index.get(first) ?? [];
  const at = sameStart.findIndex((other) => isSamePhrase(other, phrase));
  const known = sameStart[at];
  if (known === undefined) sameStart.push(phrase);
  else sameStart[at] = { words, onlyAtStart, bits: bits === DECOY ? DECOY : known.bits | bits };
  index.set(first, sameStart);
}

function phrasesOf(pack: LanguagePack): PhraseIndex {
  const built = indexes.get(pack);
  if (built !== undefined) return built;
  const index = new Map<string, Phrase[]>();
  INTENT_ORDER.forEach((intent, position) => {
    for (const phrase of pack.intentWords[intent]) addPhrase(index, pack, phrase, 1 << position);
  });
  for (const phrase of pack.intentDecoys) addPhrase(index, pack, phrase, DECOY);
  for (const phrases of index.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  indexes.set(pack, index);
  return index;
}

function matches(phrase: Phrase, words: readonly string[], at: number): boolean {
  if (phrase.onlyAtStart && at > 0) return false;
  return phrase.words.every((word, offset) => words[at + offset] === word);
}

/** Bits of the last part of a compound: `kreditkartenvergleich` (credit card comparison) is commercial. */
function headBits(word: string, pack: LanguagePack, index: PhraseIndex): number {
  if (pack.compounds === null) return 0;
  const start = headStart(word, pack.compounds);
  if (start === -1) return 0;
  return index.get(word.slice(start))?.find((phrase) => phrase.words.length === 1)?.bits ?? 0;
}

/**
 * The intents whose words or phrases occur, in the order informational, commercial, transactional, navigational; [] if none.
 * Takes a keyword or its words (of `splitWords`). A phrase masks the shorter ones inside it (`how much` does not count as `how`), a compound
 * counts by its last part, a domain name is navigational. The caller decides which of several intents wins.
 */
export function intentWordsIn(keyword: string | readonly string[], language: string): Intent[] {
  const pack = packFor(language);
  const index = phrasesOf(pack);
  const written = typeof keyword === 'string' ? splitWords(keyword, language) : keyword;
  const words = written.map(bareWord);
  let bits = 0;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = index.get(word)?.find((phrase) => matches(phrase, words, at));
    if (found === undefined) {
      if (DOMAIN_NAME.test(written[at] ?? '')) bits |= NAVIGATIONAL_BIT;
      else bits |= headBits(word, pack, index);
      at++;
    } else {
      bits |= found.bits;
      at += found.words.length;
    }
  }
  if (bits === 0) return [];
  return INTENT_ORDER.filter((_, position) => (bits & (1 << position)) !== 0);
}

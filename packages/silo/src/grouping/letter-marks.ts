// Single letters that distinguish keywords: `f pace` and `i pace`, `vitamin c` and `vitamin d`, `b tech` and `m tech` are different things.
import { packFor } from '@silosmith/language';
import type { KeywordUnits } from './keyword-units.ts';
import { numberSets } from './number-marks.ts';

/** A word → the letters right beside it that name something. */
type LettersBeside = ReadonlyMap<string, ReadonlySet<string>>;

interface NamingLetters {
  /** `f pace`. */
  readonly before: LettersBeside;
  /** `vitamin c`. */
  readonly behind: LettersBeside;
}

const LETTER = /^\p{L}$/u;
const HAS_LETTER = /(?:^|_)\p{L}(?:_|$)/u;
/** Letters of the word beside them: a shorter one meets any letter. */
const SHORTEST = 3;
/** Letters that the list has beside a word: a single one tells nothing from anything. */
const FEWEST = 2;

/**
 * Unit → number of its set of letters that name something; -1 without any. Letters do beside a word that has FEWEST of them in the list, `a` and `y` not
 * counted where they are words of one of the `languages`, unless the list writes them joined to it as well (`ipace`). Where the words of a language are not
 * known there are none. O(words).
 */
export function letterMarksOf(
  { spelling }: Pick<KeywordUnits, 'spelling'>,
  languages: readonly string[],
): Int32Array {
  const isWord = functionWordsOf(languages);
  if (isWord === null) return new Int32Array(spelling.length).fill(-1);
  const besides = lettersBeside(spelling.filter((text) => HAS_LETTER.test(text)));
  if (besides.before.size + besides.behind.size === 0) return new Int32Array(spelling.length).fill(-1);
  const texts = spelling.map((text) => text.split('_'));
  const naming = namingLetters(besides, new Set(texts.flat()), isWord);
  return numberSets(texts, (words) => [...lettersOf(words, naming)]);
}

/** Null where one of the languages has no pack. */
function functionWordsOf(languages: readonly string[]): ((word: string) => boolean) | null {
  const packs = languages.map(packFor);
  if (packs.some(({ functionWords }) => functionWords.size === 0)) return null;
  return (word) => packs.some(({ functionWords, elisions }) => functionWords.has(word) || elisions.has(word));
}

function lettersBeside(spelling: readonly string[]): NamingLetters {
  const before = new Map<string, Set<string>>();
  const behind = new Map<string, Set<string>>();
  for (const text of spelling) {
    const words = text.split('_');
    words.forEach((letter, at) => {
      if (!LETTER.test(letter)) return;
      add(before, words[at + 1], letter);
      add(behind, words[at - 1], letter);
    });
  }
  const hasSeveral = ([word, letters]: [string, Set<string>]) =>
    word.length >= SHORTEST && letters.size >= FEWEST;
  return { before: new Map([...before].filter(hasSeveral)), behind: new Map([...behind].filter(hasSeveral)) };
}

/** `written`: every word of the list. */
function namingLetters(
  { before, behind }: NamingLetters,
  written: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): NamingLetters {
  const isName = (word: string, letter: string) => !isWord(letter) || written.has(letter + word);
  const isNamed = ([word, letters]: [string, ReadonlySet<string>]) =>
    !isWord(word) && [...letters].filter((one) => isName(word, one)).length >= FEWEST;
  return { before: new Map([...before].filter(isNamed)), behind: new Map([...behind].filter(isNamed)) };
}

function add(letters: Map<string, Set<string>>, word: string | undefined, letter: string): void {
  if (word === undefined) return;
  const known = letters.get(word);
  if (known) known.add(letter);
  else letters.set(word, new Set([letter]));
}

function lettersOf(words: readonly string[], { before, behind }: NamingLetters): Set<string> {
  const letters = new Set<string>();
  words.forEach((word, at) => {
    const [first = '', rest] = [word[0], word.slice(1)];
    if (before.get(words[at + 1] ?? '')?.has(word) || behind.get(words[at - 1] ?? '')?.has(word))
      letters.add(word);
    else if (before.get(rest)?.has(first)) letters.add(first);
  });
  return letters;
}

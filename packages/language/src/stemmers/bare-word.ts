// Common first step of all stemmers: strips accents and punctuation inside the word.
import { foldAccents } from '../fold-text.ts';

const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;
const DOT = 0x2e;
const COMMA = 0x2c;

/** Fast path: neither accents nor punctuation, as in nearly every word. */
const PLAIN = /^[a-z0-9]+$/;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSign = (code: number): boolean =>
  code === APOSTROPHE || code === HYPHEN || code === DOT || code === COMMA;

function hasInnerSign(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isSign(word.charCodeAt(at))) return true;
  return false;
}

/** `wi-fi` → `wifi`, `node.js` → `nodejs`, `café` → `cafe`; the dot of 2.0 and .net is kept, and 2,5 is 2.5. */
export function bareWord(word: string): string {
  if (PLAIN.test(word)) return word;
  const folded = foldAccents(word);
  if (!hasInnerSign(folded)) return folded;
  let bare = '';
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const isPoint = code === DOT && (at === 0 || isDigit(folded.charCodeAt(at - 1)));
    if (!isSign(code) || isPoint) bare += folded.charAt(at);
    else if (code === COMMA && isDecimal(folded, at)) bare += '.';
  }
  return bare;
}

/** Between figures a comma parts thousands where three follow, else decimals. */
function isDecimal(word: string, comma: number): boolean {
  if (!isDigit(word.charCodeAt(comma - 1))) return false;
  let figures = 0;
  while (isDigit(word.charCodeAt(comma + 1 + figures))) figures++;
  return figures > 0 && figures !== 3;
}

/** Whether a bare word has an ending to strip; not where it ends in a digit or sign (mp3, c++), or in the letter of a number (iphone 5s). */
export function endsInLetter(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return code >= 0x61 && code <= 0x7a && !isDigit(word.charCodeAt(word.length - 2));
}

/** Whether a character is one of a, e, i, o, u, y. */
export function isVowelAt(word: string, at: number): boolean {
  switch (word.charCodeAt(at)) {
    case 0x61:
    case 0x65:
    case 0x69:
    case 0x6f:
    case 0x75:
    case 0x79:
      return true;
    default:
      return false;
  }
}

/** Whether there is a vowel among the first `length` characters. */
export function hasVowel(word: string, length: number): boolean {
  for (let at = 0; at < length; at++) if (isVowelAt(word, at)) return true;
  return false;
}

/** Runs of vowels: approximates the number of syllables. */
export function vowelRuns(word: string): number {
  let runs = 0;
  for (let at = 0; at < word.length; at++) if (isVowelAt(word, at) && !isVowelAt(word, at - 1)) runs++;
  return runs;
}

/** Drops the second of two equal consonants at the end. */
export function undouble(word: string): string {
  const end = word.length - 1;
  if (end < 2 || word.charCodeAt(end) !== word.charCodeAt(end - 1) || isVowelAt(word, end)) return word;
  return word.slice(0, end);
}

// Tokeniser: one scan over the text; keeps c++, c#, .net, 4k, 2.0, node.js, h&m and wi-fi whole.
import { characterClassAt, DIGIT, LETTER, SEGMENTED, SEPARATOR } from './character-class.ts';
import { foldText } from './fold-text.ts';
import { packFor } from './packs/index.ts';
import { segmentWords } from './segment-words.ts';

/** Fast path: text that needs no folding and splits at spaces alone, as most keywords do. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const isWordClass = (kind: number): boolean => kind === LETTER || kind === DIGIT;

/** Characters. A two-part hyphenation with a part this short is one word: wi-fi, e-mail, t-shirt, but kfz + versicherung. */
const LONGEST_PREFIX_LETTERS = 2;

/** Whether a dot, comma, apostrophe or ampersand is part of the word around it. */
function joins(text: string, at: number, wordStart: number): boolean {
  const before = characterClassAt(text, at - 1);
  const after = characterClassAt(text, at + 1);
  switch (text.charAt(at)) {
    case '.':
      return before === after && isWordClass(before);
    case ',':
      return before === DIGIT && after === DIGIT;
    case "'":
      return isWordClass(before) && after === LETTER;
    case '&':
      return at - wordStart <= 2 && after === LETTER && isShortRun(text, at + 1);
    default:
      return false;
  }
}

function isShortRun(text: string, from: number): boolean {
  let end = from;
  while (isWordClass(characterClassAt(text, end))) end++;
  return end - from <= 2;
}

/** End of `++`, `+` or `#` behind a word (c++, disney+, c#), or `end` itself. */
function endOfSuffixSign(text: string, end: number): number {
  let after = end;
  while (text.charAt(after) === '+') after++;
  if (after === end && text.charAt(end) === '#' && characterClassAt(text, end - 1) === LETTER) after++;
  return isWordClass(characterClassAt(text, after)) ? end : after;
}

function isShortLetters(part: string): boolean {
  if (part.length > LONGEST_PREFIX_LETTERS) return false;
  for (let at = 0; at < part.length; at++) if (characterClassAt(part, at) !== LETTER) return false;
  return true;
}

/** Hyphenated parts: one word if there are two and one has at most two letters (wi-fi), else one word each. */
function pushHyphenated(
  words: string[],
  parts: readonly string[],
  splitAfterHyphen: ReadonlySet<string>,
): void {
  const [first, second] = parts;
  const isOneWord =
    parts.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    !splitAfterHyphen.has(second) &&
    (isShortLetters(first) || isShortLetters(second));
  if (isOneWord) words.push(`${first}-${second}`);
  else words.push(...parts);
}

/**
 * Lower-cased, NFKC-folded words in order; accents are kept. Elided articles (l'assurance) are split off in languages that have them.
 * A hyphenation of two parts, one of them a letter or two, is one word (`wi-fi`, whose stem is that of `wifi`); others are split.
 * Runs of Chinese, Japanese, Thai, Lao, Khmer and Burmese letters are segmented in any language.
 */
export function splitWords(text: string, language: string): string[] {
  if (PLAIN_WORDS.test(text)) return text.split(' ');
  const folded = foldText(text);
  const { elisions, splitAfterHyphen } = packFor(language);
  const words: string[] = [];
  let at = 0;
  while (at < folded.length) {
    const kind = characterClassAt(folded, at);
    if (kind === SEGMENTED) {
      const start = at;
      while (characterClassAt(folded, at) === SEGMENTED) at++;
      words.push(...segmentWords(folded.slice(start, at), language));
    } else if (isWordClass(kind)) {
      at = pushWord(words, folded, at, elisions, splitAfterHyphen);
    } else at++;
  }
  return words;
}

function pushWord(
  words: string[],
  text: string,
  from: number,
  elisions: ReadonlySet<string>,
  splitAfterHyphen: ReadonlySet<string>,
): number {
  let start = from;
  if (text.charAt(from - 1) === '.' && characterClassAt(text, from - 2) === SEPARATOR) {
    const isDotName = characterClassAt(text, from) === LETTER && text.charAt(from - 2) !== '.';
    if (isDotName) start = from - 1;
  }
  let parts: string[] | undefined;
  let end = from;
  for (;;) {
    while (isWordClass(characterClassAt(text, end))) end++;
    if (joins(text, end, start)) {
      if (text.charAt(end) === "'" && elisions.has(text.slice(start, end))) {
        words.push(text.slice(start, end));
        start = end + 1;
      }
      end++;
    } else if (text.charAt(end) === '-' && isWordClass(characterClassAt(text, end + 1))) {
      parts ??= [];
      parts.push(text.slice(start, end));
      start = end + 1;
      end++;
    } else break;
  }
  end = endOfSuffixSign(text, end);
  const last = text.slice(start, end);
  if (parts === undefined) words.push(last);
  else {
    parts.push(last);
    pushHyphenated(words, parts, splitAfterHyphen);
  }
  return end;
}

// What a keyword writes in several words is one: a size (`30 x 60`, `30 by 60`), the name of a place (`new york`), the way in (`sign in`).

const DIMENSION = /^\d+(?:[.,]\d+)?$/u;
/** `30x30`, and with more sides. */
export const SIZE = /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/u;
/** Between two sides. */
const TIMES: ReadonlySet<string> = new Set(['x', 'by']);

/** Sides written apart are one size. */
function joinSizes(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const before = joined.at(-1) ?? '';
    const next = words[at + 1] ?? '';
    const isSize =
      TIMES.has(words[at] ?? '') && (DIMENSION.test(before) || SIZE.test(before)) && DIMENSION.test(next);
    if (isSize) joined[joined.length - 1] = `${before}x${words[++at]}`;
    else joined.push(words[at] ?? '');
  }
  return joined;
}

/** Two sides of things, not of pictures, which have more pixels. */
const SIDES = /^\d{1,3}(?:[.,]\d+)?x\d{1,3}(?:[.,]\d+)?$/u;

/** A size whichever of its sides comes first: `30x60` for `60x30`. */
export function bySides(word: string): string | null {
  if (!SIDES.test(word)) return null;
  const sideOf = (text: string) => Number(text.replace(',', '.'));
  return word
    .split('x')
    .sort((a, b) => sideOf(a) - sideOf(b))
    .join('x');
}

const NEW = 'new';
/** What follows it in the name of a place; elsewhere it is praise. */
const NEW_PLACES: ReadonlySet<string> = new Set(
  'york zealand jersey mexico orleans delhi hampshire england haven brunswick caledonia guinea'.split(' '),
);

/** `new york` is one word. */
function joinPlaces(words: readonly string[]): readonly string[] {
  if (!words.some((word, at) => word === NEW && NEW_PLACES.has(words[at + 1] ?? ''))) return words;
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const isPlace = words[at] === NEW && NEW_PLACES.has(words[at + 1] ?? '');
    joined.push(isPlace ? `${NEW} ${words[++at]}` : (words[at] ?? ''));
  }
  return joined;
}

/** What these are written in two words: `sign in`, `log on`. */
const ENTRY = 'login';
const ENTERS: ReadonlySet<string> = new Set(['log', 'sign']);
const INTO: ReadonlySet<string> = new Set(['in', 'into', 'on', 'onto']);

/** `sign in` is one word. */
function joinEntries(words: readonly string[]): readonly string[] {
  const isEntry = (at: number) => ENTERS.has(words[at] ?? '') && INTO.has(words[at + 1] ?? '');
  if (!words.some((_, at) => isEntry(at))) return words;
  return words.flatMap((word, at) => (isEntry(at) ? [ENTRY] : isEntry(at - 1) ? [] : [word]));
}

/** Whether a word may be one with those beside it. */
export const mayJoin = (word: string): boolean => TIMES.has(word) || word === NEW || ENTERS.has(word);

/** The words of one keyword, those joined that are one. */
export const joinWords = (words: readonly string[]): readonly string[] =>
  joinSizes(joinEntries(joinPlaces(words)));

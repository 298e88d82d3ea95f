// Folds spelling variants: case, width, accents, typographic characters.

const PLAIN_ASCII = /^[\x20-\x40\x5b-\x7e]*$/u;
const SINGLE_QUOTES = /[\u2018\u2019\u201b\u02bc\u02b9\u2032\u0060\u00b4\uff07]/gu;
const HYPHENS = /[\u2010\u2011\u2012\u2212\ufe63\uff0d]/gu;
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
const SIGNS_WITHOUT_SOUND = /[\u2122\u00ae\u00a9\u2120]/gu;
const TURKISH_DOTTED_I = /i\u0307/gu;

/** NFKC, lower case, straight apostrophes and hyphens, no invisible characters, no ™ ® ©. Accents stay. */
export function foldText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.replaceAll('`', "'");
  return text
    .replace(SIGNS_WITHOUT_SOUND, ' ')
    .replace(SINGLE_QUOTES, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(TURKISH_DOTTED_I, 'i');
}

const SPECIAL_FOLDS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
};

const FOLDED_RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x00c0, 0x024f],
  [0x0370, 0x03ff],
  [0x1e00, 0x1fff],
];

const foldOfCode = new Map<number, string>(
  Object.entries(SPECIAL_FOLDS).map(([from, to]) => [from.charCodeAt(0), to]),
);

/** Cache: code point → character without its accent. */
function bareCharacter(code: number): string {
  const known = foldOfCode.get(code);
  if (known !== undefined) return known;
  const character = String.fromCharCode(code);
  const isFolded = FOLDED_RANGES.some(([from, to]) => code >= from && code <= to);
  const bare = (isFolded ? character.normalize('NFD').replace(/\p{M}/gu, '') : character) || character;
  foldOfCode.set(code, bare);
  return bare;
}

/** `café` → `cafe`, `straße` → `strasse`; Latin, Greek, ё and Arabic alef forms. Vowel signs of other scripts are kept. Expects output of `foldText`. */
export function foldAccents(word: string): string {
  let firstFolded = 0;
  while (firstFolded < word.length && word.charCodeAt(firstFolded) < 0x80) firstFolded++;
  if (firstFolded === word.length) return word;
  let folded = word.slice(0, firstFolded);
  for (let at = firstFolded; at < word.length; at++) {
    const code = word.charCodeAt(at);
    folded += code < 0x80 ? word.charAt(at) : bareCharacter(code);
  }
  return folded;
}

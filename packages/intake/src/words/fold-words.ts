// Normal form for comparing headers and cell words: accents, case, punctuation and camel case are ignored.

const CAMEL = /(\p{Ll}|\d)(\p{Lu})/gu;
const MARKS = /\p{M}+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const ASCII_ONLY = /^[ -~]*$/;
const ASCII_CAMEL = /([a-z0-9])([A-Z])/g;
const ASCII_NOT_WORD = /[^A-Za-z0-9]+/g;

/** `Search_Volume`, `searchVolume`, `Search volume` → `search volume`; `Requêtes` → `requetes`. */
export function foldWords(text: string): string {
  if (ASCII_ONLY.test(text))
    return text.replace(ASCII_CAMEL, '$1 $2').replace(ASCII_NOT_WORD, ' ').trim().toLowerCase();
  return text
    .replace(CAMEL, '$1 $2')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replace(NOT_WORD, ' ')
    .trim();
}

// Character classes, cached per UTF-16 code unit: every character of every keyword is looked up.

export const SEPARATOR = 1;
export const LETTER = 2;
export const DIGIT = 3;
/** A letter of a script without spaces between words. */
export const SEGMENTED = 4;
export type CharacterClass = typeof SEPARATOR | typeof LETTER | typeof DIGIT | typeof SEGMENTED;

const WORD_CHARACTER = /[\p{L}\p{M}]/u;
const NUMBER_CHARACTER = /\p{N}/u;
const WITHOUT_BLANKS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

function classify(character: string): CharacterClass {
  const code = character.charCodeAt(0);
  if (code < 0x80) return classifyAscii(code);
  if (NUMBER_CHARACTER.test(character)) return DIGIT;
  if (!WORD_CHARACTER.test(character)) return SEPARATOR;
  return WITHOUT_BLANKS.test(character) ? SEGMENTED : LETTER;
}

/** Separate, so that files of plain letters never compile these slow patterns. */
function classifyAscii(code: number): CharacterClass {
  if (code >= 0x30 && code <= 0x39) return DIGIT;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a ? LETTER : SEPARATOR;
}

const classes = new Uint8Array(0x10000);

/** Class of the character at an index; both halves of a surrogate pair give the same class. */
export function characterClassAt(text: string, at: number): CharacterClass {
  const code = text.charCodeAt(at);
  const known = classes[code];
  // The table holds only 0 and values of CharacterClass.
  if (known !== undefined && known !== 0) return known as CharacterClass;
  if (Number.isNaN(code)) return SEPARATOR;
  if (code >= 0xd800 && code <= 0xdfff) {
    const start = code >= 0xdc00 ? at - 1 : at;
    return classify(String.fromCodePoint(text.codePointAt(start) ?? code));
  }
  const found = classify(text.charAt(at));
  classes[code] = found;
  return found;
}

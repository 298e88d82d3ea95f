import { piecesOf } from './named-tags.ts';

// Tab, line feed and carriage return are kept: they are significant in HTML source.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF]/g;

export function withoutControlCharacters(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '').replaceAll('\r\n', '\n');
}

/** One line of plain text: control characters out, white space collapsed, trimmed. */
export function cleanLine(text: string): string {
  return withoutControlCharacters(text).replace(/\s+/gu, ' ').trim();
}

/** No-break spaces that belong: before or inside French punctuation, after a number. Between two words an editor left them. */
const LINE_SPACES = /((?<=[\p{N}«‹])[\u00A0\u202F](?=\S)|(?<=\S)[\u00A0\u202F](?=[:;!?»›%]))|\s+/gu;

/** As `cleanLine`, for texts that are read as they are: a title's colon stays on the line of its word. */
export function typesetLine(text: string): string {
  return withoutControlCharacters(text)
    .replace(LINE_SPACES, (_run, kept: string | undefined) => kept ?? ' ')
    .trim();
}

/**
 * One line of what was written where plain text was asked for: tags that mark it up become blanks, and scripts and styles go with the code that they
 * hold. A tag that the text names, as in “What is <canvas>?”, is text, and so is a `<` that begins no tag: whoever writes it as HTML escapes it. O(length).
 */
export function withoutMarkup(text: string): string {
  const pieces = piecesOf(text);
  return typesetLine(pieces.map((piece) => (piece.kind === 'markup' ? ' ' : piece.text)).join(''));
}

/** Cuts at the last word boundary within `maxCharacters`, a single longer word anywhere; trailing separators are removed. */
export function cutAtWord(text: string, maxCharacters: number): string {
  const line = typesetLine(text);
  const characters = [...line];
  if (characters.length <= maxCharacters) return line;
  const head = characters.slice(0, maxCharacters).join('');
  const cutsBetweenWords = /\s/u.test(characters[maxCharacters] ?? '');
  const end = cutsBetweenWords ? head.length : head.lastIndexOf(' ');
  return (end > 0 ? head.slice(0, end) : head).replace(/[\s,;:.–—|(-]+$/u, '');
}

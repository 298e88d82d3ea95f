import { cutAtWord } from './clean-text.ts';
import { firstParagraphOf, textOf } from './words.ts';

export const EXCERPT_MAX_CHARACTERS = 150;

/** The first paragraph as plain text of at most `maxCharacters`, cut between words, with an ellipsis if it was cut. */
export function excerptOf(html: string, maxCharacters = EXCERPT_MAX_CHARACTERS): string {
  const text = firstParagraphOf(html) || textOf(html).replaceAll('\n', ' ');
  const cut = cutAtWord(text, maxCharacters);
  return cut.length === text.length ? cut : `${cutAtWord(text, maxCharacters - 1)}…`;
}

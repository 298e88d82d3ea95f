// What stands below an article's title in a list? Its first paragraph, cut between words.
import { cutAtWord } from './clean-text.ts';
import { firstParagraphOf, textOf } from './words.ts';

export const EXCERPT_MAX_CHARACTERS = 150;

/** Plain text of at most `maxCharacters`, with an ellipsis where it was cut. */
export function excerptOf(html: string, maxCharacters = EXCERPT_MAX_CHARACTERS): string {
  const text = firstParagraphOf(html) || textOf(html).replaceAll('\n', ' ');
  const cut = cutAtWord(text, maxCharacters);
  return cut.length === text.length ? cut : `${cutAtWord(text, maxCharacters - 1)}…`;
}

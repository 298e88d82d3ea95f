// Length limits of search-result titles and descriptions, in characters.
import { cutAtWord } from './clean-text.ts';

/** Fewest and most. */
export const META_TITLE_CHARACTERS = [50, 60] as const;
export const META_DESCRIPTION_CHARACTERS = [150, 160] as const;
export const [, META_TITLE_MAX_CHARACTERS] = META_TITLE_CHARACTERS;
export const [META_DESCRIPTION_MIN_CHARACTERS, META_DESCRIPTION_MAX_CHARACTERS] = META_DESCRIPTION_CHARACTERS;

/** One line within the limit, cut between words. */
export const fitMetaTitle = (title: string): string => cutAtWord(title, META_TITLE_MAX_CHARACTERS);

/** One line within the limit: cut after the last full sentence that is long enough, else between words, with an ellipsis. */
export function fitMetaDescription(description: string): string {
  const line = cutAtWord(description, Number.MAX_SAFE_INTEGER);
  if ([...line].length <= META_DESCRIPTION_MAX_CHARACTERS) return line;
  const head = [...line].slice(0, META_DESCRIPTION_MAX_CHARACTERS).join('');
  const sentenceEnd = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '));
  if (sentenceEnd + 1 >= META_DESCRIPTION_MIN_CHARACTERS) return head.slice(0, sentenceEnd + 1);
  return `${cutAtWord(line, META_DESCRIPTION_MAX_CHARACTERS - 1)}…`;
}

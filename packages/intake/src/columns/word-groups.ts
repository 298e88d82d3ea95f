// Columns that look like topics and only repeat the words of each keyword: `Groups` of Semrush, `colombia,marca,registro` beside `registro de marca colombia`.
import { foldWords } from '../words/fold-words.ts';

/** Of the cells that say something, so many repeat words of their keyword. */
const LEAST_REPEATING = 0.8;
/** So many of them name several. */
const LEAST_LISTING = 0.5;
/** Letters in which a stem and a word begin alike. */
const STEM_LETTERS = 4;

/** Whether the cells of a column are lists of words of the keywords beside them. */
export function repeatsWords(
  rows: readonly (readonly string[])[],
  column: number,
  keywordColumn: number,
): boolean {
  const filled = rows.filter((cells) => (cells[column] ?? '') !== '' && (cells[keywordColumn] ?? '') !== '');
  const lists = filled.map((cells) => ({
    parts: (cells[column] ?? '').split(',').map(foldWords).filter(Boolean),
    words: foldWords(cells[keywordColumn] ?? '').split(' '),
  }));
  const repeating = lists.filter(({ parts, words }) =>
    parts.every((part) => !part.includes(' ') && words.some((word) => beginAlike(part, word))),
  );
  const listing = repeating.filter(({ parts }) => parts.length > 1);
  return (
    filled.length > 0 &&
    repeating.length >= LEAST_REPEATING * filled.length &&
    listing.length >= LEAST_LISTING * filled.length
  );
}

function beginAlike(part: string, word: string): boolean {
  const letters = Math.min(STEM_LETTERS, part.length);
  return word.slice(0, letters) === part.slice(0, letters);
}

// Numbers that distinguish keywords: `road 5` and `road 4`, `63 pvc` and `75 pvc`, `class 9` and `class 10` are different things.
import type { KeywordUnits } from './keyword-units.ts';

/**
 * Unit → number of its set of figures, each with the version that its model comes in (`14`, `14 pro max`); -1 without any. Years do not count: a page is
 * updated for the new year.
 */
export function numberMarksOf({ spelling }: Pick<KeywordUnits, 'spelling'>): Int32Array {
  return numbered(spelling, (text) =>
    (text.match(FIGURE) ?? [])
      .filter((figure) => !YEAR.test(figure))
      .map((figure) => figure.replace(LEADING_ZEROS, '')),
  );
}

/**
 * Unit → number of its set of codes, figures with letters in one word (`e37s`, `e37j`); -1 without any. Measures and ordinals are none, and a code may
 * be written without its letters, so a keyword without a code differs from none.
 */
export function codeMarksOf({ spelling }: Pick<KeywordUnits, 'spelling'>): Int32Array {
  return numbered(spelling, (text) =>
    text.split('_').filter((word) => CODE.test(word) && !MEASURE.test(word)),
  );
}

function numbered(spelling: readonly string[], marksOf: (text: string) => readonly string[]): Int32Array {
  // Most keywords have no figure at all, and one test is quicker than taking them apart.
  return numberSets(spelling, (text) => (SOME_FIGURE.test(text) ? marksOf(text) : NO_MARKS));
}

/** Unit → number of its set of marks; -1 without any. */
export function numberSets<Unit>(
  units: readonly Unit[],
  marksOf: (unit: Unit) => readonly string[],
): Int32Array {
  const ids = new Map<string, number>();
  return Int32Array.from(units, (unit) => {
    const marks = marksOf(unit);
    if (marks.length === 0) return -1;
    const key = [...new Set(marks)].sort().join(' ');
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  });
}

const NO_MARKS: readonly string[] = [];
const SOME_FIGURE = /\p{N}/u;
/** Names that a maker gives to versions of one model stand behind its number; before another word some are words of their own: `top 5 air fryers`. */
const FIGURE = /\p{N}+(?:_(?:pro|max|plus|ultra|lite|fe|se)(?=_|$)|_(?:mini|air)$)*/gu;
const YEAR = /^(?:19|20)\d\d$/u;
const LEADING_ZEROS = /^0+(?=\p{N})/u;
/** Few letters beside the figures: a longer word is a name with its number, that others write apart. */
const CODE = /^(?=.*\p{L})(?=.*\p{N})\p{L}{0,3}\p{N}+\p{L}{0,3}$/u;
const MEASURE =
  /^\p{N}+(?:st|nd|rd|th|er|re|e|eme|x|k|m|cm|mm|km|kg|g|mg|ml|cl|l|lb|lbs|oz|ft|in|w|kw|v|a|ah|hz|gb|tb|mb|min|h|hr|hrs|d|p|s|yr|yrs|pc|pcs|ct|u|c|f)$/u;

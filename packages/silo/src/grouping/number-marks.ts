// Numbers that distinguish keywords: `road 5` and `road 4`, `63 pvc` and `75 pvc`, `class 9` and `class 10` are different things.
import type { KeywordUnits } from './keyword-units.ts';

/** Unit → number of its set of figures; -1 without any. Years do not count: a page is updated for the new year. */
export function numberMarksOf(units: KeywordUnits): Int32Array {
  const ids = new Map<string, number>();
  return Int32Array.from(units.spelling, (spelling) => {
    const figures = (spelling.match(FIGURE) ?? []).filter((figure) => !YEAR.test(figure));
    if (figures.length === 0) return -1;
    const key = [...new Set(figures.map((figure) => figure.replace(LEADING_ZEROS, '')))].sort().join(' ');
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  });
}

const FIGURE = /\p{N}+/gu;
const YEAR = /^(?:19|20)\d\d$/u;
const LEADING_ZEROS = /^0+(?=\p{N})/u;

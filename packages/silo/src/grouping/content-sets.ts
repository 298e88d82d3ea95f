// Content stems of each keyword, without function words and qualifiers; one number for each distinct set.

import { longer } from '../columns/longer-array.ts';
import { highHashOf, lowHashOf, WordSets } from '../columns/word-sets.ts';
import type { KeywordUnits } from './keyword-units.ts';
import { type ListedWords, STEM_CLASSES } from './listed-words.ts';

export interface ContentSets {
  /** Number of distinct sets. */
  readonly count: number;
  /** Unit → its set. Units of function words alone have the empty set. */
  readonly ofUnit: Int32Array;
  /** Set `s` has the stems `stems[offsets[s] .. offsets[s + 1])`, each once, in the order its first keyword has them. */
  readonly offsets: Uint32Array;
  readonly stems: Uint32Array;
  readonly sets: WordSets;
}

/** Reads the content of every unit; where a keyword is nothing but qualifiers, they are its content. */
export function contentSetsOf({ words, usual, classes }: ListedWords, units: KeywordUnits): ContentSets {
  const sets = new WordSets(units.count);
  const ofUnit = new Int32Array(units.count);
  const offsets = new Uint32Array(units.count + 1);
  let stems = new Uint32Array(units.count * 4 + 16);
  let used = 0;
  const copy = (start: number, end: number, limit: number): void => {
    const from = used;
    for (let i = start; i < end; i++) {
      const stem = usual[words.stemIds[i] ?? 0] ?? 0;
      if ((classes[stem] ?? STEM_CLASSES.content) >= limit) continue;
      let at = from;
      while (at < used && stems[at] !== stem) at++;
      if (at === used) stems[used++] = stem;
    }
  };
  for (let unit = 0; unit < units.count; unit++) {
    const row = units.row[unit] ?? 0;
    const start = words.offsets[row] ?? 0;
    const end = words.offsets[row + 1] ?? 0;
    if (used + end - start > stems.length) stems = longer(stems, stems.length * 2 + end - start);
    const from = used;
    copy(start, end, STEM_CLASSES.qualifier);
    if (used === from) copy(start, end, STEM_CLASSES.function);
    let low = 0;
    let high = 0;
    for (let i = from; i < used; i++) {
      low += lowHashOf(stems[i] ?? 0);
      high += highHashOf(stems[i] ?? 0);
    }
    const known = sets.size;
    const set = sets.add(low, high);
    ofUnit[unit] = set;
    if (set < known) used = from;
    else offsets[set + 1] = used;
  }
  return {
    count: sets.size,
    ofUnit,
    offsets: offsets.slice(0, sets.size + 1),
    stems: stems.slice(0, used),
    sets,
  };
}

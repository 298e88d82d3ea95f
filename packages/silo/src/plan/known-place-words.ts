// The words of a list that hardly ever stand outside the name of a known place: `las` and `vegas`, `phoenix`; `new` only where all that is new is York.
import { addTo } from '../columns/add-to.ts';
import { countsOf } from '../columns/counts.ts';
import { ATLAS } from './place-atlas.ts';
import { type WrittenWords, wordsOfRow } from './written-words.ts';

/** Of the keywords with the word. */
const LEAST_IN_NAMES = 0.8;

/** By id of a written word: 1 for one of a known place. O(words). */
export function knownPlaceWords(listed: WrittenWords): Uint8Array {
  const { words, offsets, ids } = listed;
  const begins = Uint8Array.from(words, (word) => (ATLAS.begins(word) ? 1 : 0));
  const inNames = new Uint32Array(words.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const said = ids.subarray(offsets[row], offsets[row + 1]);
    if (!said.some((id) => begins[id] === 1)) continue;
    for (const { from, to } of ATLAS.placesIn(wordsOfRow(listed, row)))
      for (let at = from; at < to; at++) addTo(inNames, said[at] ?? 0, 1);
  }
  const times = countsOf(ids, words.length);
  return Uint8Array.from(inNames, (count, id) =>
    count > 0 && count >= LEAST_IN_NAMES * (times[id] ?? 0) ? 1 : 0,
  );
}

// Words that a list has right behind `in` and the like, so often that they are places.
import { foldAccents } from '@silosmith/language';
import { createGenericWordTest } from '../grouping/generic-words.ts';
import { LEAST_SHARE_BEHIND, wordsBeforeLocations } from '../grouping/location-words.ts';
import type { WrittenWords } from './written-words.ts';

/** `listed`: every keyword. O(words). */
export function placesOf({ words, offsets, ids }: WrittenWords, language: string): string[] {
  const before = wordsBeforeLocations(language);
  const isBefore = Uint8Array.from(words, (word) => (before.has(foldAccents(word)) ? 1 : 0));
  const times = new Uint32Array(words.length);
  const behind = new Uint32Array(words.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const start = offsets[row] ?? 0;
    for (let at = start; at < (offsets[row + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      times[id] = (times[id] ?? 0) + 1;
      if (at > start && isBefore[ids[at - 1] ?? 0] === 1) behind[id] = (behind[id] ?? 0) + 1;
    }
  }
  const isGeneric = createGenericWordTest(language);
  return words.filter((word, id) => {
    const count = behind[id] ?? 0;
    return count > 0 && count >= LEAST_SHARE_BEHIND * (times[id] ?? 0) && !isGeneric(word);
  });
}

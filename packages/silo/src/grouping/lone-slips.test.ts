// A keyword of one word that is a slip of what the list is about.
import { expect, it } from 'vitest';
import { stemPairs, stemTimes, usualSpellings } from './usual-spellings.ts';

/** Word → what it is taken for, in a list. */
function takenFor(keywords: readonly string[]): Map<string, string> {
  const stems = [...new Set(keywords.flatMap((keyword) => keyword.split(' ')))];
  const offsets = new Uint32Array(keywords.length + 1);
  const ids: number[] = [];
  keywords.forEach((keyword, row) => {
    ids.push(...keyword.split(' ').map((word) => stems.indexOf(word)));
    offsets[row + 1] = ids.length;
  });
  const words = { stems, offsets, stemIds: Uint32Array.from(ids) };
  const usual = usualSpellings(words, stemTimes(words), stemPairs(words));
  return new Map(stems.map((stem, id) => [stem, stems[usual[id] ?? id] ?? '']));
}

const about = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${word} ${String.fromCharCode(97 + at).repeat(9)}`);

it('is what the list is about, short as it is', () => {
  expect(takenFor([...about('donut', 20), 'dounut']).get('dounut')).toBe('donut');
});

it('is a word beside others, and in a list about other things', () => {
  expect(takenFor([...about('donut', 20), 'dounut yard']).get('dounut')).toBe('dounut');
  const much = Array.from({ length: 500 }, (_, at) => `other ${at}`);
  expect(takenFor([...about('donut', 20), ...much, 'dounut']).get('dounut')).toBe('dounut');
});

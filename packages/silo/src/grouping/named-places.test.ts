import { expect, it } from 'vitest';
import { namedPlacesOf } from './named-places.ts';

const STEMS = ['plumber', 'leeds', 'york', 'drain', 'tool'];
const [PLUMBER, LEEDS, YORK, DRAIN, TOOL] = [0, 1, 2, 3, 4];
const PLACES = new Map([
  [LEEDS, new Set([YORK])],
  [YORK, new Set([LEEDS])],
  // Stands for places and is none.
  [TOOL, new Set([LEEDS, YORK])],
]);
const isLocation = Uint8Array.from(STEMS, (_, stem) => (stem === LEEDS || stem === YORK ? 1 : 0));

/** By unit: the places that it names. */
function namedIn(units: readonly (readonly number[])[]) {
  const offsets = Uint32Array.from([
    0,
    ...units.map((_, at) => units.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0)),
  ]);
  const content = {
    ofUnit: Int32Array.from(units.keys()),
    offsets,
    stems: Uint32Array.from(units.flat()),
  };
  return [...namedPlacesOf(content, PLACES, { isLocation })];
}

it('says which places keywords name, where many of a list do', () => {
  expect(namedIn([[PLUMBER], [PLUMBER, LEEDS], [YORK, PLUMBER, LEEDS], [TOOL, PLUMBER]])).toEqual([
    [1, [LEEDS]],
    [2, [YORK, LEEDS]],
  ]);
});

it('says nothing where few do: there a place is an aside', () => {
  const others = Array.from({ length: 4 }, (_, at) => (at % 2 === 0 ? [DRAIN] : [PLUMBER, DRAIN]));
  expect(namedIn([[PLUMBER, LEEDS], ...others])).toEqual([]);
});

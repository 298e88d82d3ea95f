// Which places the keywords of a list of local searches name: who looks for a plumber in Leeds is not answered by a heading of a page about plumbers.
import type { ContentSets } from './content-sets.ts';
import type { RivalLocations, WordsOfLocations } from './rival-locations.ts';

/** A list is one of local searches where so many of its keywords name a place: with fewer, headings for a few places were read as better than none. */
const LEAST_LOCAL = 0.3;

export type NamedPlaces = ReadonlyMap<number, readonly number[]>;

/**
 * Unit → the stems of the places that it names, of those that stand for one another in the list; units without any are absent, and in a list
 * that is not one of local searches all are: there a place is an aside (`are payday loans legal in ohio`). O(words).
 */
export function namedPlacesOf(
  { ofUnit, offsets, stems }: Pick<ContentSets, 'ofUnit' | 'offsets' | 'stems'>,
  places: RivalLocations,
  { isLocation }: Pick<WordsOfLocations, 'isLocation'>,
): NamedPlaces {
  const named = new Map<number, readonly number[]>();
  if (places.size === 0) return named;
  ofUnit.forEach((set, unit) => {
    const said = stems.subarray(offsets[set], offsets[set + 1]);
    const found = [...said].filter((stem) => isLocation[stem] === 1 && places.has(stem));
    if (found.length > 0) named.set(unit, found);
  });
  return named.size < LEAST_LOCAL * ofUnit.length ? new Map() : named;
}

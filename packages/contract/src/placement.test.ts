import { expect, it } from 'vitest';
import { PLACEMENT_REASONS, PLACES, placeName, placeOf, reasonName, reasonOf } from './placement.ts';

it('finds every place and reason by its name, and none by a name that it does not know', () => {
  for (const [name, value] of Object.entries(PLACES))
    expect([placeName(value), placeOf(name)]).toEqual([name, value]);
  for (const [name, value] of Object.entries(PLACEMENT_REASONS))
    expect([reasonName(value), reasonOf(name)]).toEqual([name, value]);
  expect([placeOf('attic'), reasonOf('attic')]).toEqual([PLACES.none, PLACEMENT_REASONS.none]);
});

import { smallSilo } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { PLACES } from './placement.ts';
import { fitSilo } from './silo-state.ts';

it('leaves a silo of the right length as it is', () => {
  const silo = smallSilo(3);
  expect(fitSilo(silo, 3)).toBe(silo);
});

it('gives new keywords no place', () => {
  const fitted = fitSilo(smallSilo(2), 4);
  expect([...fitted.place]).toEqual([PLACES.pillar, PLACES.cluster, PLACES.none, PLACES.none]);
  expect([...fitted.parent]).toEqual([-1, 0, -1, -1]);
  expect([...fitted.businessValue]).toEqual([50, 50, 50, 50]);
});

it('unplaces what hung below a keyword that is gone, at every depth', () => {
  const silo = smallSilo(4);
  // Row 3 is the pillar, row 0 its cluster, row 1 below row 0, row 2 a variant of row 1.
  silo.place.set([PLACES.cluster, PLACES.subSupporting, PLACES.variant, PLACES.pillar]);
  silo.parent.set([3, 0, 1, -1]);
  silo.runnerUp.set([3, -1, -1, -1]);
  const fitted = fitSilo(silo, 3);
  expect([...fitted.place]).toEqual([PLACES.none, PLACES.none, PLACES.none]);
  expect([...fitted.parent]).toEqual([-1, -1, -1]);
  expect([...fitted.runnerUp]).toEqual([-1, -1, -1]);
});

it('gives a silo that was stored before the plan its columns: no group has a rank', () => {
  const { rank: _rank, host: _host, home: _home, ...stored } = smallSilo(2);
  const fitted = fitSilo(stored, 2);
  expect([...fitted.place]).toEqual([PLACES.pillar, PLACES.cluster]);
  expect([[...fitted.rank], [...fitted.host], [...fitted.home]]).toEqual([
    [0, 0],
    [-1, -1],
    [-1, -1],
  ]);
});

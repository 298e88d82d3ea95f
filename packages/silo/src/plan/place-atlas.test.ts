import { describe, expect, it } from 'vitest';
import { ATLAS } from './place-atlas.ts';
import { REGION_PLACES } from './region-places.ts';
import { IN_SEVERAL } from './regions/in-several.ts';

const placesIn = (keyword: string) =>
  ATLAS.placesIn(keyword.split(' ')).map(({ from, to }) => keyword.split(' ').slice(from, to).join(' '));
const placeOf = (name: string) => ATLAS.placesIn(name.split(' '))[0]?.place ?? -1;
const isIn = (place: string, region: string) => ATLAS.regionsAround(placeOf(place)).includes(placeOf(region));

describe('the atlas', () => {
  it('finds the longest names, accents or not, and none in other words', () => {
    expect(placesIn('plumber new york city')).toEqual(['new york city']);
    expect(placesIn('hundewiese münchen')).toEqual(['münchen']);
    expect(placesIn('flights dallas houston')).toEqual(['dallas', 'houston']);
    expect(placesIn('new car in a nice bath')).toEqual([]);
    expect(placesIn('los')).toEqual([]);
  });

  it('knows in which regions a place is, the smallest first', () => {
    expect(ATLAS.regionsAround(placeOf('dallas'))).toEqual([placeOf('texas'), placeOf('united states')]);
    expect(isIn('novara', 'piemonte')).toBe(true);
    expect(isIn('shibuya', 'japan')).toBe(true);
    expect(isIn('dallas', 'florida')).toBe(false);
    expect(ATLAS.regionsAround(placeOf('texas'))).toEqual([placeOf('united states')]);
    expect(ATLAS.regionsAround(-1)).toEqual([]);
  });

  it('has one number for all names of a place', () => {
    expect(placeOf('piedmont')).toBe(placeOf('piemonte'));
    expect(placeOf('usa')).toBe(placeOf('united states'));
  });
});

describe('its lines', () => {
  it('have names and places once each, and no region in itself', () => {
    const wrong = REGION_PLACES.filter((line) => {
      const [names = [], places = []] = line.split(' | ').map((side) => side.split(', '));
      const [region = ''] = names;
      const isPlain = /^[a-z0-9 ,]+ \| [a-z0-9 ,]+$/u.test(line);
      const isOnce = new Set([...names, ...places]).size === names.length + places.length;
      return !isPlain || !isOnce || isIn(region, region);
    });
    expect(wrong).toEqual([]);
  });

  it('give each place to regions of which one holds the other', () => {
    const regionsOf = new Map<string, string[]>();
    for (const line of REGION_PLACES) {
      const [names = [], places = []] = line.split(' | ').map((side) => side.split(', '));
      for (const place of places) regionsOf.set(place, [...(regionsOf.get(place) ?? []), names[0] ?? '']);
    }
    const apart = [...regionsOf].filter(([, regions]) =>
      regions.some((one) => regions.some((other) => one !== other && !isIn(one, other) && !isIn(other, one))),
    );
    expect(apart).toEqual([]);
  });

  it('say of names that several places have which regions these are in', () => {
    const wrong = IN_SEVERAL.filter((line) => {
      const [name = '', regions = ''] = line.split(' | ');
      const known = regions.split(', ').every((region) => placeOf(region) >= 0 && isIn(name, region));
      return !known || REGION_PLACES.some((one) => one.split(/ \| |, /u).includes(name));
    });
    expect(wrong).toEqual([]);
  });
});

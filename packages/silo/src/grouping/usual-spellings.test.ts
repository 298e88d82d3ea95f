import { expect, it } from 'vitest';
import { meantSpellings } from './usual-spellings.ts';

/** What is meant by each, given how often each is written. */
function meant(counts: Readonly<Record<string, number>>): Record<string, string> {
  const stems = Object.keys(counts);
  const usual = meantSpellings(stems, Uint32Array.from(Object.values(counts)));
  return Object.fromEntries(stems.map((stem, id) => [stem, stems[usual[id] ?? id] ?? '']));
}

it('reads a slip as the word that the list writes many times more', () => {
  expect(meant({ uagc: 90, augc: 1, ugac: 2, michelin: 80, michilin: 3, michellin: 2 })).toEqual({
    uagc: 'uagc',
    augc: 'uagc',
    ugac: 'uagc',
    michelin: 'michelin',
    michilin: 'michelin',
    michellin: 'michelin',
  });
});

it('leaves words alone that are as common, short, of another first or last letter, or have digits', () => {
  const words = {
    lecco: 9,
    lecce: 8,
    pilot: 90,
    pilos: 1,
    house: 90,
    horse: 1,
    light: 90,
    night: 1,
    r18s: 90,
    r19s: 1,
  };
  expect(meant(words)).toEqual(Object.fromEntries(Object.keys(words).map((word) => [word, word])));
});

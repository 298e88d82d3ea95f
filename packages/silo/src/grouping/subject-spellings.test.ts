import { expect, it } from 'vitest';
import { subjectSpellings } from './subject-spellings.ts';

/** What is read as a subject, in a list of 100 keywords. */
function read(counts: Readonly<Record<string, number>>): Record<string, string> {
  const stems = Object.keys(counts);
  const meant = subjectSpellings(stems, Uint32Array.from(Object.values(counts)), 100);
  return Object.fromEntries([...meant].map(([slip, subject]) => [stems[slip], stems[subject]]));
}

it('reads what has the consonants of a subject of the list as that', () => {
  expect(read({ michelin: 80, michillen: 1, michlen: 2, mechelin: 1, tire: 40 })).toEqual({
    michillen: 'michelin',
    michlen: 'michelin',
    mechelin: 'michelin',
  });
});

it('leaves words of other consonants, common ones, short ones, and lists that are about nothing', () => {
  expect(read({ michelin: 80, mitchel: 1, michelle: 1 })).toEqual({});
  expect(read({ personal: 80, personnel: 6 })).toEqual({});
  expect(read({ louis: 80, lewis: 1, adidas: 80, adidos: 1 })).toEqual({});
  expect(read({ michelin: 20, michlen: 1 })).toEqual({});
});

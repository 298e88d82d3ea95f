import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { AKIN, type ParentPages } from './parent-pages.ts';
import { partDistantKin } from './part-distant-kin.ts';
import { type LocalWords, NOWHERE } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';

const LIST = [
  'wall art',
  'hallway art',
  'host club',
  'best dance club',
  'club',
  ...'oak pine elm ash fir yew larch birch'.split(' ').map((wood) => `${wood} wall`),
];
const at = (keyword: string) => LIST.indexOf(keyword);

/** The page above one and the next best, after all; `kinship` and `above` as they were. */
function parted(
  page: string,
  { above, next, kinship = AKIN.loose }: { above: string; next?: string; kinship?: number },
  local: LocalWords = NOWHERE,
) {
  const { count } = planPagesOf(LIST);
  const parents: ParentPages = {
    parent: new Int32Array(count).fill(-1),
    likeness: new Float64Array(count),
    kinship: new Uint8Array(count),
    runnerUp: new Int32Array(count).fill(-1),
    runnerUpLikeness: new Float64Array(count),
  };
  const one = at(page);
  [parents.parent[one], parents.likeness[one], parents.kinship[one]] = [at(above), 0.5, kinship];
  if (next !== undefined) [parents.runnerUp[one], parents.runnerUpLikeness[one]] = [at(next), 0.3];
  const words = readTellingWords(LIST, 'en');
  partDistantKin(
    parents,
    { words, local },
    LIST.map((_, page) => page),
  );
  return {
    above: LIST[parents.parent[one] ?? -1],
    runnerUp: LIST[parents.runnerUp[one] ?? -1],
    runnerUpLikeness: parents.runnerUpLikeness[one],
    likeness: parents.likeness[one],
    kinship: parents.kinship[one],
  };
}

it('a page that only shares a subject with one about another thing stands alone', () => {
  expect(parted('host club', { above: 'best dance club' })).toEqual({
    above: undefined,
    runnerUp: 'best dance club',
    runnerUpLikeness: 0.5,
    likeness: 0,
    kinship: AKIN.none,
  });
});

it('what it extends takes it in', () => {
  const nearer = { above: 'best dance club', next: 'club', kinship: AKIN.nearer };
  expect(parted('host club', nearer)).toEqual({
    above: 'club',
    runnerUp: 'best dance club',
    runnerUpLikeness: 0.5,
    likeness: 0.3,
    kinship: AKIN.none,
  });
  expect(parted('host club', { ...nearer, next: 'wall art' }).above).toBeUndefined();
});

it('it stays where the other words are of the whole list, of who does it, or of a place', () => {
  expect(parted('hallway art', { above: 'wall art' }).above).toBe('wall art');
  const idsOf = (word: string) => new Set(readTellingWords(LIST, 'en').partAlone(word)?.ids);
  const sought = { ...NOWHERE, providers: idsOf('dance') };
  expect(parted('host club', { above: 'best dance club' }, sought).above).toBe('best dance club');
  const near = { ...NOWHERE, places: idsOf('dance') };
  expect(parted('host club', { above: 'best dance club' }, near).above).toBe('best dance club');
});

it('a page that extends the one above it, or is named by another keyword, stays', () => {
  for (const kinship of [AKIN.none, AKIN.named, AKIN.wording])
    expect(parted('host club', { above: 'best dance club', kinship }).above).toBe('best dance club');
});

import { describe, expect, it } from 'vitest';
import { groupsOf } from '../columns/counting-sort.ts';
import { createSubjectTest, type SubjectSource } from './one-subject.ts';

/** Whether two clusters of keywords, whose words are their stems, may be one. */
function areOne(
  one: readonly string[],
  other: readonly string[],
  facts: Partial<SubjectFacts> = {},
): boolean {
  const keywords = [...one, ...other];
  const stems = [...new Set(keywords.flatMap((keyword) => keyword.split(' ')))];
  const sets = keywords.map((keyword) => keyword.split(' ').map((word) => stems.indexOf(word)));
  const offsets = new Uint32Array(sets.length + 1);
  sets.forEach((set, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + set.length;
  });
  const clusterOf = Int32Array.from(keywords, (_, unit) => (unit < one.length ? 0 : one.length));
  const ids = (words: readonly string[] = []) => words.map((word) => stems.indexOf(word));
  const [first = -1, second = -1] = ids(facts.rivals);
  const test = createSubjectTest({
    clusters: groupsOf(clusterOf, keywords.length),
    content: { ofUnit: Int32Array.from(keywords.keys()), offsets, stems: Uint32Array.from(sets.flat()) },
    stems,
    language: 'en',
    rivals: {
      rivals: new Map([
        [first, new Set([second])],
        [second, new Set([first])],
      ]),
      sideOf: new Map(ids(facts.opposing).map((stem) => [stem, stem])),
    },
    isLocation: Uint8Array.from(stems, (stem) => (facts.places?.includes(stem) ? 1 : 0)),
    poles: Int8Array.from(facts.poles ?? keywords.map(() => 0)),
    kinds: [facts.kinds ?? keywords.map(() => 0)],
  } satisfies SubjectSource);
  expect(test(one.length, 0)).toBe(test(0, one.length));
  return test(0, one.length);
}
interface SubjectFacts {
  readonly rivals: readonly string[];
  readonly opposing: readonly string[];
  readonly places: readonly string[];
  readonly poles: readonly number[];
  readonly kinds: readonly number[];
}

describe('two clusters of one subject', () => {
  it('say the same in other words', () => {
    expect(areOne(['doctor near me'], ['specialist near me'])).toBe(true);
    expect(areOne(['company web site'], ['agency web site'])).toBe(true);
  });

  it('share a thing: what is asked of it relates nothing', () => {
    expect(areOne(['doctor price'], ['lawyer price'])).toBe(false);
    expect(areOne(['doctor'], ['physician assistant'])).toBe(false);
  });

  it('are none of which one says more', () => {
    expect(areOne(['range rover'], ['used range rover'])).toBe(false);
    expect(areOne(['range rover', 'range rover cars', 'range rover now'], ['used range rover'])).toBe(false);
    expect(areOne(['range rover', 'used range rover'], ['used range rover'])).toBe(true);
  });

  it('are asked for one thing, in one way', () => {
    expect(areOne(['coffee maker'], ['coffee machine'], { poles: [1, 0] })).toBe(true);
    expect(areOne(['coffee maker'], ['coffee machine'], { poles: [1, -1] })).toBe(false);
    expect(areOne(['coffee maker'], ['coffee machine'], { kinds: [1, 0] })).toBe(false);
  });

  it('name no two places, nor words of which one excludes the other', () => {
    expect(areOne(['roof repair leeds'], ['roof repair york'], { places: ['leeds', 'york'] })).toBe(false);
    expect(areOne(['roof repair leeds'], ['roof mending leeds'], { places: ['leeds'] })).toBe(true);
    expect(areOne(['itech cebu'], ['itech iloilo'], { rivals: ['cebu', 'iloilo'] })).toBe(false);
    expect(areOne(['boiler single'], ['boiler machine'], { opposing: ['single'] })).toBe(false);
  });
});

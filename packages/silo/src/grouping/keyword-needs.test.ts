import { NEEDS } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { needsOfUnits } from './keyword-needs.ts';

/** The need of each keyword, each of one row. */
function needsIn(keywords: readonly string[]): (string | undefined)[] {
  const { length } = keywords;
  const spelling = keywords.map((keyword) => keyword.replaceAll(' ', '_'));
  const rows = Int32Array.from(keywords, (_, row) => row);
  const size = new Uint32Array(length).fill(1);
  const needs = needsOfUnits(
    {
      count: length,
      unitOf: rows,
      row: rows,
      size,
      spelling,
      scope: undefined,
      direction: new Int32Array(0),
    },
    'en',
  );
  return [...needs].map((need) => NEEDS[need - 1]);
}

const PLAIN = Array.from({ length: 30 }, (_, at) => `thing ${at}`);
const COURSES = Array.from({ length: 10 }, (_, at) => `thing ${at} course`);

describe('needs of keywords', () => {
  it('is the first of those that a keyword asks for', () => {
    expect(needsIn(['baking course fees', 'baking fees', 'baking', ...PLAIN]).slice(0, 3)).toEqual([
      'study',
      'price',
      undefined,
    ]);
  });

  it('is none that a good part of the list asks for: there it is the subject', () => {
    expect(needsIn(['baking course fees', ...PLAIN, ...COURSES]).slice(0, 1)).toEqual(['price']);
    expect(needsIn(['baking course', ...PLAIN, ...COURSES]).slice(0, 1)).toEqual([undefined]);
  });
});

import { expect, it } from 'vitest';
import { readList } from './list-reading.ts';
import { readWrittenWords } from './written-words.ts';

it('reads a list again where other words part others', () => {
  const written = readWrittenWords(['medlem', 'med lem', 'forlem', 'for lem'], 'sv');
  const partsFor = (...partings: string[]) => {
    const { spelling } = readList(written, 'sv', new Set(partings));
    return ['medlem', 'forlem'].map((word) => spelling.partsOf(word).join(' '));
  };
  expect(partsFor('med')).toEqual(['medlem', 'for lem']);
  expect(partsFor('for')).toEqual(['med lem', 'forlem']);
  expect(partsFor()).toEqual(['med lem', 'for lem']);
});

it('reads a list once for the same words', () => {
  const written = readWrittenWords(['medlem', 'med lem'], 'sv');
  const first = readList(written, 'sv', new Set(['med', 'for']));
  expect(readList(written, 'sv', new Set(['for', 'med']))).toBe(first);
  expect(readList(written, 'en', new Set(['for', 'med']))).not.toBe(first);
});

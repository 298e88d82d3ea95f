import { expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { intentPoleOf } from './intent-poles.ts';

function poleOf(keyword: string, language = 'en'): number {
  return intentPoleOf(buildTokenIndex(tableOf([{ keyword }]), language), 0, keyword, language);
}

it('tells acting from learning, and neither where the keyword does not say', () => {
  expect([poleOf('buy garden shed'), poleOf('what is a garden shed'), poleOf('garden shed')]).toEqual([
    1, -1, 0,
  ]);
});

it('a course is neither, unless the keyword asks what it is', () => {
  expect([
    poleOf('python course'),
    poleOf('python course near me'),
    poleOf('what is a python course'),
  ]).toEqual([0, 0, -1]);
  expect([poleOf('programmierkurs für kinder', 'de'), poleOf('programmierkurse in der nähe', 'de')]).toEqual([
    0, 1,
  ]);
});

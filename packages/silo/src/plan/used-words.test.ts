import { expect, it } from 'vitest';
import { usedWords } from './used-words.ts';

it.each([
  ['used bentley for sale', ['used']],
  ['bentley 2nd hand', ['2nd', 'hand', '2nd hand']],
  ['pre-owned bentley', ['pre', 'owned', 'pre-owned']],
  ['secondhand bikes', ['secondhand']],
  ['gebrauchte räder', ['gebrauchte']],
  ['auto di seconda mano', ['seconda', 'mano', 'seconda mano']],
  ['carros de segunda mão', ['segunda', 'mão', 'segunda mão']],
  ['tweedehands auto', ['tweedehands']],
  ['who owned bentley', []],
  ['second bentley', []],
])('tells by which words a thing is used: %s', (keyword, words) => {
  expect([...usedWords(keyword)].sort()).toEqual([...words].sort());
});

import { expect, it } from 'vitest';
import { createUsedTest } from './row-parts.ts';
import { usedWords } from './used-words.ts';
import { readWrittenWords } from './written-words.ts';

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

it('never takes a keyword that says a thing is used for one that says nothing of it', () => {
  const said =
    'used|second hand|second-hand|secondhand|2nd hand|2ndhand|pre owned|pre-owned|preowned|gebraucht|gebrauchter|occasion|usata|usati|usado|usadas|segunda mano|segunda mão|seconde main|seconda mano|zweiter hand|tweedehands|gebruikt|gebruikte';
  const used = said.split('|').map((way) => `bentley ${way} kaufen`);
  const keywords = [...used, 'who owned bentley', 'bentley hand book'];
  const partAlone = (text: string) => ({ text, ids: [], isFunction: false, stem: text, isThing: true });
  const maySayUsed = createUsedTest({ partAlone }, { written: readWrittenWords(keywords, 'en') });
  expect(keywords.filter((keyword) => usedWords(keyword).size > 0)).toEqual(used);
  expect(keywords.filter((_, row) => maySayUsed(row))).toEqual(used);
});

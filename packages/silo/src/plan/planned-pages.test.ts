import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { createPlannedLeaders } from './planned-pages.ts';
import { readTellingWords } from './telling-words.ts';

const letters = (at: number) =>
  [at % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)]
    .map((code) => String.fromCharCode(97 + code))
    .join('');

it('keeps of ten thousand keywords planned for one page the few that lead it, the one that the file names first', () => {
  const keywords = [
    'pizza ovens',
    ...Array.from({ length: 10_000 }, (_, at) => `${letters(at)}x pizza oven${letters(at + 7)}`),
    'baking',
  ];
  const pages = planPagesOf(keywords, {
    planned: new Int32Array(keywords.length),
    named: Uint8Array.from(keywords, (keyword) => (keyword === 'baking' ? 2 : 0)),
  });
  const leadersOf = createPlannedLeaders(pages, readTellingWords(keywords, 'en'), 12);
  const named = keywords.length - 1;
  expect(leadersOf(named)).toEqual([]);
  expect(leadersOf(0)).toEqual([named]);
  expect(leadersOf(9_000)).toHaveLength(12);
  expect(leadersOf(9_000)[0]).toBe(named);
});

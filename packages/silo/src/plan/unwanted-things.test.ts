import { expect, it } from 'vitest';
import { readTellingWords } from './telling-words.ts';
import { isDenial, unwantedIn } from './unwanted-things.ts';

const partsOf = (keyword: string, language: string) => readTellingWords([keyword], language).partsOf(keyword);

it.each([
  ['en', 'beer without alcohol', ['alcohol']],
  ['en', 'travel without a visa', ['visa']],
  ['en', 'no code ai tools', ['code']],
  ['es', 'champagne sin alcohol', ['alcohol']],
  ['es', 'el vodka no huele', []],
  ['fr', 'vider une cave sans pompe', ['pomp']],
  ['de', 'bier ohne alkohol', ['alkohol']],
  ['nl', 'bier zonder alcohol', ['alcohol']],
  ['it', 'birra senza glutine', ['glutin']],
  ['pt', 'cerveja sem glúten', ['gluten']],
  ['en', 'alcohol free beer without', []],
  ['pl', 'piwo bez alkoholu', []],
])('knows what is wanted without a thing in %s: %s', (language, keyword, unwanted) => {
  expect([...unwantedIn(partsOf(keyword, language), language)]).toEqual(unwanted);
});

it('knows other ways to deny', () => {
  expect(isDenial(partsOf("loans that don't check credit", 'en'))).toBe(true);
  expect(isDenial(partsOf('loans without credit check', 'en'))).toBe(false);
});

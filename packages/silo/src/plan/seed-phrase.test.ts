import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { seedPhrase } from './seed-phrase.ts';
import { readTellingWords } from './telling-words.ts';

const KINDS =
  'carbon clumping tofu pine silica corn walnut paper wheat clay grass wood crystal cassava coconut barley'.split(
    ' ',
  );

/** What leads a list of which the first pages stand alone, and the next lead few others. */
function seedOf(keywords: readonly string[], alone: number, leadingFew: number): string | undefined {
  const words = readTellingWords(keywords, 'en');
  const pages = planPagesOf(keywords);
  const all = [...keywords.keys()];
  return seedPhrase(pages, words, {
    inPlan: all,
    alone: all.slice(0, alone),
    leadingFew: all.slice(0, alone + leadingFew),
    language: 'en',
  })?.text;
}

it('is the phrase of most pages without a place of their own, those that lead a few others among them', () => {
  const litters = KINDS.map((kind) => `${kind} cat litter`);
  expect(seedOf(litters, 4, 0)).toBe('cat litter');
  expect(seedOf(litters, 2, 2)).toBe('cat litter');
  expect(seedOf(litters, 2, 1)).toBeUndefined();
});

it('is a single word only where pages say it that lead none', () => {
  const litters = KINDS.map((kind) => `${kind} litter`);
  expect(seedOf(litters, 8, 0)).toBe('litter');
  expect(seedOf(litters, 4, 4)).toBeUndefined();
});

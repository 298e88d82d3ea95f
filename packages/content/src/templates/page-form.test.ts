import { TEMPLATE_IDS } from '@silosmith/contract';
import { expect, test } from 'vitest';
import { type FormedPage, formOf, servesIntent } from './page-form.ts';

const page: FormedPage = {
  keyword: 'coffee grinder',
  level: 2,
  intent: 'informational',
  difficulty: -1,
  volume: -1,
  language: 'en',
};

test('each template has its words, 500 more where a page is hard to rank or much searched', () => {
  expect(TEMPLATE_IDS.map((template) => formOf(page, { template }).words)).toEqual([
    2000, 1800, 2200, 4000, 1600, 1200,
  ]);
  const words = (change: Partial<FormedPage>) => formOf({ ...page, ...change }, { template: 'how-to' }).words;
  expect([words({ difficulty: 70 }), words({ difficulty: 71 })]).toEqual([2000, 2500]);
  expect([words({ volume: 5000 }), words({ volume: 5001 })]).toEqual([2000, 2500]);
});

test('without a template the length is that of the level, and there is no form', () => {
  expect(formOf(page, {})).toEqual({ words: 2000 });
  expect(formOf({ ...page, level: 1, difficulty: 90 }, {})).toEqual({ words: 4000 });
});

test('a strategy makes every length shorter or longer: 800, 1,200 and 1,500 words of a narrow page', () => {
  const narrow: FormedPage = { ...page, level: 3 };
  const of = (strategy: 'cost-optimized' | 'balanced' | 'quality-focused') =>
    formOf(narrow, { strategy }).words;
  expect([of('cost-optimized'), of('balanced'), of('quality-focused')]).toEqual([800, 1200, 1500]);
  expect(formOf(page, { template: 'ultimate-guide', strategy: 'quality-focused' })).toEqual({
    template: 'ultimate-guide',
    strategy: 'quality-focused',
    words: 5000,
  });
});

test('the fitting template follows from words, intent and level, and serves the intent', () => {
  const fitting = (change: Partial<FormedPage>) =>
    formOf({ ...page, ...change }, { template: 'fitting' }).template;
  expect(fitting({ keyword: 'how to clean a grinder' })).toBe('how-to');
  expect(fitting({ keyword: 'wie reinigt man eine mühle', language: 'de' })).toBe('how-to');
  expect(fitting({ intent: 'commercial' })).toBe('comparison');
  expect(fitting({ intent: 'transactional' })).toBe('problem-solution');
  expect(fitting({ level: 1 })).toBe('ultimate-guide');
  expect(fitting({ intent: 'navigational' })).toBeUndefined();
  expect(formOf(page, { template: 'fitting' })).toEqual({ words: 2000 });
});

test('a guide and a comparison are that whatever their intent; another wording gives way to an intent that it does not serve', () => {
  const fitting = (keyword: string, intent: FormedPage['intent']) =>
    formOf({ ...page, keyword, intent }, { template: 'fitting' }).template;
  expect(fitting('how to buy a grinder', 'transactional')).toBe('how-to');
  expect(fitting('difference between latte and cappuccino', 'informational')).toBe('comparison');
  expect(fitting('best coffee grinders', 'commercial')).toBe('listicle');
  // 'Cerca' is a fence as well as near.
  expect(
    formOf(
      { ...page, keyword: 'cerca eléctrica', intent: 'commercial', language: 'es' },
      { template: 'fitting' },
    ).template,
  ).toBe('comparison');
  expect(fitting('best coffee grinders', 'transactional')).toBe('problem-solution');
  expect(fitting('coffee news', 'informational')).toBe('news-analysis');
  expect(fitting('coffee news', 'commercial')).toBe('comparison');
});

test.each([
  ['bathroom remodel cost', 'commercial', 'en'],
  ['dentist near me', 'transactional', 'en'],
  ['badkamer renovatie kosten', 'commercial', 'nl'],
  ['tandarts in de buurt', 'transactional', 'nl'],
  ['zahnreinigung kosten', 'commercial', 'de'],
  ['zahnarzt in der Nähe', 'transactional', 'de'],
  ['prix panneau solaire', 'commercial', 'fr'],
  ['dentiste près de moi', 'transactional', 'fr'],
  ['precio paneles solares', 'commercial', 'es'],
  ['dentista cerca de mí', 'transactional', 'es'],
  ['prezzo fotovoltaico', 'commercial', 'it'],
  ['dentista vicino a me', 'transactional', 'it'],
  ['preço painel solar', 'commercial', 'pt'],
  ['dentista perto de mim', 'transactional', 'pt'],
] as const)('%s, %s: nothing is compared and no problem solved', (keyword, intent, language) => {
  const form = (level: 1 | 2) =>
    formOf({ ...page, keyword, intent, language, level }, { template: 'fitting' }).template;
  expect(form(2)).toBeUndefined();
  expect(form(1)).toBe('ultimate-guide');
});

test('a template says whether it serves an intent', () => {
  expect(servesIntent('comparison', 'commercial')).toBe(true);
  expect(servesIntent('comparison', 'informational')).toBe(false);
});

import { CONTENT_LANGUAGES } from '@silosmith/contract';
import { describe, expect, test } from 'vitest';
import { type Bank, bankOf } from './bank.ts';

const SLOTS = ['k', 'K', 'c', 'v', 'd', 'e', 'a', 'b', 'g', 'h', 'link', 'list'];
/** No choice is left open, empty or nested. */
const withoutChoices = (text: string): string => text.replace(/\[[^[\]|]+(?:\|[^[\]|]+)+\]/gu, '');

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
const choicesIn = (text: string): number => text.split('[').length - 1;
const slotsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

describe.each(CONTENT_LANGUAGES)('the bank of %s', (language) => {
  const bank: Bank = bankOf(language);

  test('uses known slots only, and braces for nothing else', () => {
    for (const text of textsOf(bank)) {
      for (const slot of slotsOf(text)) expect(SLOTS).toContain(slot);
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
      expect(withoutChoices(text), text).not.toMatch(/[[\]|]/);
    }
  });

  test('varies every sentence of a section by its slots', () => {
    for (const { sentences, headings } of Object.values(bank.roles)) {
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(headings.some((heading) => heading.includes('{K}'))).toBe(true);
      for (const sentence of sentences)
        expect(slotsOf(sentence).length + choicesIn(sentence), sentence).toBeGreaterThanOrEqual(3);
    }
  });

  test('opens with the keyword and something else of the page', () => {
    expect(new Set(bank.intros).size).toBe(bank.intros.length);
    for (const intro of bank.intros) {
      expect(slotsOf(intro), intro).toContain('k');
      expect(new Set(slotsOf(intro)).size + choicesIn(intro), intro).toBeGreaterThanOrEqual(4);
      expect(intro, intro).toMatch(/\{[ad]\}/);
    }
  });

  test('offers as much as every other language', () => {
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.length
        : Object.fromEntries(
            Object.entries(value as object).map(([key, inner]) => [
              key,
              typeof inner === 'string' ? 'text' : shape(inner),
            ]),
          );
    expect(shape(bank)).toEqual(shape(bankOf('en')));
  });
});

test('a language without a bank reads English; regional tags read their language', () => {
  expect(bankOf('sv')).toBe(bankOf('en'));
  expect(bankOf('pt-BR')).toBe(bankOf('pt'));
});

test('French has no space before : ; ! ? and inside « » at which a line could break', () => {
  const texts = textsOf(bankOf('fr'));
  const breaking = texts.filter((text) => / [:;!?»]|« /u.test(text));
  expect(breaking).toEqual([]);
  expect(texts.filter((text) => /\S[:;!?]/u.test(text.replaceAll('\u00A0', ' ')))).toEqual([]);
});

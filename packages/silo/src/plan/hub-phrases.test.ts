import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { barePhrase, hubPhrases } from './hub-phrases.ts';
import { readTellingWords } from './telling-words.ts';

/** The phrases that pages of a list share, as they would be called. */
function phrasesOf(keywords: readonly string[], asked: readonly string[]): string[] {
  const all = [...asked, ...keywords];
  const words = readTellingWords(all, 'en');
  const from = asked.map((_, page) => page);
  return hubPhrases(planPagesOf(all), words, from, 'en').map(({ text }) => text);
}

it('is written in full where it is double', () => {
  const asked = ['kaki kaki mobil bandung', 'kaki kaki mobil medan', 'servis kaki kaki mobil'];
  const found = phrasesOf([], asked);
  expect(found).toContain('kaki kaki mobil');
  expect(found).not.toContain('kaki mobil');
  expect(phrasesOf([], ['kaki mobil bandung', 'kaki mobil medan'])).toContain('kaki mobil');
});

it('keeps what the list is about together where every page has both', () => {
  const list = 'payout rules drawdown capital audit scaling broker margin leverage spread'
    .split(' ')
    .map((what) => `prop firm ${what}`);
  const found = phrasesOf(list, ['forex prop firm ea', 'pass prop firm ea', 'gold prop firm ea']);
  expect(found).toContain('prop firm ea');
  expect(found).not.toContain('firm ea');
  expect(phrasesOf(list, ['forex prop firm ea', 'pass prop firm ea', 'gold firm ea'])).toContain('firm ea');
});

it('is called as it is searched most, where as many pages write it otherwise', () => {
  const asked = ['hotel cancellation policy', 'hilton hotel canceled reservation'];
  expect(phrasesOf([], asked)).toContain('hotel cancellation');
  expect(phrasesOf([], asked.toReversed())).toContain('hotel canceled');
});

it('says a thing once, in whichever words a page says it again', () => {
  const keywords = ['add website to trusted sites', 'best add website', 'trusted website'];
  const words = readTellingWords(keywords, 'en');
  const bareOf = (page: number) => barePhrase(planPagesOf(keywords), words, page, 'en')?.text;
  expect(bareOf(0)).toBe('add website');
  expect(bareOf(1)).toBe('add website');
});

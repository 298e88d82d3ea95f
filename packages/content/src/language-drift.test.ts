import { expect, it } from 'vitest';
import { languageDriftOf } from './language-drift.ts';

const article = (sentence: string) => `<h1>Best trail shoes</h1>${`<p>${sentence}</p>`.repeat(4)}`;
const german = article('Wer neue Schuhe kauft, sollte auf die Sohle und den Schaft achten.');
const english = article('Whoever buys new shoes should look at the sole and what it is made of.');

it('names the language of an article that is not the one asked for', () => {
  expect(languageDriftOf(english, 'de')).toBe('en');
  expect(languageDriftOf(german, 'en')).toBe('de');
});

it('is silent where the language is right, where the text is too short to tell, and for languages without a word list', () => {
  expect(languageDriftOf(german, 'de')).toBeNull();
  expect(languageDriftOf(german, 'de-AT')).toBeNull();
  expect(languageDriftOf('<h1>Trail shoes</h1><p>The sole.</p>', 'de')).toBeNull();
  expect(languageDriftOf(english, 'sv')).toBeNull();
});

import { LANGUAGES } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { EASE_FORMULAS, readingEase, syllablesOf } from './reading-ease.ts';

describe('the syllables of a word', () => {
  it.each([
    [
      'en',
      'make times walked wanted little table roses water reading beautiful',
      [1, 1, 1, 2, 2, 2, 2, 2, 2, 3],
    ],
    ['de', 'Haus bauen Station Regentonne Häuser Tier', [1, 2, 3, 4, 2, 1]],
    ['nl', 'huis regenton mooie vrouw ideeën', [1, 3, 2, 1, 3]],
    ['fr', 'eau table année créé maison porte partie vie', [1, 1, 2, 2, 2, 1, 2, 1]],
    ['es', 'agua ciudad poeta país bueno cuidado', [2, 2, 3, 2, 2, 3]],
    ['it', 'acqua casa poeta città buono', [2, 2, 3, 2, 2]],
    ['pt', 'água não poeta país coração', [2, 1, 3, 2, 3]],
  ])('%s: %s', (language, words, counts) =>
    expect(words.split(' ').map((word) => syllablesOf(word, language))).toEqual(counts),
  );

  it('is one at least, also of numbers and initials', () => {
    expect(['42', 'www', 'β'].map((word) => syllablesOf(word, 'en'))).toEqual([1, 1, 1]);
  });
});

describe('the reading ease of a text', () => {
  it.each([
    [
      'en',
      'The cat sat on the mat. It was warm.',
      'Organisational transformation necessitates multidisciplinary considerations.',
    ],
    [
      'de',
      'Der Hund liegt im Garten. Er schläft.',
      'Unternehmensorganisatorische Veränderungsprozesse erfordern interdisziplinäre Betrachtungsweisen.',
    ],
    [
      'nl',
      'De hond ligt in de tuin. Hij slaapt.',
      'Organisatorische veranderingsprocessen vereisen multidisciplinaire overwegingen.',
    ],
    [
      'fr',
      'Le chien dort au sol. Il a chaud.',
      'Les transformations organisationnelles nécessitent des considérations multidisciplinaires.',
    ],
    [
      'es',
      'El perro está en casa. Come pan.',
      'Las transformaciones organizativas necesitan consideraciones multidisciplinarias.',
    ],
    [
      'it',
      'Il cane è in casa. Mangia pane.',
      'Le trasformazioni organizzative necessitano considerazioni multidisciplinari.',
    ],
    [
      'pt',
      'O cão está em casa. Come pão.',
      'As transformações organizacionais necessitam considerações multidisciplinares.',
    ],
  ])('%s: short words in short sentences read more easily', (language, easy, hard) => {
    const easeOf = (text: string) => readingEase(text.split(/(?<=\.) /u), language) ?? 0;
    expect(easeOf(easy)).toBeGreaterThan(80);
    expect(easeOf(hard)).toBeLessThan(30);
  });

  it('is known for every language of import, and for no other', () => {
    const importable = LANGUAGES.filter((one) => one.importable).map(({ tag }) => tag);
    expect(Object.keys(EASE_FORMULAS).sort()).toEqual(importable.toSorted());
    expect(readingEase(['Katten sover.'], 'sv')).toBe(null);
    expect(readingEase([], 'en')).toBe(null);
  });
});

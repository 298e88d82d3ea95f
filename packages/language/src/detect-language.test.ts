import { describe, expect, it } from 'vitest';
import { detectLanguages, languageOfText } from './detect-language.ts';

describe('languageOfText', () => {
  it.each([
    ['how to clean a lawn mower', 'en'],
    ['wie reinige ich einen rasenmäher', 'de'],
    ['comment nettoyer une tondeuse', 'fr'],
    ['cómo limpiar el cortacésped', 'es'],
    ['come pulire il tosaerba', 'it'],
    ['como limpar o cortador de grama em casa', 'pt'],
    ['hoe maak je een grasmaaier schoon', 'nl'],
    ['jak czyścić kosiarkę', 'pl'],
    ['газонокосилка купить', 'ru'],
    ['芝刈り機 おすすめ', 'ja'],
    ['割草机 推荐', 'zh'],
  ])('%s is %s', (text, language) => {
    expect(languageOfText(text)).toBe(language);
  });

  it('does not guess from names, codes and words of several languages', () => {
    for (const text of [
      '',
      'vitamix a3500',
      'la de en',
      'x y z',
      'online shop',
      '???',
      'iphone 14 plus',
      'realme 14 pro plus',
    ])
      expect(languageOfText(text)).toBeNull();
  });
});

describe('detectLanguages', () => {
  const mixed = [
    'how to mow',
    'what is a mower',
    'the best mower',
    'mäher für kleine gärten',
    'vitamix',
    'a3500',
  ];

  it('gives the shares of a mixed list, whatever its order', () => {
    expect(detectLanguages(mixed)).toEqual([
      { language: 'en', share: 0.75, texts: 3 },
      { language: 'de', share: 0.25, texts: 1 },
    ]);
    expect(detectLanguages(mixed.toReversed())).toEqual(detectLanguages(mixed));
  });

  it('says nothing where the list does not show its language', () => {
    expect(detectLanguages(['vitamix a3500', 'kitchenaid artisan'])).toEqual([]);
    expect(detectLanguages([])).toEqual([]);
  });
});

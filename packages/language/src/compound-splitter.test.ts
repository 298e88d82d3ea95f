import { describe, expect, it } from 'vitest';
import { createCompoundSplitter } from './compound-splitter.ts';
import { packFor } from './packs/index.ts';

const wordsOf = (text: string): Map<string, number> => new Map(text.split(' ').map((word) => [word, 1]));
const stems = (language: string, words: string): string[] =>
  words.split(' ').map((word) => packFor(language).stem(word));

describe('a compound splitter', () => {
  const german = createCompoundSplitter(
    wordsOf(
      'arbeit zeit gesetz arbeitszeit mitarbeiter bindung gespräch führung tarif erhöhung fluktuation risiko',
    ),
    'de',
  );

  it.each([
    ['arbeitszeitgesetz', 'arbeit zeit gesetz'],
    ['arbeitszeit', 'arbeit zeit'],
    ['tariferhöhungen', 'tarif erhöhung'],
    ['fluktuationsrisiken', 'fluktuation risiken'],
    ['mitarbeiterbindung', 'mitarbeiter bindung'],
    ['mitarbeiterzufriedenheit', 'mitarbeiter zufriedenheit'],
  ])('splits %s into %s by the words of the corpus', (word, parts) => {
    expect(german(word)).toEqual(stems('de', parts));
  });

  it.each(['arbeit', 'zeit', 'marketing', 'international', 'arbeiten', 'c++', '2024', ''])(
    'leaves %s whole',
    (word) => {
      expect(german(word)).toEqual([]);
    },
  );

  it('learns a first part that never stands alone from several compounds', () => {
    const splitter = createCompoundSplitter(
      wordsOf('bewerberdaten bewerbergespräch bewerberportal daten gespräch portal'),
      'de',
    );
    expect(splitter('bewerberprofil')).toEqual(stems('de', 'bewerber profil'));
  });

  it('learns what stands before a word that is the end of three others', () => {
    const words = 'factuur inkoopfactuur aankoopfactuur verkoopfactuur';
    expect(createCompoundSplitter(wordsOf(words), 'nl')('inkoopfactuur')).toEqual(
      stems('nl', 'inkoop factuur'),
    );
    const fewer = 'factuur inkoopfactuur aankoopfactuur';
    expect(createCompoundSplitter(wordsOf(fewer), 'nl')('inkoopfactuur')).toEqual([]);
    const short = 'daten kandidaten bewerberdaten unternehmensdaten';
    expect(createCompoundSplitter(wordsOf(short), 'de')('kandidaten')).toEqual([]);
  });

  it('takes no beginning of a far commoner word for a part', () => {
    const words = (times: number) =>
      new Map([
        ['admini', 1],
        ['administratie', times],
        ['personeel', 1],
      ]);
    expect(createCompoundSplitter(words(16), 'nl')('administratie')).toEqual([]);
    expect(createCompoundSplitter(words(16), 'nl')('personeelsadministratie')).toEqual(
      stems('nl', 'personeel administratie'),
    );
    expect(createCompoundSplitter(words(15), 'nl')('administratie')).toHaveLength(2);
  });

  it('takes what makes another word of one for no part', () => {
    expect(createCompoundSplitter(wordsOf('digital'), 'nl')('digitalisering')).toEqual([]);
  });

  it('splits Dutch with its linking elements', () => {
    const dutch = createCompoundSplitter(
      wordsOf('hypotheek rente vergelijken zorg verzekering dier arts'),
      'nl',
    );
    expect(dutch('hypotheekrente')).toEqual(stems('nl', 'hypotheek rente'));
    expect(dutch('zorgverzekeringen')).toEqual(stems('nl', 'zorg verzekering'));
    expect(dutch('dierenarts')).toEqual(stems('nl', 'dier arts'));
  });

  it('answers nothing for languages that write compounds apart', () => {
    expect(createCompoundSplitter(wordsOf('foot ball'), 'en')('football')).toEqual([]);
  });

  it('ends for words of any length', () => {
    expect(german('a'.repeat(10_000))).toEqual([]);
    expect(german('zeit'.repeat(15)).length).toBeGreaterThan(1);
  });
});

describe('the parts a pack knows by itself', () => {
  it.each([
    ['de', 'krankenversicherung', 'kranken versicherung'],
    ['de', 'kreditkartenvergleich', 'kredit karte vergleich'],
    ['de', 'kinderschuhe', 'kinder schuhe'],
    ['nl', 'kinderkleding', 'kinder kleding'],
    ['nl', 'autoverzekering', 'auto verzekering'],
  ])('%s: %s', (language, word, parts) => {
    expect(packFor(language).splitCompound(word)).toEqual(stems(language, parts));
  });

  it.each([
    ['de', 'protest'],
    ['de', 'konkurs'],
    ['de', 'prognostische'],
    ['nl', 'vergelijken'],
  ])('%s leaves %s whole', (language, word) => {
    expect(packFor(language).splitCompound(word)).toEqual([]);
  });
});

import { packFor } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { KNOWN_PHRASES } from './known-phrases.ts';
import { readTellingWords, setOf } from './telling-words.ts';

/** Pages of a list as numbers of the words that they say: those of one number say the same. */
function saidBy(keywords: readonly string[], language = 'en'): string[] {
  const words = readTellingWords(keywords, language);
  return keywords.map((_, page) => [...setOf(words, page)].sort((a, b) => a - b).join(' '));
}

describe('known phrases', () => {
  it('are what they stand for where the list says both', () => {
    const [rid, remove, getting, keep] = saidBy([
      'how to get rid of bobbles',
      'how to remove bobbles',
      'getting rid of bobbles',
      'keep bobbles',
    ]);
    expect([rid, getting]).toEqual([remove, remove]);
    expect(keep).not.toBe(remove);
  });

  it('are one where the list has two for a word that it does not have', () => {
    const [suit, costume] = saidBy(['bathing suit sizes', 'swimming costume sizes', 'other']);
    expect(costume).toBe(suit);
    const apart = ['bathing cap', 'swimming lessons', 'suit rental', 'other'];
    expect(saidBy(['bathing suit sizes', ...apart])[0]?.split(' ')).toHaveLength(3);
  });

  it('may be several words, and have accents', () => {
    const [dutch, written] = saidBy(['rendement onroerend goed', 'rendement vastgoed', 'iets anders'], 'nl');
    expect(dutch).toBe(written);
    const [rain, waters] = saidBy(['cuve eau de pluie', 'cuve eaux pluviales', 'perte de poids'], 'fr');
    expect(waters).toBe(rain);
    const [lose, away, other] = saidBy(
      ['opening hours museum', 'opening times museum', 'museum times'],
      'en',
    );
    expect(away).toBe(lose);
    expect(other).not.toBe(lose);
  });

  it.each(Object.keys(KNOWN_PHRASES))(
    'of %s stand in one line each, in the letters of folded words',
    (language) => {
      expect(packFor(language).tag).toBe(language);
      const lines = (KNOWN_PHRASES[language] ?? '').split('\n').map((line) => line.trim());
      const phrases = lines.flatMap((line) => {
        const [readAs = '', rest = '', more] = line.split(':');
        expect([line, more]).toEqual([line, undefined]);
        const own = rest.split(',').map((phrase) => phrase.trim());
        expect([line, own.includes(readAs.trim())]).toEqual([line, false]);
        return own;
      });
      expect(phrases.filter((phrase) => !/^[a-z\d]+(?: [a-z\d]+)*$/u.test(phrase))).toEqual([]);
      expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    },
  );
});

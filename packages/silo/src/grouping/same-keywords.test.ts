import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { keywordFlaws } from './keyword-flaws.ts';
import { unitsOf } from './keyword-units.ts';
import { readKeywordWords } from './keyword-words.ts';
import { readListedWords } from './listed-words.ts';
import { gatherSame, sameKeywords } from './same-keywords.ts';
import { sameLetters } from './same-letters.ts';

const lettersOf = (...keywords: string[]) =>
  sameLetters(readKeywordWords(tableOf(keywords.map((keyword) => ({ keyword }))), ['en']));

describe('the letters of keywords', () => {
  it.each([
    ['ic cantù 2', 'iccantu2'],
    ["scuola per l'europa", 'scuolaperleuropa'],
    ['michelin ltx a/t2', 'michelin ltx at 2'],
    ['docker-compose.yml', 'docker compose yml'],
  ])('are the same whatever stands between them: %s, %s', (a, b) => {
    const [one, other] = lettersOf(a, b);
    expect(one).toBe(other);
  });

  it.each([
    ['road 5 2', 'road 52'],
    ['pipe 2.5', 'pipe 25'],
    ['c# course', 'c course'],
    ['pilot sport 3+', 'pilot sport 3'],
    ['cup race', 'race cup'],
  ])('are others: %s, %s', (a, b) => {
    const [one, other] = lettersOf(a, b);
    expect(one).not.toBe(other);
  });

  it('do not depend on blanks between letters, and do on those between figures', () => {
    const pieces = fc.array(fc.stringMatching(/^[a-z]{1,6}\d{0,2}$/u), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(pieces, fc.stringMatching(/^\d{1,3}$/u), (words, figure) => {
        const [apart, joined] = lettersOf(words.join(' '), words.join(''));
        expect(apart).toBe(joined);
        const [one, two] = lettersOf(`${words.join(' ')} 7 ${figure}`, `${words.join(' ')} 7${figure}`);
        expect(one).not.toBe(two);
      }),
    );
  });

  it('are of one scope', () => {
    const words = readKeywordWords(tableOf([{ keyword: 'ek 43' }, { keyword: 'ek43' }]), ['en']);
    const [one, other] = sameLetters(words, Int32Array.of(0, 1));
    expect(one).not.toBe(other);
  });
});

/** Keyword → the keyword that stands for it. */
function meantBy(keywords: readonly string[]): Record<string, string> {
  const listed = readListedWords(tableOf(keywords.map((keyword) => ({ keyword }))), ['en']);
  const flaws = keywordFlaws(listed);
  const same = sameKeywords(listed, unitsOf(listed, flaws), flaws);
  return Object.fromEntries(keywords.map((keyword, row) => [keyword, keywords[same[row] ?? 0] ?? '']));
}

describe('keywords that are one search', () => {
  it('are meant as the list writes them most often', () => {
    const list = ['mahlkonig ek43', 'mahlkonig ek 43', 'ek43 price', 'ek43 grinder', 'ek43 burrs'];
    expect(meantBy(list)).toMatchObject({ 'mahlkonig ek 43': 'mahlkonig ek43', 'ek43 price': 'ek43 price' });
  });

  it('are the same words in another order, and what has the letters of any of those', () => {
    const meant = meantBy(['uofa cyber security', 'u of a cybersecurity', 'cybersecurity u of a']);
    expect(new Set(Object.values(meant)).size).toBe(1);
  });
});

describe('gathering', () => {
  const sameAs = Int32Array.of(0, 0, 2, 3);

  it('puts them in the group of the most searched, and leaves the others where they are', () => {
    expect([...gatherSame(Int32Array.of(0, 3, 0, 3), sameAs, [10, 20, 5, 5])]).toEqual([3, 3, 0, 3]);
    expect([...gatherSame(Int32Array.of(0, 3, 0, 3), sameAs, [20, 10, 5, 5])]).toEqual([0, 0, 0, 3]);
  });

  it('brings one that stands alone to the others, however much it is searched', () => {
    expect([...gatherSame(Int32Array.of(0, 3, 2, 3), sameAs, [90, 20, 5, 5])]).toEqual([3, 3, 2, 3]);
  });
});

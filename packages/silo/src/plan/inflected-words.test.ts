import { describe, expect, it } from 'vitest';
import { inflectedForms } from './inflected-words.ts';
import { readTellingWords, setOf } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

/** Ten nouns in three cases show that `a`, `y` and `ow` are endings. */
const NOUNS = 'aparat kanal protez szczot plomb chorob korona kropl szklan wizyt'
  .split(' ')
  .map((noun) => (noun.length < 6 ? `${noun}ik` : noun));
const ENDINGS = NOUNS.flatMap((noun) => ['a', 'y', 'ów'].map((ending) => `${noun}${ending}`));
const TEETH = ['ból zęba', 'leczenie zęba', 'mycie zęba', 'białe zęba', 'ból zębów', 'leczenie zębów'];

/** Pairs of words of which one stands for the other. */
function formsIn(keywords: readonly string[]): string[] {
  return [...inflectedForms(readWrittenWords(keywords, 'pl'))].flat();
}

describe('inflectedForms', () => {
  it('takes words for one that begin with the same five letters and end as words of the list do', () => {
    const forms = inflectedForms(readWrittenWords(ENDINGS, 'pl'));
    for (const noun of NOUNS) {
      const [first, ...others] = ['a', 'y', 'ow'].map((ending) => forms.get(noun + ending) ?? noun + ending);
      expect(others).toEqual([first, first]);
    }
    expect(new Set([...forms.values()]).size).toBe(NOUNS.length);
  });

  it('needs the same company where the beginning is short', () => {
    expect(formsIn([...ENDINGS, ...TEETH])).not.toContain('zebow');
    const together = [...TEETH, 'mycie zębów', 'białe zębów'];
    expect(formsIn([...ENDINGS, ...together])).toContain('zebow');
    // `ów` is no ending in a list that has it once.
    expect(formsIn(together)).not.toContain('zebow');
  });

  it('needs the same company where an ending is met nowhere else', () => {
    const others = ['zapalenie', 'choroby', 'krwawienie', 'cofanie'];
    const beside = (count: number) =>
      ['dziąseł', 'dziąsła'].flatMap((word) => others.slice(0, count).map((other) => `${other} ${word}`));
    expect(formsIn(beside(3))).toEqual([]);
    expect([...formsIn(beside(4))].sort()).toEqual(['dziasel', 'dziasla']);
  });

  it('leaves words with more than three letters of ending, and numbers', () => {
    const longer = NOUNS.map((noun) => `${noun}czyk`);
    const forms = formsIn([...ENDINGS, ...longer, 'model 12345', 'model 12345a', 'model 12345y']);
    expect(forms.filter((form) => longer.includes(form) || form.startsWith('1'))).toEqual([]);
  });
});

describe('telling words of a language without a pack', () => {
  it('reads the forms of a word as one, those of a language with stems as before', () => {
    const same = (language: string) => {
      const words = readTellingWords([...ENDINGS, 'wizyta', 'wizyty'], language);
      const key = (page: number) => [...setOf(words, page)].join(' ');
      return key(ENDINGS.length) === key(ENDINGS.length + 1);
    };
    expect(same('pl')).toBe(true);
    expect(same('en')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { shortForms } from './short-forms.ts';
import { readTellingWords, setOf } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

const formsIn = (keywords: readonly string[]) =>
  Object.fromEntries(shortForms(readWrittenWords(keywords, 'en')));
/** Keywords with a word, and the same with another in its place. */
const both = (word: string, other: string, kinds = ['cockpit', 'chair', 'rig', 'seat']) =>
  kinds.flatMap((kind) => [`flight ${word} ${kind}`, `flight ${other} ${kind}`]);

describe('shortForms', () => {
  it('learns from four pairs of keywords that are otherwise the same', () => {
    expect(formsIn(both('sim', 'simulator'))).toEqual({ sim: 'simulator' });
    expect(formsIn(both('sim', 'simulator', ['cockpit', 'chair', 'rig']))).toEqual({});
    expect(formsIn([...both('sim', 'simulator').slice(1), 'flight sim shop'])).toEqual({});
  });

  it('leaves endings, who does something, and what is of a thing', () => {
    for (const [word, other] of [
      ['sim', 'sims'],
      ['diet', 'dietitian'],
      ['nutrition', 'nutritionist'],
      ['japan', 'japanese'],
      ['paint', 'painter'],
      ['tapis', 'tapisserie'],
      ['sim', 'plane'],
    ] as const)
      expect(formsIn(both(word, other))).toEqual({});
  });

  it('leaves a nickname that hardly anybody writes, and takes the long form that most of the list has', () => {
    const lamborghini = Array.from({ length: 20 }, (_, at) => `lamborghini model${at}`);
    expect(formsIn([...both('lambo', 'lamborghini'), ...lamborghini])).toEqual({});
    const mixed = [...both('app', 'application'), ...both('app', 'apparatus', ['a', 'b', 'c', 'd', 'e'])];
    expect(formsIn(mixed)).toEqual({ app: 'apparatus' });
  });

  it('leaves a beginning of very many words', () => {
    const words = Array.from(
      { length: 41 },
      (_, at) => `sim${String.fromCharCode(97 + (at % 26)).repeat(3)}${at > 25 ? 'x' : ''}`,
    );
    expect(formsIn([...both('sim', 'simulator'), ...words.slice(2)])).toEqual({ sim: 'simulator' });
    expect(formsIn([...both('sim', 'simulator'), ...words])).toEqual({});
  });

  it('makes one word of both wherever the plan reads them', () => {
    const keywords = both('sim', 'simulator');
    const words = readTellingWords(keywords, 'en', undefined, readWrittenWords(keywords, 'en'));
    expect([...setOf(words, 0)]).toEqual([...setOf(words, 1)]);
  });
});

// Sentences in the passive voice. The reflexive passive (`se vende`, `si vende`) reads as active and is not counted.
import { primarySubtag } from '@silosmith/language';
import { wordsOf } from '../../words.ts';
import { PASSIVE_GRAMMARS, type PassiveGrammar } from './passive-grammars.ts';

/** Adverbs between the auxiliary and its participle, at most. */
const MOST_BETWEEN = 2;
const CLAUSE_END = /[,;:()–—]|\s-\s/u;

interface Reader {
  readonly grammar: PassiveGrammar;
  readonly auxiliaries: ReadonlySet<string>;
  readonly irregular: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly reflexives: ReadonlySet<string>;
}

const setOf = (words = ''): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ''));
const readers = new Map(
  Object.entries(PASSIVE_GRAMMARS).map(([tag, grammar]): [string, Reader] => {
    const { auxiliaries, irregular, others, reflexives } = grammar;
    return [
      tag,
      {
        grammar,
        auxiliaries: setOf(auxiliaries),
        irregular: setOf(irregular),
        others: setOf(others),
        reflexives: setOf(reflexives),
      },
    ];
  }),
);

/** How many of the sentences are passive; null in a language without a rule. O(length). */
export function passiveSentences(sentences: readonly string[], language: string): number | null {
  const reader = readers.get(primarySubtag(language));
  if (reader === undefined) return null;
  return sentences.filter((sentence) => isPassive(sentence, reader)).length;
}

function isPassive(sentence: string, reader: Reader): boolean {
  return sentence.split(CLAUSE_END).some((clause, number) => {
    const isNoun = (word: string, at: number): boolean =>
      reader.grammar.capitalsAreNouns === true && number + at > 0 && /^\p{Lu}/u.test(word);
    const words = wordsOf(clause)
      .filter((word, at) => !isNoun(word, at))
      .map((word) => bare(word.toLowerCase(), reader));
    return reader.grammar.reach === 'clause' ? holdsBoth(words, reader) : holdsPair(words, reader);
  });
}

const bare = (word: string, { grammar: { elision } }: Reader): string =>
  elision === undefined ? word : word.replace(elision, '');

const isParticiple = (word: string, { grammar, irregular, others }: Reader): boolean =>
  irregular.has(word) || (grammar.participle.test(word) && !others.has(word));

function holdsBoth(words: readonly string[], reader: Reader): boolean {
  return (
    words.some((word) => reader.auxiliaries.has(word)) &&
    words.some((word) => !reader.auxiliaries.has(word) && isParticiple(word, reader))
  );
}

function holdsPair(words: readonly string[], reader: Reader): boolean {
  const { auxiliaries, reflexives, grammar } = reader;
  return words.some((word, at) => {
    if (!auxiliaries.has(word) || reflexives.has(words[at - 1] ?? '')) return false;
    for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next++) {
      const candidate = words[next];
      if (candidate === undefined) return false;
      if (isParticiple(candidate, reader)) return true;
      if (grammar.adverbs?.test(candidate) !== true) return false;
    }
    return false;
  });
}

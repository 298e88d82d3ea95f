// How a list writes its words, and what each is taken for: the same whichever of its keywords are pages.
import { foldAccents, packFor } from '@silosmith/language';
import { createGroupStem } from '../grouping/interchangeable-words.ts';
import { inflectedForms } from './inflected-words.ts';
import { KeywordSpelling } from './keyword-spelling.ts';
import { numberNames } from './number-names.ts';
import { shortForms } from './short-forms.ts';
import { createSoftWordTest } from './soft-words.ts';
import { nounsOfVerbs } from './verb-nouns.ts';
import { wordsBeside } from './words-beside.ts';
import type { WrittenWords } from './written-words.ts';

export interface ListReading {
  readonly spelling: KeywordSpelling;
  /** Stem of what a word is taken for: the verb of its action, the first of those that searches take one for another. */
  readonly stemOf: (word: string) => string;
  readonly numberNames: ReadonlyMap<string, string>;
}

/** Lists read before. What is learnt from one costs a look at all of its keywords, and a plan reads it twice: before its groups are settled, and after. */
const READ = new WeakMap<WrittenWords, KnownReading>();

interface KnownReading {
  readonly language: string;
  readonly partings: ReadonlySet<string>;
  readonly reading: ListReading;
}

/** `partings`: words that part others in a language without a pack; they depend on the pages. */
export function readList(listed: WrittenWords, language: string, partings: ReadonlySet<string>): ListReading {
  const known = READ.get(listed);
  if (known?.language === language && areEqual(known.partings, partings)) return known.reading;
  const { functionWords } = packFor(language);
  const isSoft = createWordTest(language);
  const isTelling = (word: string) => !functionWords.has(word) && !partings.has(word) && !isSoft(word);
  const stemOf = createStemReader(listed, language);
  const spelling = new KeywordSpelling(listed, isTelling, stemOf);
  const reading = { spelling, stemOf, numberNames: numberNames(listed) };
  READ.set(listed, { language, partings, reading });
  return reading;
}

const areEqual = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((word) => others.has(word));

/** Whether a word is soft, with its accents or without. */
export function createWordTest(language: string): (word: string) => boolean {
  const isSoft = createSoftWordTest(language);
  return (word) => isSoft(word) || isSoft(foldAccents(word));
}

function createStemReader(listed: WrittenWords, language: string): (word: string) => string {
  const groupStem = createGroupStem(language);
  const verbOf = nounsOfVerbs(listed.words, language);
  const longOf = shortForms(listed);
  const pack = packFor(language);
  const besideOf = wordsBeside(listed, pack);
  const formOf = pack.functionWords.size === 0 ? inflectedForms(listed) : NO_FORMS;
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const bare = foldAccents(longOf.get(word) ?? word);
    const meant =
      besideOf.get(pack.stem(bare)) ?? verbOf.get(bare) ?? formOf.get(bare) ?? longOf.get(word) ?? word;
    const stem = groupStem(pack.stem(meant));
    stems.set(word, stem);
    return stem;
  };
}

const NO_FORMS: ReadonlyMap<string, string> = new Map();

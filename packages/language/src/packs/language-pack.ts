import { foldAccents } from '../fold-text.ts';
import { NEEDS, type Need } from '../need-list.ts';
import { type CompoundGrammar, listedParts, splitCompound } from '../split-compound.ts';

/** The four search intents, named as in the contract. */
export type Intent = 'informational' | 'commercial' | 'transactional' | 'navigational';

export interface LanguagePack {
  /** Primary language subtag. */
  readonly tag: string;
  /** Function words, question words included; without accents and apostrophes. */
  readonly functionWords: ReadonlySet<string>;
  /** Words that open a question; a subset of the function words. */
  readonly questionWords: ReadonlySet<string>;
  /** Qualifiers: words of praise, price or purchase that do not change the page (`best`, `buy`). */
  readonly qualifiers: ReadonlySet<string>;
  /** Words and phrases that signal an intent, lower-cased; a leading `^` matches only at the start of a keyword. */
  readonly intentWords: Readonly<Record<Intent, ReadonlySet<string>>>;
  /** Phrases that contain an intent word without its intent (`contact lens`). */
  readonly intentDecoys: ReadonlySet<string>;
  /** Words and phrases that ask for something of a subject, in the same form. */
  readonly needWords: ReadonlyMap<Need, ReadonlySet<string>>;
  /** Phrases that contain such a word without asking for it (`contact lens`). */
  readonly needDecoys: ReadonlySet<string>;
  /** Phrases that open a question, besides the question words; without accents: `can i`, `por que`. */
  readonly questionOpenings: ReadonlySet<string>;
  /** Articles and pronouns that lose their vowel before an apostrophe: `l'assurance`. */
  readonly elisions: ReadonlySet<string>;
  /** Pronouns hyphenated to a verb, split off as words: `est-il`. */
  readonly splitAfterHyphen: ReadonlySet<string>;
  /** Null for languages that write compounds as separate words. */
  readonly compounds: CompoundGrammar | null;
  /** Stem of one word of `splitWords`, without accents and inner punctuation. Pure. */
  stem(word: string): string;
  /** Stems of the parts of a compound, by the pack's own short list of parts; [] if it is not a compound. */
  splitCompound(word: string): readonly string[];
}

export interface PackSource {
  readonly tag: string;
  /** Separated by white space. */
  readonly functionWords: string;
  /** Separated by white space. */
  readonly questionWords: string;
  /** Separated by white space. */
  readonly qualifiers?: string;
  /** Separated by commas. */
  readonly intentWords: Readonly<Record<Intent, string>>;
  /** Separated by commas. */
  readonly intentDecoys?: string;
  /** Separated by commas; a language without them tells no needs apart. */
  readonly needWords?: Readonly<Record<Need, string>>;
  /** Separated by commas. */
  readonly needDecoys?: string;
  /** Separated by commas. */
  readonly questionOpenings?: string;
  readonly elisions?: string;
  readonly splitAfterHyphen?: string;
  /** Linking elements and parts; separated by white space. */
  readonly compounds?: {
    readonly linkingElements: readonly string[];
    readonly parts: string;
    readonly heads: string;
  };
  stem(word: string): string;
}

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const phrasesIn = (text: string): Set<string> =>
  new Set(
    text
      .split(',')
      .map((phrase) => phrase.trim().replace(/\s+/gu, ' '))
      .filter((phrase) => phrase !== ''),
  );

function withSpellings(words: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const word of words) {
    const bare = foldAccents(word);
    for (const spelling of [word, bare, word.replaceAll("'", ''), bare.replaceAll("'", '')])
      all.add(spelling);
  }
  return all;
}

/** Builds a pack from the readable lists of its file. */
export function createPack(source: PackSource): LanguagePack {
  const questionWords = withSpellings(wordsIn(source.questionWords));
  const functionWords = withSpellings(wordsIn(source.functionWords));
  for (const word of questionWords) functionWords.add(word);
  const stem = source.stem;
  const compounds: CompoundGrammar | null =
    source.compounds === undefined
      ? null
      : {
          linkingElements: source.compounds.linkingElements,
          parts: new Set(wordsIn(source.compounds.parts).flatMap((part) => [foldAccents(part), stem(part)])),
          heads: new Set(wordsIn(source.compounds.heads).map((head) => foldAccents(head))),
          functionWords,
          stem,
        };
  const lexicon = compounds === null ? null : listedParts(compounds);
  return {
    tag: source.tag,
    functionWords,
    questionWords,
    qualifiers: withSpellings(wordsIn(source.qualifiers ?? '')),
    intentWords: {
      informational: phrasesIn(source.intentWords.informational),
      commercial: phrasesIn(source.intentWords.commercial),
      transactional: phrasesIn(source.intentWords.transactional),
      navigational: phrasesIn(source.intentWords.navigational),
    },
    intentDecoys: phrasesIn(source.intentDecoys ?? ''),
    needWords: new Map(NEEDS.map((need) => [need, phrasesIn(source.needWords?.[need] ?? '')])),
    needDecoys: phrasesIn(source.needDecoys ?? ''),
    questionOpenings: new Set(
      [...phrasesIn(source.questionOpenings ?? '')].map((phrase) => foldAccents(phrase)),
    ),
    elisions: new Set(wordsIn(source.elisions ?? '')),
    splitAfterHyphen: new Set(wordsIn(source.splitAfterHyphen ?? '')),
    compounds,
    stem,
    splitCompound: (word) =>
      compounds === null || lexicon === null ? [] : splitCompound(word, compounds, lexicon),
  };
}

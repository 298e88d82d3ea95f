// Verbs and the nouns of their action, or what several do, where a list has both: `dégazer` and `dégazage`, `install` and `installation`, `craque` and `craquent`.
import { foldAccents, packFor } from '@silosmith/language';

/** Endings of nouns and of the verbs that they may come from; without accents, `-` for a verb without one. Every noun with every verb of its line. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['ation ations: - e', 'ion ions: e', 'ment ments: -', 'ional: ion', 'al als: - e'],
  fr: ['age ages ation ations ement ements tion tions: er ir re ee ees'],
  de: ['ung ungen: en n'],
  nl: ['ing ingen: en', 'ief ieve: ie'],
  es: ['acion aciones amiento amientos: ar', 'imiento imientos icion iciones: er ir'],
  it: ['azione azioni amento amenti: are', 'imento imenti izione izioni: ere ire'],
  pt: ['acao acoes amento amentos: ar', 'imento imentos icao icoes: er ir'],
};
/** The same of verbs for several and for one. Not Italian `-ano`, nor Portuguese `-em`: `italiano` is no form of `italia`, nor `viagem` of `viage`. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  fr: ['ent: e'],
  de: ['et: en'],
  es: ['an: a', 'en: e'],
  it: ['ono: e'],
  pt: ['am: a'],
};
const SHORTEST_OF_SEVERAL = 4;
/** Words of such an ending that come from none of these: a statement is no state, nor personal of a person; without accents. */
const OTHERS: ReadonlySet<string> = new Set(
  `personal natural central original statement statements foundation foundations corporation corporations fondation
    fondations`.split(/\s+/u),
);
/** Shorter beginnings meet by chance: `notion` has nothing to do with `note`, `village` with `ville`. */
const SHORTEST_ROOT: Readonly<Record<string, number>> = { en: 5, de: 4, nl: 4 };
const SHORTEST_ROOT_ELSEWHERE = 3;

interface Derivation {
  readonly noun: string;
  readonly verb: string;
  /** Letters of what both begin with. */
  readonly shortest: number;
}

function derivationsOf(tag: string): Derivation[] {
  const linesIn = (lines: readonly string[] = [], shortest: number) =>
    lines.flatMap((line) => {
      const [nouns = '', verbs = ''] = line.split(': ');
      const endings = verbs.split(' ').map((verb) => verb.replace('-', ''));
      return nouns.split(' ').flatMap((noun) => endings.map((verb) => ({ noun, verb, shortest })));
    });
  return [
    ...linesIn(ENDINGS[tag], SHORTEST_ROOT[tag] ?? SHORTEST_ROOT_ELSEWHERE),
    ...linesIn(SEVERAL[tag], SHORTEST_OF_SEVERAL),
  ];
}

/** Noun, or verb for several (folded) → the verb (folded) of the same list. */
export function nounsOfVerbs(words: Iterable<string>, language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { tag } = packFor(language);
  const vocabulary = new Set([...words].map(foldAccents));
  for (const { noun, verb, shortest } of derivationsOf(tag)) {
    for (const word of vocabulary) {
      const root = word.slice(0, -noun.length);
      if (root.length < shortest || !word.endsWith(noun) || found.has(word) || OTHERS.has(word)) continue;
      if (vocabulary.has(root + verb)) found.set(word, root + verb);
    }
  }
  return found;
}

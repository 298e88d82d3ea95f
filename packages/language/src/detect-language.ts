// Detects the languages of a list from its own words: function words, qualifiers, words of intent, scripts and letters of one language.
import { foldText } from './fold-text.ts';
import { packFor } from './packs/index.ts';

export interface LanguageShare {
  /** Primary language subtag. */
  readonly language: string;
  /** Texts in it ÷ texts whose language shows, 0 to 1. */
  readonly share: number;
  /** Texts in it. */
  readonly texts: number;
}

const WITH_PACK = ['en', 'nl', 'fr', 'de', 'es', 'it', 'pt'] as const;
/** Enough of the other languages to tell them from those above. */
const OTHERS: Readonly<Record<string, string>> = {
  pl: 'jak czy nie się sie jest dla przy oraz albo gdzie kiedy dlaczego ile jaki jaka jakie który która które ceny cena najlepsze opinie na od do po bez',
  sv: 'och att det är som på för med till av inte hur vad när var bästa pris köpa eller från vilken',
  da: 'og at det er som på for med til af ikke hvordan hvad hvornår hvor bedste pris købe eller fra hvilken',
  no: 'og at det er som på for med til av ikke hvordan hva når hvor beste pris kjøpe eller fra hvilken',
  tr: 've bir bu için ile nasıl nedir ne kadar en iyi mi mı fiyat fiyatları olan gibi var yok nerede',
  id: 'cara dan yang di untuk dengan dari apa adalah ini itu pada ke dalam tidak bisa atau membuat apakah bagaimana mengapa contoh harga terbaik',
};
const SCRIPTS: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
];
const LETTERS: Readonly<Record<string, string>> = {
  de: 'ßäöü',
  es: 'ñáíóú¿¡',
  fr: 'çêœùèâîû',
  pt: 'ãõçê',
  it: 'ùìòè',
  pl: 'łżśęąźćń',
  tr: 'ğşı',
  sv: 'åäö',
  da: 'åøæ',
  no: 'åøæ',
};
const NOT_ASCII = /[^\p{ASCII}]/u;
const LETTER_EVIDENCE = 0.75;
/** A text's language shows from so much evidence on, and where the next language has at most a share of it. */
const ENOUGH = 0.7;
const RIVAL_SHARE = 0.7;
/** A list shows its languages where so many texts do. */
const FEWEST_TEXTS = 2;
const FEWEST_SHARE = 0.03;

type Evidence = ReadonlyMap<string, readonly string[]>;

/** Word or letter → the languages that have it, built at the first question. */
let known: { readonly words: Evidence; readonly letters: Evidence } | null = null;

function evidence(): { readonly words: Evidence; readonly letters: Evidence } {
  if (known) return known;
  const words = new Map<string, string[]>();
  const letters = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, key: string, language: string): void => {
    const languages = to.get(key);
    if (!languages) to.set(key, [language]);
    else if (!languages.includes(language)) languages.push(language);
  };
  for (const language of WITH_PACK) {
    const { functionWords, qualifiers, intentWords } = packFor(language);
    const lists = [functionWords, qualifiers, ...Object.values(intentWords)];
    for (const list of lists)
      for (const phrase of list) if (!phrase.includes(' ')) add(words, phrase.replace('^', ''), language);
  }
  for (const [language, list] of Object.entries(OTHERS))
    for (const word of list.split(' ')) add(words, word, language);
  for (const [language, list] of Object.entries(LETTERS))
    for (const letter of list) add(letters, letter, language);
  known = { words, letters };
  return known;
}

/** The languages that have a word (folded) as function word, qualifier or word of intent. */
export function languagesOfWord(word: string): readonly string[] {
  return evidence().words.get(word) ?? NO_LANGUAGES;
}

const NO_LANGUAGES: readonly string[] = [];

/** The version of a model behind its number, a word of French: `iphone 14 plus`, `realme 14 pro plus`. */
const VERSION = /(?<=\p{N}\S*(?: \p{L}+)?) plus(?!\S)/gu;

/** Folded, without what only looks like a word of a language. */
export function wordsOfLanguage(text: string): string {
  const folded = foldText(text);
  return folded.includes(' plus') ? folded.replace(VERSION, '') : folded;
}

/** Language of one text where its words show it; null for names, codes and words of several languages. */
export function languageOfText(text: string): string | null {
  const folded = wordsOfLanguage(text);
  if (NOT_ASCII.test(folded)) {
    const script = SCRIPTS.find(([pattern]) => pattern.test(folded));
    if (script) return script[1];
  }
  const scores = new Map<string, number>();
  const { words, letters } = evidence();
  const count = (languages: readonly string[] | undefined, weight: number): void => {
    for (const language of languages ?? [])
      scores.set(language, (scores.get(language) ?? 0) + weight / (languages?.length ?? 1));
  };
  for (const word of folded.split(/[^\p{L}\p{M}]+/u)) if (word.length > 1) count(words.get(word), 1);
  if (NOT_ASCII.test(folded))
    for (const letter of new Set(folded)) count(letters.get(letter), LETTER_EVIDENCE);
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first || first[1] < ENOUGH || (second?.[1] ?? 0) > RIVAL_SHARE * first[1]) return null;
  return first[0];
}

/** Languages of the texts, the commonest first; [] where none shows. Independent of the order of the texts. */
export function detectLanguages(texts: Iterable<string>): LanguageShare[] {
  const counts = new Map<string, number>();
  let all = 0;
  let shown = 0;
  for (const text of texts) {
    all++;
    const language = languageOfText(text);
    if (language === null) continue;
    shown++;
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  if (shown < FEWEST_TEXTS || shown < FEWEST_SHARE * all) return [];
  return [...counts]
    .map(([language, count]) => ({ language, share: count / shown, texts: count }))
    .sort((a, b) => b.share - a.share || (a.language < b.language ? -1 : 1));
}

// Light stemmer: plurals in -en and -s, inflected adjectives, and the spelling changes they cause.
import { bareWord, endsInLetter, isVowelAt, undouble, vowelRuns } from './bare-word.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kinderen: 'kind',
    eieren: 'ei',
    bladeren: 'blad',
    liederen: 'lied',
    goederen: 'goed',
    kleren: 'kled',
    kleding: 'kleding',
    steden: 'stad',
    schepen: 'schip',
    leden: 'lid',
    wegen: 'weg',
    dagen: 'dag',
    glazen: 'glas',
    daken: 'dak',
    gaten: 'gat',
    spelen: 'spel',
    vaten: 'vat',
    goedkoper: 'goedkop',
    goedkopere: 'goedkop',
    goedkoopst: 'goedkop',
    goedkoopste: 'goedkop',
    betere: 'beter',
    grotere: 'grot',
    groter: 'grot',
    grootste: 'grot',
    kleiner: 'klein',
    kleinere: 'klein',
    kleinste: 'klein',
    nieuwste: 'nieuw',
    koopt: 'kop',
    gekocht: 'kop',
    tips: 'tip',
    tip: 'tip',
    films: 'film',
    shirts: 'shirt',
    clubs: 'club',
    shops: 'shop',
    trips: 'trip',
    apps: 'app',
    app: 'app',
    ads: 'ad',
    bars: 'bar',
    chips: 'chips',
    jeans: 'jeans',
    adres: 'adres',
    adressen: 'adres',
    proces: 'proces',
    processen: 'proces',
    succes: 'succes',
    successen: 'succes',
    open: 'open',
    samen: 'samen',
  }),
);

function withoutPluralS(word: string): string {
  const end = word.length - 1;
  if (!word.endsWith('s') || word.length < 5 || word.endsWith('ss')) return word;
  const before = word.charAt(end - 1);
  if (before === 'j') return word;
  if (before === 'e' || !isVowelAt(word, end - 1)) return vowelRuns(word) > 1 ? word.slice(0, end) : word;
  return word;
}

/** Dutch spelling: an open syllable has a single vowel and a voiced consonant, a closed one a double vowel and a voiceless one: bomen, boom; huizen, huis. */
function asClosedSyllable(stem: string): string {
  const end = stem.length - 1;
  const last = stem.charAt(end);
  let closed = last === 'v' ? `${stem.slice(0, end)}f` : last === 'z' ? `${stem.slice(0, end)}s` : stem;
  closed = undouble(closed);
  const at = closed.length - 2;
  const isLongVowel =
    at > 0 &&
    isVowelAt(closed, at) &&
    closed.charAt(at) !== 'i' &&
    closed.charAt(at) === closed.charAt(at - 1) &&
    !isVowelAt(closed, closed.length - 1);
  return isLongVowel ? closed.slice(0, at) + closed.slice(at + 1) : closed;
}

function withoutEn(word: string): string {
  if (word.endsWith('heden')) return `${word.slice(0, -5)}heid`;
  if (word.endsWith('ieen') || word.endsWith('eeen')) return word.slice(0, -2);
  const rest = word.length - 2;
  return word.endsWith('en') && rest >= 3 && !isVowelAt(word, rest - 1) ? word.slice(0, rest) : word;
}

function withoutE(word: string): string {
  const rest = word.length - 1;
  return word.endsWith('e') && rest >= 3 && !isVowelAt(word, rest - 1) ? word.slice(0, rest) : word;
}

/** Stem of a Dutch word: plural, possessive, final e removed; vowels and final consonants as in a closed syllable. */
export function stemDutch(word: string): string {
  const possessive = word.endsWith("'s") && word.length > 3 ? word.slice(0, -2) : word;
  const bare = bareWord(possessive);
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare) || bare.length < 4) return bare;
  const singular = withoutPluralS(bare);
  const base = withoutEn(singular);
  return asClosedSyllable(withoutE(base === singular ? singular : withoutPluralS(undouble(base))));
}

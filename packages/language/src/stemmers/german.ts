// Light stemmer: plural and case endings, inflected adjectives, umlauts in either spelling.
import { bareWord, endsInLetter, hasVowel, isVowelAt, vowelRuns } from './bare-word.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    beste: 'best',
    bester: 'best',
    besten: 'best',
    bestes: 'best',
    gekauft: 'kauf',
    kaufte: 'kauf',
    kauft: 'kauf',
    themen: 'thema',
    thema: 'thema',
    firma: 'firm',
    konten: 'konto',
    konto: 'konto',
    museen: 'museum',
    museum: 'museum',
    zentren: 'zentrum',
    zentrum: 'zentrum',
    praxen: 'praxis',
    praxis: 'praxis',
    lexika: 'lexikon',
    lexikon: 'lexikon',
    daten: 'daten',
    eltern: 'eltern',
    ostern: 'ostern',
    bayern: 'bayern',
  }),
);

const SHORTEST_STEM = 3;
/** Consonants after which a final s is an ending even in a monosyllable: jobs, apps, tests. */
const BEFORE_SHORT_S = 'bdfgmptk';
const BEFORE_LONG_S = 'bdfgklmnrtaoye';

/** `haeuser` as `hauser`: ae, oe, ue stand for umlauts except after a vowel or q. */
function withoutDigraphs(word: string): string {
  let at = word.indexOf('e', 1);
  let plain = word;
  while (at > 0) {
    const before = plain.charAt(at - 1);
    const isDigraph =
      (before === 'a' || before === 'o' || before === 'u') &&
      at >= 2 &&
      !isVowelAt(plain, at - 2) &&
      plain.charAt(at - 2) !== 'q';
    if (isDigraph) {
      plain = plain.slice(0, at) + plain.slice(at + 1);
      at = plain.indexOf('e', at);
    } else at = plain.indexOf('e', at + 1);
  }
  return plain;
}

function withoutOneEnding(word: string): string {
  const length = word.length;
  const cut = (count: number): string =>
    length - count >= SHORTEST_STEM && hasVowel(word, length - count) ? word.slice(0, length - count) : word;
  if (word.endsWith('innen')) return cut(5);
  if (word.endsWith('erin')) return cut(4);
  if (word.endsWith('ern') && length >= 6) return cut(3);
  if (word.endsWith('em') || word.endsWith('en') || word.endsWith('er') || word.endsWith('es')) return cut(2);
  if (word.endsWith('e')) return cut(1);
  if (word.endsWith('eln')) return cut(1);
  if (word.endsWith('s') && length > SHORTEST_STEM && !word.endsWith('ss')) {
    const allowed = vowelRuns(word) > 1 ? BEFORE_LONG_S : BEFORE_SHORT_S;
    return allowed.includes(word.charAt(length - 2)) ? word.slice(0, -1) : word;
  }
  if (word.endsWith('igst')) return word.slice(0, -2);
  if (word.endsWith('lichst')) return word.slice(0, -2);
  if (word.endsWith('niss')) return word.slice(0, -1);
  return word;
}

const MOST_ENDINGS = 4;

/** Stem of a German word: umlauts and ß folded, plural, case and adjective endings removed. */
export function stemGerman(word: string): string {
  const bare = withoutDigraphs(bareWord(word));
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare)) return bare;
  let stem = bare;
  for (let round = 0; round < MOST_ENDINGS; round++) {
    const shorter = withoutOneEnding(stem);
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem;
}

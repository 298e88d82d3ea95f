// Light stemmer: plurals, possessives, -ing, -ed, British and American spellings, irregular forms.
import { bareWord, endsInLetter, hasVowel, isVowelAt, vowelRuns } from './bare-word.ts';
import { IRREGULAR, NO_PLURAL_MEN } from './english-exceptions.ts';

const DOUBLED = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/u;

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || word.length <= 3) return word;
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  const isHeroes =
    word.endsWith('oes') && word.length > 5 && !word.endsWith('shoes') && !word.endsWith('noes');
  return word.slice(0, isHeroes ? -2 : -1);
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const length = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  const rest = word.length - length;
  if (length === 0 || rest < 3 || !hasVowel(word, rest)) return word;
  const stem = word.slice(0, rest);
  if (DOUBLED.test(stem) && stem.length > 3) return stem.slice(0, -1);
  return isShortWithE(stem) ? `${stem}e` : stem;
}

/** One short syllable: only the final e distinguishes hike, rate and plane from hik, rat and plan (as in Porter2, snowballstem.org). */
function isShortWithE(stem: string): boolean {
  const end = stem.length - 1;
  if (end < 2 || isVowelAt(stem, end) || 'wx'.includes(stem.charAt(end))) return false;
  return isVowelAt(stem, end - 1) && !isVowelAt(stem, end - 2) && vowelRuns(stem) === 1;
}

/** British and American spellings, and the noun beside its verb: optimisation, optimization, optimize. */
function withOneSpelling(word: string): string {
  let stem = word;
  if (stem.length >= 8 && stem.endsWith('tion') && !stem.endsWith('stion')) {
    stem = stem.slice(0, -3);
    if (stem.endsWith('isat') || stem.endsWith('izat')) stem = stem.slice(0, -2);
  } else if (stem.length >= 8 && stem.endsWith('ator')) stem = stem.slice(0, -2);
  return stem.length >= 6 && stem.endsWith('our') ? `${stem.slice(0, -2)}r` : stem;
}

function withoutSilentEnding(word: string): string {
  const end = word.length - 1;
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.endsWith('e') && word.length > 3 && !word.endsWith('ee') && !word.endsWith('oe'))
    return isShortWithE(word.slice(0, end)) ? word : word.slice(0, end);
  return word.length > 4 && word.endsWith('ll') ? word.slice(0, end) : word;
}

/** Stem of an English word: plural, possessive, -ing, -ed and silent e removed; light, so that university and universal stay distinct. */
export function stemEnglish(word: string): string {
  const possessive = word.endsWith("'s") ? word.slice(0, -2) : word;
  const bare = bareWord(possessive);
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare)) return bare;
  if (bare.length < 4) return bare;
  const singular = withoutPlural(bare);
  if (singular.length > 5 && singular.endsWith('men') && !NO_PLURAL_MEN.has(singular))
    return `${singular.slice(0, -2)}an`;
  const known = IRREGULAR.get(singular);
  if (known !== undefined) return known;
  const stem = withoutSilentEnding(withOneSpelling(withoutVerbEnding(singular)));
  if (stem.endsWith('yz')) return `${stem.slice(0, -1)}s`;
  const isVerbInIse = stem !== singular && stem.length >= 5 && stem.endsWith('is');
  return isVerbInIse ? `${stem.slice(0, -1)}z` : stem;
}

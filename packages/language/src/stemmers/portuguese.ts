// Light stemmer: plurals, gender of longer words, infinitives. Input is without accents.
import { bareWord, endsInLetter, isVowelAt } from './bare-word.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mes: 'mes',
    meses: 'mes',
    melhor: 'melhor',
    melhores: 'melhor',
    mais: 'mais',
    porta: 'porta',
    portas: 'porta',
    conta: 'conta',
    contas: 'conta',
    boa: 'bom',
    boas: 'bom',
    bons: 'bom',
    gratuito: 'grat',
    gratuita: 'grat',
    gratuitos: 'grat',
    gratuitas: 'grat',
    gratis: 'grat',
    seis: 'seis',
    onibus: 'onibus',
    virus: 'virus',
    lapis: 'lapis',
  }),
);

const LONG = 6;
const SHORTEST_STEM = 3;
const plurals: readonly (readonly [ending: string, by: string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
];

function singularOf(word: string): string {
  for (const [ending, by] of plurals) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length) + by;
    return stem.length >= SHORTEST_STEM ? stem : word;
  }
  let stem = word;
  if (stem.endsWith('eses') && stem.length > LONG) stem = stem.slice(0, -2);
  else if (stem.endsWith('esas') && stem.length > LONG + 1) stem = stem.slice(0, -2);
  else if (stem.endsWith('esa') && stem.length > LONG) stem = stem.slice(0, -1);
  return stem.endsWith('s') && isVowelAt(stem, stem.length - 2) ? stem.slice(0, -1) : stem;
}

/** Stem of a Portuguese word: number, gender from six letters on, infinitive endings removed. */
export function stemPortuguese(word: string): string {
  const bare = bareWord(word);
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare) || bare.length < 4) return bare;
  let stem = singularOf(bare);
  const last = stem.charAt(stem.length - 1);
  if (last === 'e' && stem.length > SHORTEST_STEM) stem = stem.slice(0, -1);
  else if ((last === 'a' || last === 'o') && stem.length >= LONG && !stem.endsWith('ao'))
    return stem.slice(0, -1);
  const isInfinitive = stem.endsWith('ar') || stem.endsWith('er') || stem.endsWith('ir');
  return isInfinitive && stem.length >= LONG ? stem.slice(0, -2) : stem;
}

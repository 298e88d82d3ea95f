// Light stemmer: plurals, gender of longer words, infinitives. Input is without accents.
import { bareWord, endsInLetter, isVowelAt } from './bare-word.ts';

/** Pairs that the gender rule would conflate, and words a rule would overstem. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    puerta: 'puerta',
    puertas: 'puerta',
    cuenta: 'cuenta',
    cuentas: 'cuenta',
    meses: 'mes',
    mes: 'mes',
    gratis: 'grat',
    gratuito: 'grat',
    gratuita: 'grat',
    gratuitos: 'grat',
    gratuitas: 'grat',
    mejores: 'mejor',
    mejor: 'mejor',
    buena: 'buen',
    bueno: 'buen',
    buenas: 'buen',
    buenos: 'buen',
  }),
);

const LONG = 6;
const SHORTEST_STEM = 3;

function singularOf(word: string): string {
  if (word.endsWith('eses') && word.length > LONG) return word.slice(0, -2);
  if (word.endsWith('esa') && word.length > LONG) return word.slice(0, -1);
  if (word.endsWith('esas') && word.length > LONG + 1) return word.slice(0, -2);
  return word;
}

/** Stem of a Spanish word: number, gender from six letters on, infinitive endings removed. */
export function stemSpanish(word: string): string {
  const bare = bareWord(word);
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare) || bare.length < 4) return bare;
  let stem = singularOf(bare);
  if (stem.endsWith('s') && isVowelAt(stem, stem.length - 2)) stem = stem.slice(0, -1);
  const last = stem.charAt(stem.length - 1);
  if (stem.endsWith('ce') && stem.length > SHORTEST_STEM) return `${stem.slice(0, -2)}z`;
  if (last === 'e' && stem.length > SHORTEST_STEM) stem = stem.slice(0, -1);
  else if ((last === 'a' || last === 'o') && stem.length >= LONG) return stem.slice(0, -1);
  const isInfinitive = stem.endsWith('ar') || stem.endsWith('er') || stem.endsWith('ir');
  return isInfinitive && stem.length >= LONG ? stem.slice(0, -2) : stem;
}

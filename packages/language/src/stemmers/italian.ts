// Light stemmer: number and gender are in the last vowel; infinitive endings are removed, too.
import { bareWord, endsInLetter } from './bare-word.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uomini: 'uom',
    uomo: 'uom',
    uova: 'uov',
    uovo: 'uov',
    migliore: 'miglior',
    migliori: 'miglior',
    miglior: 'miglior',
    gratis: 'grat',
    gratuito: 'grat',
    gratuita: 'grat',
    gratuiti: 'grat',
    gratuite: 'grat',
    dei: 'dio',
    // Not the search (`cerca`, `cerchi`).
    cerchio: 'cerchio',
    cerchi: 'cerchio',
    // Two cities.
    lecce: 'lecce',
    lecco: 'lecco',
    mare: 'mare',
    mari: 'mare',
  }),
);

const SHORTEST_STEM = 3;
const SHORTEST_INFINITIVE = 7;

function endsInPlainVowel(word: string): boolean {
  const last = word.charAt(word.length - 1);
  return last === 'a' || last === 'e' || last === 'i' || last === 'o';
}

/** Stem of an Italian word: last vowel, hard-c spelling and infinitive ending removed. */
export function stemItalian(word: string): string {
  const bare = bareWord(word);
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare) || bare.length <= SHORTEST_STEM || !endsInPlainVowel(bare)) return bare;
  let stem = bare.slice(0, -1);
  const isInfinitive = stem.endsWith('ar') || stem.endsWith('er') || stem.endsWith('ir');
  if (isInfinitive && stem.length >= SHORTEST_INFINITIVE) stem = stem.slice(0, -2);
  if (stem.length > SHORTEST_STEM && stem.endsWith('i')) stem = stem.slice(0, -1);
  return stem.length > SHORTEST_STEM && (stem.endsWith('ch') || stem.endsWith('gh'))
    ? stem.slice(0, -1)
    : stem;
}

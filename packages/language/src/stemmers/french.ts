// Light stemmer: plurals, feminines, infinitives and participles. Input is without accents.
import { bareWord, endsInLetter, undouble } from './bare-word.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    yeux: 'oeil',
    travaux: 'travail',
    vitraux: 'vitrail',
    baux: 'bail',
    tuyaux: 'tuyau',
    noyaux: 'noyau',
    boyaux: 'boyau',
    chevaux: 'cheval',
    taux: 'taux',
    faux: 'faux',
    chaux: 'chaux',
    blanche: 'blanc',
    blanches: 'blanc',
    fraiche: 'frai',
    fraiches: 'frai',
    frais: 'frai',
    seche: 'sec',
    seches: 'sec',
    bus: 'bus',
    gaz: 'gaz',
    mer: 'mer',
    mers: 'mer',
    mere: 'mere',
    meres: 'mere',
    meilleure: 'meilleu',
    belle: 'beau',
    belles: 'beau',
    nouvelle: 'nouveau',
    nouvelles: 'nouveau',
    nouvel: 'nouveau',
    vieille: 'vieux',
    vieilles: 'vieux',
    vieil: 'vieux',
    vieux: 'vieux',
  }),
);

const SHORTEST_STEM = 3;
const endingsByLength: readonly (readonly [ending: string, by: string])[] = [
  ['trices', 'teu'],
  ['trice', 'teu'],
  ['euses', 'eu'],
  ['euse', 'eu'],
  ['eures', 'eu'],
  ['eure', 'eu'],
  ['eurs', 'eu'],
  ['eur', 'eu'],
  ['eux', 'eu'],
  ['eaux', 'eau'],
  ['ieres', 'i'],
  ['iere', 'i'],
  ['iers', 'i'],
  ['ier', 'i'],
  ['ees', ''],
  ['ee', ''],
  ['ers', ''],
  ['er', ''],
  ['ez', ''],
];

function withoutEnding(word: string): string {
  if (word.endsWith('aux') && !word.endsWith('eaux') && word.length > 5) return `${word.slice(0, -3)}al`;
  for (const [ending, by] of endingsByLength) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length) + by;
    if (stem.length >= SHORTEST_STEM) return stem;
  }
  let stem = word;
  if (
    stem.length > 3 &&
    (stem.endsWith('s') || (stem.endsWith('x') && stem.length > 4)) &&
    !stem.endsWith('ss')
  )
    stem = stem.slice(0, -1);
  if (stem.length > SHORTEST_STEM && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem;
}

/** Final letters that change with the feminine: sportif, sportive; public, publique; long, longue. */
function asMasculine(stem: string): string {
  if (stem.length <= SHORTEST_STEM) return stem;
  if (stem.endsWith('v')) return `${stem.slice(0, -1)}f`;
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}c`;
  if (stem.endsWith('gu')) return stem.slice(0, -1);
  return undouble(stem);
}

/** Stem of a French word: number, gender, infinitive and participle endings removed. */
export function stemFrench(word: string): string {
  const bare = bareWord(word);
  const irregular = IRREGULAR.get(bare);
  if (irregular !== undefined) return irregular;
  if (!endsInLetter(bare) || bare.length < 4) return bare;
  return asMasculine(withoutEnding(bare));
}

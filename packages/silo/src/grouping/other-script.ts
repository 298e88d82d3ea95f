// Names written in the letters of another language: `касио` is `casio`, `тойота` is `toyota`.
import { foldAccents } from '@silosmith/language';

const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const LATIN = /^\p{Script=Latin}+$/u;
/** With fewer sounds too many words are like others. */
const FEWEST_SOUNDS = 4;

/** Cyrillic letters and what each sounds like; S for `sh`, C for `ch`, a letter alone for no sound. Russian, Ukrainian, Bulgarian and Serbian. */
const LETTERS = `аa бb вv гg ґg дd еe ёe эe єe жj зz иi іi їi йi јi ыi кk лl мm нn оo пp рr сs тt уu фf хh цts чC шS щS ъ ь юiu яia`;
const SOUNDS: ReadonlyMap<string, string> = new Map(
  LETTERS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Of English and of brands: letters that are read alike become one. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh/gu, 'S'],
  [/tch|ch/gu, 'C'],
  [/ck|q/gu, 'k'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/x/gu, 'ks'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/w/gu, 'v'],
  [/y/gu, 'i'],
];

const REPEATED = /(.)\1+/gu;

function soundOf(stem: string): string {
  const sounds = CYRILLIC.test(stem)
    ? Array.from(stem, (letter) => SOUNDS.get(letter) ?? letter).join('')
    : READ_AS.reduce((text, [letters, sound]) => text.replace(letters, sound), foldAccents(stem));
  return sounds.replace(REPEATED, '$1');
}

/** Stem in Cyrillic letters → stem in Latin ones that sounds the same. O(letters); a list without both has none. */
export function otherScripts(stems: readonly string[]): ReadonlyMap<number, number> {
  const meant = new Map<number, number>();
  const foreign = stems.flatMap((stem, id) => (CYRILLIC.test(stem) ? [id] : []));
  if (foreign.length === 0) return meant;
  const bySound = new Map<string, number>();
  stems.forEach((stem, id) => {
    const sound = LATIN.test(stem) ? soundOf(stem) : '';
    if (sound.length >= FEWEST_SOUNDS && !bySound.has(sound)) bySound.set(sound, id);
  });
  for (const id of foreign) {
    const latin = bySound.get(soundOf(stems[id] ?? ''));
    if (latin !== undefined) meant.set(id, latin);
  }
  return meant;
}

// Names written in the letters of another language: `касио` is `casio`, `тойота` is `toyota`.
import { foldAccents } from '@silosmith/language';

const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const LATIN = /^\p{Script=Latin}+$/u;
/** With fewer sounds too many words are like others. */
const FEWEST_SOUNDS = 4;

/** What a Cyrillic letter sounds like, in Latin letters that `soundOfLatin` leaves; S for `sh`, C for `ch`. Russian, Ukrainian, Bulgarian and Serbian. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      а: 'a',
      б: 'b',
      в: 'v',
      г: 'g',
      ґ: 'g',
      д: 'd',
      е: 'e',
      ё: 'e',
      э: 'e',
      є: 'e',
      ж: 'j',
      з: 'z',
      и: 'i',
    },
    ...{
      і: 'i',
      ї: 'i',
      й: 'i',
      ј: 'i',
      ы: 'i',
      к: 'k',
      л: 'l',
      м: 'm',
      н: 'n',
      о: 'o',
      п: 'p',
      р: 'r',
      с: 's',
    },
    ...{ т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'C', ш: 'S', щ: 'S', ъ: '', ь: '', ю: 'iu', я: 'ia' },
  }),
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
  if (CYRILLIC.test(stem))
    return Array.from(stem, (letter) => SOUNDS.get(letter) ?? letter)
      .join('')
      .replace(REPEATED, '$1');
  const bare = foldAccents(stem);
  return READ_AS.reduce((text, [letters, sound]) => text.replace(letters, sound), bare).replace(
    REPEATED,
    '$1',
  );
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

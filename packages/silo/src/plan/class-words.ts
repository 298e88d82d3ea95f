// Words for what all the named things of a list are: `cars` in one of makers and models. They tell nothing there: `bentley cars` is `bentley`.
import { foldAccents, type LanguagePack } from '@silosmith/language';
import { namesKindFirst } from '../grouping/kind-order.ts';
import { countWritten, type WrittenWords } from './written-words.ts';

/** By the tag of a language, without accents. */
const CLASSES: Readonly<Record<string, string>> = {
  en: 'car cars automobile automobiles vehicle vehicles auto autos',
  de: 'auto autos wagen fahrzeug fahrzeuge pkw',
  fr: 'voiture voitures auto autos automobile automobiles vehicule vehicules',
  es: 'coche coches auto autos vehiculo vehiculos automovil automoviles',
  it: 'auto automobile automobili veicolo veicoli vettura vetture',
  pt: 'carro carros automovel automoveis veiculo veiculos',
  nl: "auto autos auto's wagen wagens voertuig voertuigen",
};
/**
 * A list is about such things where they are so many of its words, and where so many of the keywords that say one name something else by it that others
 * name without: `bentley cars` and `new bentley`, not `electric cars`, nor `car insurance`, which is no car.
 */
const SHARE = 0.1;
const NAMED = 0.25;

export interface WordTests {
  /** Whether a word says something, whatever the list is about. */
  readonly tells: (word: string) => boolean;
  /** Whether it may say of which thing. */
  readonly names: (word: string) => boolean;
}

/** None where a list is about something else. O(words of the list). */
export function classWords(listed: WrittenWords, pack: LanguagePack, test: WordTests): ReadonlySet<string> {
  const words = new Set(CLASSES[pack.tag]?.split(' '));
  const isClass = Uint8Array.from(listed.words, (word) => (words.has(foldAccents(word)) ? 1 : 0));
  const times = countWritten(listed).reduce((sum, count, id) => sum + (isClass[id] === 1 ? count : 0), 0);
  const rows = listed.offsets.length - 1;
  if (times === 0 || times < SHARE * rows) return new Set();
  const isTelling = Uint8Array.from(listed.words, (word, id) =>
    isClass[id] === 0 && test.tells(word) ? 1 : 0,
  );
  const isKindFirst = namesKindFirst(pack.tag);
  const isHead = (ids: Uint32Array): boolean => {
    const at = isKindFirst
      ? ids.findIndex((id) => isClass[id] === 1)
      : ids.findLastIndex((id) => isClass[id] === 1);
    const beside = isKindFirst ? ids.subarray(0, at) : ids.subarray(at + 1);
    return !beside.some((id) => isTelling[id] === 1 && test.names(listed.words[id] ?? ''));
  };
  const said = new Set<string>();
  const saidBesides: string[] = [];
  let saying = 0;
  for (let row = 0; row < rows; row++) {
    const ids = listed.ids.subarray(listed.offsets[row], listed.offsets[row + 1]);
    const telling = [...new Set(ids.filter((id) => isTelling[id] === 1))].sort((a, b) => a - b).join(' ');
    if (!ids.some((id) => isClass[id] === 1)) said.add(telling);
    else {
      saying++;
      if (telling !== '' && isHead(ids)) saidBesides.push(telling);
    }
  }
  if (saidBesides.filter((telling) => said.has(telling)).length < NAMED * saying) return new Set();
  return new Set(listed.words.filter((_, id) => isClass[id] === 1));
}

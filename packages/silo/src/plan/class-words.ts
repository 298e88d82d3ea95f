// Words for what all the named things of a list are: `cars` in one of makers and models. They tell nothing there: `bentley cars` is `bentley`.
import { foldAccents, type LanguagePack } from '@silosmith/language';
import { countWritten, type WrittenWords } from './written-words.ts';

/** By the tag of a language, without accents. */
const CLASSES: Readonly<Record<string, string>> = {
  en: 'car cars automobile automobiles vehicle vehicles auto autos',
  de: 'auto autos wagen fahrzeug fahrzeuge pkw',
  fr: 'voiture voitures auto autos automobile automobiles vehicule vehicules',
  es: 'coche coches carro carros auto autos vehiculo vehiculos automovil automoviles',
  it: 'auto automobile automobili macchina macchine veicolo veicoli vettura vetture',
  pt: 'carro carros automovel automoveis veiculo veiculos',
  nl: "auto autos auto's wagen wagens voertuig voertuigen",
};
/** A list is about such things where so many of its keywords say so, and where so many of these say besides what others say without: `bentley cars` and `new bentley`, not `electric cars`. */
const SHARE = 0.1;
const NAMED = 0.4;

/** None where a list is about something else. `tells`: whether a word says something, whatever the list is about. O(words of the list). */
export function classWords(
  listed: WrittenWords,
  { tag }: LanguagePack,
  tells: (word: string) => boolean,
): ReadonlySet<string> {
  const words = new Set(CLASSES[tag]?.split(' '));
  const isClass = Uint8Array.from(listed.words, (word) => (words.has(foldAccents(word)) ? 1 : 0));
  const all = countWritten(listed).reduce((sum, count, id) => sum + (isClass[id] === 1 ? count : 0), 0);
  const rows = listed.offsets.length - 1;
  if (all === 0 || all < SHARE * rows) return new Set();
  const isTelling = Uint8Array.from(listed.words, (word, id) => (isClass[id] === 0 && tells(word) ? 1 : 0));
  const said = new Set<string>();
  const saidBesides: string[] = [];
  for (let row = 0; row < rows; row++) {
    const ids = listed.ids.subarray(listed.offsets[row], listed.offsets[row + 1]);
    const telling = [...new Set(ids.filter((id) => isTelling[id] === 1))].sort((a, b) => a - b).join(' ');
    if (ids.some((id) => isClass[id] === 1)) saidBesides.push(telling);
    else said.add(telling);
  }
  const named = saidBesides.filter((telling) => telling !== '' && said.has(telling));
  if (named.length < NAMED * saidBesides.length) return new Set();
  return new Set(listed.words.filter((_, id) => isClass[id] === 1));
}

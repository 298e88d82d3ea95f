// Words that are taken for one another beside a certain word alone: a shower's `pan`, `base` and `tray`. They are one in lists that are about such a thing.
import type { LanguagePack } from '@silosmith/language';
import { countWritten, type WrittenWords } from './written-words.ts';

/** By the tag of a language: the word of the thing, then the words that are one beside it. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  en: [
    'shower: pan base tray',
    'bathtub: surround enclosure',
    'insurance: policy plan',
    'tv: stand unit cabinet console',
    'wine: fridge cooler',
    'phone: case cover',
    'bed: frame base',
    'cat: tree tower condo',
    'dog: leash lead',
    'gutter: guard cover',
    'error: display show',
  ],
};
/** A list is about a thing that so many of its keywords name. */
const SHARE = 0.1;

/** Stem of a word → the word that stands for it in this list. */
export function wordsBeside(listed: WrittenWords, { tag, stem }: LanguagePack): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const groups = BESIDE[tag] ?? [];
  const rows = listed.offsets.length - 1;
  const times = groups.length === 0 ? new Uint32Array(0) : countWritten(listed);
  for (const group of groups) {
    const [thing = '', words = ''] = group.split(': ');
    const said = times[listed.idOf.get(thing) ?? -1] ?? 0;
    if (said < SHARE * rows) continue;
    const [first = '', ...others] = words.split(' ');
    for (const word of others) found.set(stem(word), first);
  }
  return found;
}

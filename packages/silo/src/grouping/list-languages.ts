// Languages of a list by its words; the language tag it came with is a hint.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { detectLanguages, type LanguageShare, languageOfList, packFor } from '@silosmith/language';

/** Rows that are asked at most, chosen by their text, so that their order does not matter. */
const MOST_ASKED = 4096;
/** Of a list that shows no one language the hint is believed from this share on. */
const HINT_SHARE = 0.3;
/** A second language counts from this share of the list on. */
const SECOND_SHARE = 0.12;

/** What a sample of a list says of its languages. */
export interface SampledLanguages {
  /** Of the texts whose language shows. */
  readonly shares: readonly LanguageShare[];
  /** The language that most of the list is in by its own words; null where they do not show it. */
  readonly spoken: string | null;
}

export function sampleLanguages(table: Pick<KeywordTable, 'rowCount' | 'keyword'>): SampledLanguages {
  const sample = sampleOf(table);
  const shares = detectLanguages(sample);
  return { shares, spoken: languageOfList(sample, shares) };
}

/** The language to stem in, then others whose function words and qualifiers are known as such. */
export function listLanguages({ shares, spoken }: SampledLanguages, hint: string): string[] {
  const hinted = packFor(hint).tag;
  const isHint = shares.some(({ language, share }) => language === hinted && share >= HINT_SHARE);
  const main = spoken ?? (isHint ? hinted : (shares[0]?.language ?? hinted));
  const others = shares.filter(({ share }) => share >= SECOND_SHARE).map(({ language }) => language);
  return [...new Set([main, ...others])];
}

/** The language that most of the list is in by its own words; null where they do not show it. */
export function spokenLanguage(table: Pick<KeywordTable, 'rowCount' | 'keyword'>): string | null {
  return sampleLanguages(table).spoken;
}

function sampleOf({ rowCount, keyword }: Pick<KeywordTable, 'rowCount' | 'keyword'>): string[] {
  const oneIn = Math.ceil(rowCount / MOST_ASKED);
  const sample: string[] = [];
  for (let row = 0; row < rowCount; row++) {
    if (
      oneIn > 1 &&
      hashOf(keyword.bytes, keyword.offsets[row] ?? 0, keyword.offsets[row + 1] ?? 0) % oneIn !== 0
    )
      continue;
    sample.push(textAt(keyword, row));
  }
  return sample;
}

/** FNV-1a over the bytes of a text. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

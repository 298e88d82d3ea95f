// Degree to which a list consists of rewordings (what people write for a need) rather than searches (heads with modifiers).
import type { ContentSets } from './content-sets.ts';
import { extensionShareOf } from './head-terms.ts';
import type { KeywordWords } from './keyword-words.ts';

/** Mean blank-separated words of a keyword: searches stay below, rewordings reach 5.5 to 8. */
const LENGTH = { from: 4.5, full: 5.2 } as const;
/** Share of keywords that are another one and a word more: 0.2 to 0.26 in rewordings, 0.35 to 0.9 in what a tool lists. */
const EXTENDING = { none: 0.4, full: 0.3 } as const;
/** In a short list a pattern may be chance. */
const UNITS = { from: 200, full: 400 } as const;

/** 0 to 1; continuous, so that a keyword more never changes the method. */
export function rewordingOf(words: KeywordWords, content: ContentSets): number {
  const { ofUnit } = content;
  const long = rise(words.meanLength, LENGTH.from, LENGTH.full);
  const many = rise(ofUnit.length, UNITS.from, UNITS.full);
  if (long === 0 || many === 0) return 0;
  const distinct = 1 - rise(extensionShareOf(content), EXTENDING.full, EXTENDING.none);
  return Math.min(long, many, distinct);
}

const rise = (value: number, from: number, full: number): number =>
  Math.min(1, Math.max(0, (value - from) / (full - from)));

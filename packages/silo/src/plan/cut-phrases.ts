// Phrases that are the rest of longer names: `service nyc` of `car service nyc` and `limo service nyc`.
import type { HubPhrase } from './hub-phrases.ts';
import type { KeywordPart } from './word-reader.ts';

/**
 * Whether every keyword that says a phrase has a telling word right before it, to which the phrase's first word belongs: that one goes with other
 * words, too. `isElsewhere`: whether keywords without the whole phrase have these words; `tunbridge` is always that of `tunbridge wells`.
 */
export function isCutFrom(
  { ids }: Pick<HubPhrase, 'ids'>,
  keywords: readonly (readonly KeywordPart[])[],
  isElsewhere: (words: readonly number[]) => boolean,
): boolean {
  let isBehind = false;
  for (const parts of keywords) {
    const first = parts.findIndex((_, at) => isAt(parts, at, ids));
    if (first < 0) continue;
    const own = parts[first]?.ids ?? [];
    const isAlone = (parts[first - 1]?.ids ?? []).length === 0;
    if (isAlone || own.length === ids.length || !isElsewhere(own)) return false;
    isBehind = true;
  }
  return isBehind;
}

function isAt(parts: readonly KeywordPart[], at: number, ids: readonly number[]): boolean {
  const run = parts.slice(at, at + ids.length).flatMap((part) => part.ids);
  return run.length > 0 && ids.every((id) => run.includes(id)) && run.every((id) => ids.includes(id));
}

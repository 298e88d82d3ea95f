// A keyword with what the search hits in it.
import { hitParts } from './search-hits.ts';

export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  return hitParts(text, words).map(({ text: part, isHit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    isHit ? <mark key={at}>{part}</mark> : part,
  );
}

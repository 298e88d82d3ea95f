import { packFor } from './packs/index.ts';
import { splitWords } from './split-words.ts';

/** Distinct stems in order of appearance; function words are dropped unless nothing would remain. */
export function stemsOf(text: string, language: string): string[] {
  const pack = packFor(language);
  const words = splitWords(text, language);
  const content = words.filter((word) => !pack.functionWords.has(word));
  const stems = new Set<string>();
  for (const word of content.length > 0 ? content : words) stems.add(pack.stem(word));
  return [...stems];
}

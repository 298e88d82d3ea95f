// Which tool wrote the file? Told by its headers.
import { foldWords } from '../words/fold-words.ts';
import { TOOL_SIGNATURES } from './synonyms/tool-signatures.ts';

/** The tool's id, or `unknown`. Headers of comparison exports count by their name without the period. */
export function toolOf(headers: readonly { readonly full: string; readonly bare: string }[]): string {
  const names = new Set(headers.flatMap(({ full, bare }) => [full, bare]));
  const has = (header: string): boolean => names.has(foldWords(header));
  const found = TOOL_SIGNATURES.find(
    ({ all, none }) => all.every((options) => options.some(has)) && !(none ?? []).some(has),
  );
  return found?.id ?? 'unknown';
}

import { foldWords } from '../words/fold-words.ts';
import { TOOL_SIGNATURES } from './synonyms/tool-signatures.ts';

/** Id of the tool that wrote the file, by its headers, or `unknown`. Headers of comparison exports match without their period. */
export function toolOf(headers: readonly { readonly full: string; readonly bare: string }[]): string {
  const names = new Set(headers.flatMap(({ full, bare }) => [full, bare]));
  const has = (header: string): boolean => names.has(foldWords(header));
  const found = TOOL_SIGNATURES.find(
    ({ all, none }) => all.every((options) => options.some(has)) && !(none ?? []).some(has),
  );
  return found?.id ?? 'unknown';
}

// English `it`: a pronoun, or information technology (`it degree`), by the words beside it.

const BEFORE: ReadonlySet<string> = new Set('does did do can will would should could worth has'.split(' '));

/** `what is it` and `is it safe` ask about what was named, `what is it support` does not. False in other languages, and for other words. */
export function isPronounIt(words: readonly string[], at: number, language: string): boolean {
  if (words[at] !== 'it' || language !== 'en') return false;
  const before = words[at - 1] ?? '';
  if (BEFORE.has(before)) return true;
  return (before === 'is' || before === 'was') && (at === words.length - 1 || words[at - 2] !== 'what');
}

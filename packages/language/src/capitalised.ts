const CAPITAL_LATER = /^\p{Ll}+\p{Lu}/u;

/** With a capital letter first, whatever the first letter is, but for a brand that has one later: `iPhone`. */
export function capitalised(text: string): string {
  if (CAPITAL_LATER.test(text)) return text;
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

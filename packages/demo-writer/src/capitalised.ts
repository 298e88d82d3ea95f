/** With its first letter large, whatever it is, but for a brand that has a large one later: `iPhone`. */
export function capitalised(text: string): string {
  if (CAPITAL_LATER.test(text)) return text;
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

const CAPITAL_LATER = /^\p{Ll}+\p{Lu}/u;

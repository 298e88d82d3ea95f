// Postal codes of states, in a list that writes the state in full as well: `seo az` beside `seo arizona`.

/** Codes that are no word, nor short for anything else that lists are about (`va` loans, `sd` cards). States of two words are known by their initials. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['az', 'arizona'],
  ['ct', 'connecticut'],
  ['fl', 'florida'],
  ['ky', 'kentucky'],
  ['mn', 'minnesota'],
  ['nv', 'nevada'],
  ['tn', 'tennessee'],
  ['tx', 'texas'],
  ['ut', 'utah'],
  ['wi', 'wisconsin'],
]);

/** The state that a word is the code of; undefined for other words, and where the list does not name it. */
export function stateOfCode(word: string, listed: { has(word: string): boolean }): string | undefined {
  const state = STATES.get(word);
  return state !== undefined && listed.has(state) ? state : undefined;
}

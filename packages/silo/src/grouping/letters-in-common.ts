// Inflections and compounds share a run of letters with what they come from, whether or not the list's language is known.

const RUN = 3;

/** Whether three letters in a row of one word are in the other. */
export function haveLettersInCommon(a: string, b: string): boolean {
  for (let at = 0; at + RUN <= a.length; at++) if (b.includes(a.slice(at, at + RUN))) return true;
  return false;
}

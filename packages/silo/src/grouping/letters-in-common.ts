// Inflections and compounds share a run of letters with what they come from, whether or not the list's language is known.

/** Whether three letters in a row of one word are in the other. */
export function haveLettersInCommon(a: string, b: string): boolean {
  for (let i = 2; i < a.length; i++) {
    const last = a.charCodeAt(i);
    for (let j = 2; j < b.length; j++) {
      if (b.charCodeAt(j) !== last || b.charCodeAt(j - 1) !== a.charCodeAt(i - 1)) continue;
      if (b.charCodeAt(j - 2) === a.charCodeAt(i - 2)) return true;
    }
  }
  return false;
}

// Whether two stems may be forms, spellings or an abbreviation of one word: where they may, they name no two things.

const SAME_BEGINNING = 4;
const SHORTEST_PART = 4;
/** One letter in so many may differ. */
const LETTERS_A_SLIP = 4;
const LONGEST_INITIALS = 2;

export function areFormsOfOneWord(a: string, b: string): boolean {
  if (a.slice(0, SAME_BEGINNING) === b.slice(0, SAME_BEGINNING)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= SHORTEST_PART && long.includes(short)) return true;
  if (short.length <= LONGEST_INITIALS && long.startsWith(short)) return true;
  const most = Math.floor(short.length / LETTERS_A_SLIP);
  return long.length - short.length <= most && editsBetween(short, long) <= most;
}

/** Letters to add, leave out or replace (Levenshtein). O(a × b). */
function editsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

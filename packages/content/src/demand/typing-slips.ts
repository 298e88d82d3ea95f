// Keywords that are typed wrong: nobody writes a heading for them, and a page that has the word right answers them.

/** Pieces of a web address that people type into a search box. */
const ADDRESS_PARTS: ReadonlySet<string> = new Set(['www', 'http', 'https', 'com']);
/** Shorter words one letter apart are as often two words: `hotel`, `hostel`. */
const SHORTEST = 6;

/** Whether a word says no more than the page's own words do: a piece of an address, or one of them with one letter wrong. */
export const isSlip = (word: string, own: ReadonlySet<string>): boolean =>
  ADDRESS_PARTS.has(word) || [...own].some((one) => isOneLetterOff(word, one));

/** Whether `text` is one of the words with a blank in it: `heal th`. */
export const isTornWord = (text: string, words: readonly string[]): boolean =>
  /\s/u.test(text) && words.includes(text.replace(/\s+/gu, '').toLowerCase());

/** One letter more, less, another, or two that changed places. O(length). */
function isOneLetterOff(a: string, b: string): boolean {
  if (a.length < SHORTEST || b.length < SHORTEST || Math.abs(a.length - b.length) > 1 || a === b)
    return false;
  let from = 0;
  while (a[from] !== undefined && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

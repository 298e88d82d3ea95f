// Character trigrams of a spelling, across word boundaries: typos and joined words still share most of them.

/** Runs are numbered by hash; some of the tens of thousands of runs of a list share a number, which costs next to nothing. */
export const RUN_NUMBERS = 1 << 18;
const LENGTH = 3;
const BORDER = '_'.charCodeAt(0);

/** Calls `take` with the number of each run of `spelling`, whose words are joined by `_`; repeats included. */
export function eachRun(spelling: string, take: (run: number) => void): void {
  const text = `_${spelling}_`;
  const last = Math.max(1, text.length - LENGTH + 1);
  for (let at = 0; at < last; at++) {
    // The last letter of one word and the first of the next say nothing.
    if (text.charCodeAt(at + 1) === BORDER && last > 1) continue;
    let hash = 0x811c9dc5;
    for (let i = at; i < at + LENGTH && i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
    hash ^= hash >>> 15;
    take((Math.imul(hash, 0x2c1b3c6d) >>> 7) & (RUN_NUMBERS - 1));
  }
}

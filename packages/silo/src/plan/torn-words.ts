// Words with a blank in them that somebody hit by mistake: `paint ers`, in a list full of `painters`.
import type { PairCounts } from '../columns/pair-counts.ts';
import { countWritten, type WrittenWords } from './written-words.ts';

/** Than its two halves: with less the list may write it either way (`b tech`, `btech`). */
const TIMES_COMMONER = 16;

/** Two words of a list side by side, one of which stands nowhere else, that are a commoner word of it without the blank. */
export class TornWords {
  /** First half → second half → the word. */
  private readonly words = new Map<string, Map<string, string>>();
  private readonly halves = new Set<string>();

  /** `besides`: how often two words of the list stand side by side. O(pairs). */
  constructor(listed: WrittenWords, besides: PairCounts) {
    const times = countWritten(listed);
    for (let pair = 0; pair < besides.size; pair++) {
      const count = besides.count[pair] ?? 0;
      const [first, second] = [besides.first[pair] ?? 0, besides.second[pair] ?? 0];
      if (times[first] !== count && times[second] !== count) continue;
      const [before, behind] = [listed.words[first] ?? '', listed.words[second] ?? ''];
      const whole = before + behind;
      if ((times[listed.idOf.get(whole) ?? -1] ?? 0) < TIMES_COMMONER * count) continue;
      const known = this.words.get(before) ?? new Map<string, string>();
      this.words.set(before, known.set(behind, whole));
      this.halves.add(before).add(behind);
    }
  }

  has(before: string, behind: string): boolean {
    return this.words.get(before)?.has(behind) === true;
  }

  /** Whether a word is half of another one somewhere in the list. */
  hasHalf(word: string): boolean {
    return this.halves.has(word);
  }

  /** The same keyword with such words whole. */
  mended(words: readonly string[]): readonly string[] {
    if (!words.some((word) => this.halves.has(word))) return words;
    const whole: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const [before = '', behind = ''] = words.slice(at, at + 2);
      const word = this.words.get(before)?.get(behind);
      if (word !== undefined) at++;
      whole.push(word ?? before);
    }
    return whole;
  }
}

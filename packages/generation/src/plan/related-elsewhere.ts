// Which page of another topic is about much the same: readers of the one may have looked for the other.
import type { Page } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';

/** Of the words of two keywords, the share that both have. */
const LEAST_SHARED = 0.4;
/** A word of more pages relates none of them, and would make the search as long as their number squared. */
const MOST_PAGES = 200;

interface Elsewhere {
  readonly page: Page;
  readonly pillar: Page;
  /** In the outline. */
  readonly place: number;
  /** Stems of its keyword. */
  readonly words: ReadonlySet<string>;
}

/**
 * Page → the page below another pillar (that pillar included) with most words in common, the rarest word of one of them included (`side effects`
 * relates no two remedies), the earlier where two have as many; null where none has enough. Everything is read at the first question. O(pages × words × pages of a word).
 */
export function createRelatedElsewhere(
  pillars: readonly Page[],
  language: string,
): (page: Page) => Page | null {
  const found = new Map<Page, Elsewhere>();
  const having = new Map<string, Elsewhere[]>();
  const read = (page: Page, pillar: Page): void => {
    const one = { page, pillar, place: found.size, words: new Set(stemsOf(page.keyword, language)) };
    found.set(page, one);
    for (const word of one.words) {
      const known = having.get(word);
      if (known) known.push(one);
      else having.set(word, [one]);
    }
    for (const child of page.children) read(child, pillar);
  };
  for (const pillar of pillars) read(pillar, pillar);
  const frequency = (word: string): number => having.get(word)?.length ?? 0;
  const sharesRarest = ({ words }: Elsewhere, { words: theirs }: Elsewhere): boolean => {
    const least = Math.min(...[...words].map(frequency));
    return [...words].some((word) => frequency(word) === least && theirs.has(word));
  };
  return (page) => {
    const own = found.get(page);
    if (own === undefined) return null;
    const shared = new Map<Elsewhere, number>();
    for (const word of own.words) {
      const others = having.get(word) ?? [];
      if (others.length > MOST_PAGES) continue;
      for (const other of others)
        if (other.pillar !== own.pillar) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    let best: Elsewhere | null = null;
    let most = LEAST_SHARED;
    for (const [other, count] of shared) {
      const share = count / (own.words.size + other.words.size - count);
      if (share < most || (share === most && best !== null && best.place < other.place)) continue;
      if (!sharesRarest(own, other) && !sharesRarest(other, own)) continue;
      [best, most] = [other, share];
    }
    return best?.page ?? null;
  };
}

// The pages that have a word: the sets of words the other way round.
import { type Groups, offsetsOf } from '../columns/counting-sort.ts';
import type { TellingWords } from './telling-words.ts';

export class WordPages {
  private readonly words: Pick<TellingWords, 'offsets' | 'ids'>;
  /** By word: its pages, ascending. */
  private readonly pages: Groups;

  constructor(words: Pick<TellingWords, 'offsets' | 'ids' | 'frequency'>) {
    this.words = words;
    this.pages = pagesByWord(words);
  }

  /** Pages that have all of the words, ascending. O(pages of the rarest of them). */
  havingAll(ids: readonly number[]): number[] {
    const { offsets } = this.pages;
    let rarest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const id of ids) {
      const count = (offsets[id + 1] ?? 0) - (offsets[id] ?? 0);
      if (id < 0 || count <= 0) return [];
      if (count < fewest) [rarest, fewest] = [id, count];
    }
    const found: number[] = [];
    for (let i = offsets[rarest] ?? 0; i < (offsets[rarest + 1] ?? 0); i++) {
      const page = this.pages.items[i] ?? -1;
      if (ids.every((id) => id === rarest || this.has(page, id))) found.push(page);
    }
    return found;
  }

  private has(page: number, id: number): boolean {
    const { offsets, ids } = this.words;
    for (let i = offsets[page] ?? 0; i < (offsets[page + 1] ?? 0); i++) if (ids[i] === id) return true;
    return false;
  }
}

function pagesByWord({
  offsets,
  ids,
  frequency,
}: Pick<TellingWords, 'offsets' | 'ids' | 'frequency'>): Groups {
  const begins = offsetsOf(ids, frequency.length);
  const items = new Int32Array(ids.length);
  const next = begins.slice(0, frequency.length);
  for (let page = 0; page + 1 < offsets.length; page++) {
    for (let i = offsets[page] ?? 0; i < (offsets[page + 1] ?? 0); i++) {
      const id = ids[i] ?? 0;
      const at = next[id] ?? 0;
      items[at] = page;
      next[id] = at + 1;
    }
  }
  return { offsets: begins, items };
}

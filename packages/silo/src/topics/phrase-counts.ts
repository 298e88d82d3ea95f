// Phrases of each keyword, and the number of keywords of each phrase, as numbers in typed arrays.

import { longer } from '../columns/longer-array.ts';
import { WordSets } from '../columns/word-sets.ts';
import type { PhraseReader } from './phrase-reader.ts';

/** A keyword has some four to ten. */
const EXPECTED_A_KEYWORD = 8;
/** Distinct ones in a list, at first; more are taken in as they come. */
const EXPECTED_IN_ALL = 1024;

/** Keywords are numbered in the order they are added, phrases as they first appear. */
export class PhraseCounts {
  /** Keyword `k` has the phrases `ids[offsets[k] .. offsets[k + 1])`, repeats included. */
  readonly offsets: Uint32Array;
  ids: Uint32Array;
  /** Phrase → keywords that have it. */
  keywords = new Uint32Array(EXPECTED_IN_ALL);
  /** Phrase → its number of words. */
  words = new Uint8Array(EXPECTED_IN_ALL);
  private readonly phrases = new WordSets(EXPECTED_IN_ALL);
  private added = 0;

  constructor(keywordCount: number) {
    this.offsets = new Uint32Array(keywordCount + 1);
    this.ids = new Uint32Array(keywordCount * EXPECTED_A_KEYWORD + 16);
  }

  get distinct(): number {
    return this.phrases.size;
  }

  /** Adds the keyword that `reader` has read last. */
  add(reader: PhraseReader): void {
    const start = this.offsets[this.added] ?? 0;
    const end = start + reader.count;
    if (end > this.ids.length) this.ids = longer(this.ids, end * 2);
    for (let n = 0; n < reader.count; n++) {
      const id = this.phrases.add(reader.low[n] ?? 0, reader.high[n] ?? 0);
      if (id >= this.keywords.length) {
        this.keywords = longer(this.keywords, id * 2);
        this.words = longer(this.words, id * 2);
      }
      this.ids[start + n] = id;
      this.words[id] = reader.wordsOf(n);
      if (isFirst(this.ids, start, start + n)) this.keywords[id] = (this.keywords[id] ?? 0) + 1;
    }
    this.offsets[++this.added] = end;
  }
}

/** Is the id at `at` not among those from `start` on? A keyword has few. */
export function isFirst(ids: Uint32Array, start: number, at: number): boolean {
  for (let i = start; i < at; i++) if (ids[i] === ids[at]) return false;
  return true;
}

// Splits a topic too large for one pillar by the words that distinguish its pages, one pillar a part.
import type { TokenIndex } from '../tokens/index.ts';
import type { StemCounts } from './stem-counts.ts';

/** Clusters a pillar has at most. */
export const MAX_CLUSTERS = 8;
/** More children than this are oversized. */
export const MAX_CHILDREN = 10;
/** What one pillar can hold: itself, its clusters, and their children. */
const PILLAR_CAPACITY = 1 + MAX_CLUSTERS + MAX_CLUSTERS * MAX_CHILDREN;
/** A part with fewer pages could not fill a pillar with clusters and children. */
const SMALLEST_PART = 10;
const REST = 0;

/** Splits one topic after another; the working memory is kept. */
export class TopicSplitter {
  private readonly counts: StemCounts;
  /** By stem: pages it parts off, and the part they come to. */
  private readonly sizes: Uint32Array;
  private readonly parts: Uint32Array;

  constructor(index: TokenIndex, counts: StemCounts) {
    this.counts = counts;
    this.sizes = new Uint32Array(index.stems.length);
    this.parts = new Uint32Array(index.stems.length);
  }

  /**
   * Parts of a topic's pages, each to stand under a pillar of its own. One part where the pages fit, or where no word parts them
   * (such a pillar stays oversized). The largest parts are taken out first, until the rest fits.
   */
  split(pages: Int32Array): Int32Array[] {
    if (pages.length <= PILLAR_CAPACITY) return [pages];
    const keys = this.partingStems(pages);
    const stems = this.sizeParts(keys);
    stems.sort((a, b) => (this.sizes[b] ?? 0) - (this.sizes[a] ?? 0) || a - b);
    const partSizes = [pages.length];
    for (const stem of stems) {
      if ((partSizes[REST] ?? 0) <= PILLAR_CAPACITY) break;
      const size = this.sizes[stem] ?? 0;
      this.parts[stem] = partSizes.push(size) - 1;
      partSizes[REST] = (partSizes[REST] ?? 0) - size;
    }
    const parts = this.deal(pages, keys, partSizes);
    this.clear(keys);
    if (parts.length === 1) return parts;
    // The rest was split already; a part is split further by its next word.
    return parts.flatMap((part, at) => (part.length === 0 ? [] : at === REST ? [part] : this.split(part)));
  }

  /** Counts the pages of each key; returns those that have enough for a part. */
  private sizeParts(keys: Int32Array): number[] {
    const { sizes } = this;
    const stems: number[] = [];
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? -1;
      if (key < 0) continue;
      const size = (sizes[key] ?? 0) + 1;
      sizes[key] = size;
      if (size === SMALLEST_PART) stems.push(key);
    }
    return stems;
  }

  private clear(keys: Int32Array): void {
    const { sizes, parts } = this;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? -1;
      if (key < 0) continue;
      sizes[key] = 0;
      parts[key] = REST;
    }
  }

  private deal(pages: Int32Array, keys: Int32Array, sizes: readonly number[]): Int32Array[] {
    const parts = sizes.map((size) => new Int32Array(size));
    const filled = new Uint32Array(sizes.length);
    for (let i = 0; i < pages.length; i++) {
      const key = keys[i] ?? -1;
      const part = key < 0 ? REST : (this.parts[key] ?? REST);
      const at = filled[part] ?? 0;
      const rows = parts[part];
      if (rows !== undefined) rows[at] = pages[i] ?? 0;
      filled[part] = at + 1;
    }
    return parts;
  }

  /** For each page the commonest of its stems that at most half of the pages have; -1 where it has none. */
  private partingStems(pages: Int32Array): Int32Array {
    const { counts } = this;
    counts.count(pages);
    const half = pages.length >> 1;
    const keys = new Int32Array(pages.length);
    for (let at = 0; at < pages.length; at++) keys[at] = counts.commonest(pages[at] ?? 0, half);
    return keys;
  }
}

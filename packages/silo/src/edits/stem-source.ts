// Stems of keywords while an edit runs: from the token index where there is one, else from the texts.
import type { TextColumn } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';
import { sharedCount, type TokenIndex } from '../tokens/index.ts';
import { rowStemsOf } from './stems-of-rows.ts';

/** Counts of distinct stems. */
export interface StemSource {
  sizeOf(row: number): number;
  shared(a: number, b: number): number;
  labelSizeOf(topic: number): number;
  /** Stems that a row shares with the label of a topic. */
  sharedWithLabel(row: number, topic: number): number;
}

export interface Texts {
  /** As it is now: a rename puts another in its place. */
  readonly keyword: TextColumn;
  label(topic: number): string;
  readonly language: string;
}

/** Good for single edits: nothing is read but the stems asked for, and those only once. */
export class TextStems implements StemSource {
  private readonly texts: Texts;
  private readonly ofLabel = new Map<number, readonly string[]>();

  constructor(texts: Texts) {
    this.texts = texts;
  }

  sizeOf(row: number): number {
    return this.stems(row).length;
  }

  shared(a: number, b: number): number {
    return common(this.stems(a), this.stems(b));
  }

  labelSizeOf(topic: number): number {
    return this.labelStems(topic).length;
  }

  sharedWithLabel(row: number, topic: number): number {
    return common(this.stems(row), this.labelStems(topic));
  }

  private stems(row: number): readonly string[] {
    return rowStemsOf(this.texts.keyword, this.texts.language).at(row);
  }

  private labelStems(topic: number): readonly string[] {
    const stems = this.ofLabel.get(topic) ?? stemsOf(this.texts.label(topic), this.texts.language);
    this.ofLabel.set(topic, stems);
    return stems;
  }
}

/** Good for large fixes: no text is read. Only for tables whose rows and texts stay as the index saw them. */
export class IndexStems implements StemSource {
  private readonly index: TokenIndex;
  private readonly texts: Texts;
  private readonly ofLabel = new Map<number, Uint32Array>();
  private readonly labelSizes = new Map<number, number>();
  private idOfStem: ReadonlyMap<string, number> | null = null;

  constructor(index: TokenIndex, texts: Texts) {
    this.index = index;
    this.texts = texts;
  }

  sizeOf(row: number): number {
    return (this.index.offsets[row + 1] ?? 0) - (this.index.offsets[row] ?? 0);
  }

  shared(a: number, b: number): number {
    const { stemIds, offsets } = this.index;
    const [aStart = 0, aEnd = 0] = [offsets[a], offsets[a + 1]];
    return sharedCount(stemIds, aStart, aEnd, stemIds, offsets[b] ?? 0, offsets[b + 1] ?? 0);
  }

  labelSizeOf(topic: number): number {
    this.labelIds(topic);
    return this.labelSizes.get(topic) ?? 0;
  }

  sharedWithLabel(row: number, topic: number): number {
    const { stemIds, offsets } = this.index;
    const ids = this.labelIds(topic);
    return sharedCount(stemIds, offsets[row] ?? 0, offsets[row + 1] ?? 0, ids, 0, ids.length);
  }

  /** Ascending ids of those stems that the index knows. */
  private labelIds(topic: number): Uint32Array {
    const known = this.ofLabel.get(topic);
    if (known !== undefined) return known;
    const idOfStem = this.idsOfStems();
    const stems = stemsOf(this.texts.label(topic), this.texts.language);
    const ids = Uint32Array.from(stems.flatMap((stem) => idOfStem.get(stem) ?? [])).sort();
    this.ofLabel.set(topic, ids);
    this.labelSizes.set(topic, stems.length);
    return ids;
  }

  private idsOfStems(): ReadonlyMap<string, number> {
    if (this.idOfStem !== null) return this.idOfStem;
    const idOfStem = new Map<string, number>();
    for (let id = 0; id < this.index.stems.length; id++) idOfStem.set(this.index.stems[id] ?? '', id);
    this.idOfStem = idOfStem;
    return idOfStem;
  }
}

function common(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  for (const stem of a) if (b.includes(stem)) shared++;
  return shared;
}

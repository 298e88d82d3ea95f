// Which pages of a site resemble a keyword: weighted overlap by an inverted index that is read from the rarest stem on.
import type { StemSet, WordWeights } from './weighted-words.ts';

interface IndexedText {
  readonly page: number;
  readonly set: StemSet;
  readonly above: ReadonlySet<number>;
}

export interface Likeness {
  readonly page: number;
  /** Weight of the shared stems ÷ weight of all, 0 to 1. */
  readonly similarity: number;
  readonly shared: readonly number[];
}

/** Words that tell nothing by themselves make two pages alike where hardly any other is left. */
const LEAST_WITHOUT_TELLING = 0.85;
/** A text that says all of the keyword and more is near it from this similarity on. */
const LEAST_WHERE_CONTAINED = 0.4;

/**
 * A similarity of t means that the shared stems weigh at least t × the keyword: one of its rarest, up to where the rest weighs less
 * than that, is in the text. Only those are looked up (the prefix filter of set-similarity joins: Chaudhuri, Ganti and Kaushik, 2006).
 */
export class NearestPages {
  private readonly texts: IndexedText[] = [];
  private readonly byStem = new Map<number, number[]>();
  private readonly weights: WordWeights;
  private readonly least: number;

  constructor(weights: WordWeights, least: number) {
    this.weights = weights;
    this.least = least;
  }

  /** `above`: stems that count where the keyword has them, and nowhere else. */
  add(page: number, set: StemSet, above: readonly number[]): void {
    const at = this.texts.push({ page, set, above: new Set(above) }) - 1;
    for (const id of new Set([...set.ids, ...above])) {
      const list = this.byStem.get(id);
      if (list) list.push(at);
      else this.byStem.set(id, [at]);
    }
  }

  /** Per page the best of its texts, those of at least `least`; in no order. */
  of(keyword: StemSet): Map<number, Likeness> {
    const found = new Map<number, Likeness>();
    const seen = new Set<number>();
    for (const id of this.prefixOf(keyword))
      for (const at of this.byStem.get(id) ?? []) {
        if (seen.has(at)) continue;
        seen.add(at);
        const likeness = this.likeness(keyword, this.texts[at]);
        if (likeness && likeness.similarity > (found.get(likeness.page)?.similarity ?? 0))
          found.set(likeness.page, likeness);
      }
    return found;
  }

  private likeness(keyword: StemSet, text: IndexedText | undefined): Likeness | null {
    if (text === undefined || this.weights.haveOtherNumbers(keyword.ids, text.set.ids)) return null;
    const own = new Set(text.set.ids);
    const inText = keyword.ids.filter((id) => own.has(id));
    // A page is not about what only its folder says.
    if (inText.length === 0) return null;
    const inAddress = keyword.ids.filter((id) => !own.has(id) && text.above.has(id));
    const weight = this.weightOf(inText);
    const shared = weight + this.weightOf(inAddress);
    const similarity = shared / (keyword.total + text.set.total - weight);
    const isContained = shared > 0.95 * keyword.total && keyword.ids.length > 1;
    const isNear = [...inText, ...inAddress].some((id) => this.weights.isTelling(id));
    const least = !isNear ? LEAST_WITHOUT_TELLING : isContained ? LEAST_WHERE_CONTAINED : this.least;
    if (similarity < least) return null;
    return { page: text.page, similarity, shared: [...inText, ...inAddress] };
  }

  private weightOf(ids: readonly number[]): number {
    return ids.reduce((sum, id) => sum + this.weights.weightOf(id), 0);
  }

  private prefixOf({ ids, total }: StemSet): readonly number[] {
    let rest = total;
    let end = 0;
    while (end < ids.length && rest >= LEAST_WHERE_CONTAINED * total) {
      rest -= this.weights.weightOf(ids[end] ?? 0);
      end++;
    }
    return ids.slice(0, end);
  }
}

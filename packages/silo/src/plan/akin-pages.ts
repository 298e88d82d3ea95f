// Pages that share much of a page without being all said in it: they may lead it where nothing broader does.
import { isLead, type PlanPages } from './plan-pages.ts';
import { SharedWeights } from './shared-weights.ts';
import { saysLittleBeside, setOf, shareAThing, type TellingWords } from './telling-words.ts';

/** A parent that its child does not extend must share this much of its own weight, and of the child's. */
const LEAST_OF_PARENT = 0.6;
const LEAST_OF_CHILD = 0.4;
/** A word of more pages than this brings no kin by itself. */
const MOST_OF_A_WORD = 400;
/** A word of over half of the plan's pages makes none of them akin. */
const FRAME_SHARE = 0.5;

/** By word id: pages of the plan that have the word. */
export function pagesHaving(words: TellingWords, rank: Int32Array, size: number): Uint32Array {
  const counts = new Uint32Array(words.isFrame.length);
  // The order may name proposed pages whose words are not read yet.
  for (let page = 0; page + 1 < words.offsets.length; page++) {
    if ((rank[page] ?? 0) > size) continue;
    for (const id of setOf(words, page)) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** By word id: 1 for words of over half of the list or of the plan's pages. */
function frameOfPlan(words: TellingWords, rank: Int32Array, size: number): Uint8Array {
  const counts = pagesHaving(words, rank, size);
  return words.isFrame.map((frame, id) => (frame === 1 || (counts[id] ?? 0) > FRAME_SHARE * size ? 1 : 0));
}

const NOBODY: readonly number[] = [];

export interface Akin {
  readonly other: number;
  /** Share of the page's weight that the other says, 0 to 1. */
  readonly near: number;
}

/** Finds pages that share much with a page and have no more words. */
export class AkinPages {
  private readonly words: TellingWords;
  private readonly pagesOfWord = new Map<number, number[]>();
  private readonly shared: SharedWeights;

  constructor(
    pages: PlanPages,
    words: TellingWords,
    { rank, size }: { readonly rank: Int32Array; readonly size: number },
  ) {
    this.words = words;
    this.shared = new SharedWeights(pages.count);
    const isFrame = frameOfPlan(words, rank, size);
    for (let page = 0; page < pages.count; page++) {
      if ((rank[page] ?? 0) > size || isLead(pages, page)) continue;
      for (const id of setOf(words, page)) {
        if (isFrame[id] === 1) continue;
        const list = this.pagesOfWord.get(id) ?? [];
        if (list.length === 0) this.pagesOfWord.set(id, list);
        if (list.length < MOST_OF_A_WORD) list.push(page);
      }
    }
  }

  /** The two nearest, the nearer first. */
  of(page: number, canLead: (other: number) => boolean): Akin[] {
    const { words, shared } = this;
    const mine = setOf(words, page);
    for (const id of mine) shared.add(this.pagesOfWord.get(id) ?? NOBODY, words.weight[id] ?? 0);
    const found: Akin[] = [];
    for (let at = 0; at < shared.count; at++) {
      const other = shared.met[at] ?? 0;
      const weight = shared.of(other);
      const near = weight / (words.total[page] ?? 1);
      const parentTotal = words.total[other] ?? 1;
      if (near < LEAST_OF_CHILD || weight < LEAST_OF_PARENT * parentTotal) continue;
      const theirs = setOf(words, other);
      if (other === page || theirs.length > mine.length || theirs.every((id) => mine.includes(id))) continue;
      // What the parent says besides must be less than what the child says besides.
      if (parentTotal > (words.total[page] ?? 1) || !saysLittleBeside(words, other, page)) continue;
      if (shareAThing(words, page, other) && canLead(other)) found.push({ other, near });
    }
    shared.clear();
    found.sort((a, b) => b.near - a.near || a.other - b.other);
    return found.slice(0, 2);
  }
}

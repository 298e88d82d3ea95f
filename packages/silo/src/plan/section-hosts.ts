// The page that answers a group which is not a page: one with all of its words, else a very similar one; a dozen sections a page at most.
import { PLACEMENT_REASONS } from '@silosmith/contract';
import type { BroaderPages } from './broader-pages.ts';
import { arePlannedTogether, isLead, mayAnswer, type PlanPages } from './plan-pages.ts';
import { SharedWeights } from './shared-weights.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { HubbedList } from './with-hubs.ts';
import { LEAST_COVER } from './worth-order.ts';

/** More headings than this no article has. */
export const MOST_HEADINGS = 12;
/** Cosine of the telling words from which a page answers a group that does not extend it. */
export const ALIKE = 0.6;

/** A page that leads because of its words is broad: it answers what it says this much of. */
const LEAST_OF_LEAD = 0.6;

export interface SectionHosts {
  /** By page outside the plan: the page of the plan that answers it, -1 where none does. */
  readonly host: Int32Array;
  /** How well: the share of its weight that the host covers, or the cosine of both. */
  readonly likeness: Float64Array;
  /** Why it answers it: the `sectionOf…` of PLACEMENT_REASONS. */
  readonly reason: Uint8Array;
}

/** Page → the page that answers it where no broader page says as much of it, and how much of it that says. */
export type GivenHosts = ReadonlyMap<number, { readonly host: number; readonly likeness: number }>;

/** What is already known of the plan: `rank`: order of worth; `size`: pages of the plan. */
interface HostingPlan {
  readonly rank: Int32Array;
  readonly size: number;
  readonly given?: GivenHosts;
}

export function hostSections(
  pages: PlanPages,
  words: TellingWords,
  broader: BroaderPages,
  { rank, size, given }: HostingPlan,
): SectionHosts {
  const host = new Int32Array(pages.count).fill(-1);
  const likeness = new Float64Array(pages.count);
  const reason = new Uint8Array(pages.count);
  const headings = new Headings(words);
  const alike = new AlikePages(pages, words, rank, size);
  // Pages stand in the order of demand: who is searched most finds room first.
  for (let page = 0; page < pages.count; page++) {
    if ((rank[page] ?? 0) <= size) continue;
    const hasRoom = (other: number, cover: number) =>
      (rank[other] ?? 0) <= size &&
      mayAnswer(pages, other, page) &&
      (cover >= LEAST_OF_LEAD || !isLead(pages, other)) &&
      headings.take(page, other);
    const at = bestHost(broader, page, hasRoom);
    if (at >= 0) {
      host[page] = broader.pages[at] ?? -1;
      likeness[page] = broader.cover[at] ?? 0;
      reason[page] = arePlannedTogether(pages, page, host[page] ?? -1)
        ? PLACEMENT_REASONS.sectionOfPlanned
        : PLACEMENT_REASONS.sectionOfBroader;
      continue;
    }
    const known = given?.get(page);
    if (known !== undefined && headings.take(page, known.host)) {
      host[page] = known.host;
      likeness[page] = known.likeness;
      continue;
    }
    const other = alike.nearest(page);
    if (other < 0 || !headings.take(page, other)) continue;
    host[page] = other;
    likeness[page] = alike.nearness;
    reason[page] = PLACEMENT_REASONS.sectionOfAlike;
  }
  return { host, likeness, reason };
}

/** Fills in, for the pages of the plan, what answers them in a smaller one: a page of an earlier rank. */
export function hostPagesOfPlan(
  { host, likeness }: SectionHosts,
  { pages, broader }: Pick<HubbedList, 'pages' | 'broader'>,
  rank: Int32Array,
  size: number,
): void {
  for (let page = 0; page < host.length; page++) {
    const own = rank[page] ?? 0;
    if (own > size) continue;
    const at = bestHost(broader, page, (other) => (rank[other] ?? 0) < own && mayAnswer(pages, other, page));
    host[page] = broader.pages[at] ?? -1;
    likeness[page] = broader.cover[at] ?? 0;
  }
}

/** Where `broader` names the page that covers most, at least LEAST_COVER, among those that may; -1 without one. */
function bestHost(
  { offsets, pages, cover }: BroaderPages,
  page: number,
  may: (other: number, cover: number) => boolean,
): number {
  for (let i = offsets[page] ?? 0; i < (offsets[page + 1] ?? 0); i++) {
    if ((cover[i] ?? 0) < LEAST_COVER) return -1;
    if (may(pages[i] ?? -1, cover[i] ?? 0)) return i;
  }
  return -1;
}

/** The headings that each page of the plan has so far: groups with the same commonest word beside the page's share one. */
export class Headings {
  private readonly words: TellingWords;
  private readonly ofPage = new Map<number, Set<number>>();

  constructor(words: TellingWords) {
    this.words = words;
  }

  /** False where the page has no room for another heading. */
  take(section: number, page: number): boolean {
    const key = commonestBeside(this.words, section, page);
    if (key < 0) return true;
    const taken = this.ofPage.get(page) ?? new Set<number>();
    if (!taken.has(key) && taken.size >= MOST_HEADINGS) return false;
    taken.add(key);
    this.ofPage.set(page, taken);
    return true;
  }
}

/** Of the words that the page has not: the one of most pages; -1 where there is none. */
function commonestBeside(words: TellingWords, section: number, page: number): number {
  const theirs = setOf(words, page);
  let best = -1;
  for (const id of setOf(words, section)) {
    if (theirs.includes(id)) continue;
    if (best < 0 || (words.frequency[id] ?? 0) > (words.frequency[best] ?? 0)) best = id;
  }
  return best;
}

const NOBODY: readonly number[] = [];

/** Finds the page of the plan that shares most with a group. */
class AlikePages {
  private readonly pages: PlanPages;
  private readonly words: TellingWords;
  private readonly pagesOfWord = new Map<number, number[]>();
  private readonly shared: SharedWeights;
  /** By page: length of its vector of weights, frame words aside. */
  private readonly length: Float64Array;
  /** Of what was found last. */
  nearness = 0;

  constructor(pages: PlanPages, words: TellingWords, rank: Int32Array, size: number) {
    this.pages = pages;
    this.words = words;
    this.shared = new SharedWeights(pages.count);
    this.length = lengthsOf(words);
    for (let page = 0; page < pages.count; page++) {
      if ((rank[page] ?? 0) > size) continue;
      for (const id of setOf(words, page)) {
        if (words.isFrame[id] === 1) continue;
        const list = this.pagesOfWord.get(id);
        if (list) list.push(page);
        else this.pagesOfWord.set(id, [page]);
      }
    }
  }

  nearest(page: number): number {
    const { shared } = this;
    const { weight } = this.words;
    const mine = setOf(this.words, page);
    for (let at = 0; at < mine.length; at++) {
      const id = mine[at] ?? 0;
      shared.add(this.pagesOfWord.get(id) ?? NOBODY, (weight[id] ?? 0) ** 2);
    }
    const own = this.length[page] ?? 0;
    let best = -1;
    let most = ALIKE;
    for (let at = 0; at < shared.count; at++) {
      const other = shared.met[at] ?? 0;
      const near = shared.of(other) / (own * (this.length[other] ?? 0));
      const isNearer = near > most || (near === most && best >= 0 && other < best);
      if (other === page || !isNearer || !mayAnswer(this.pages, other, page)) continue;
      if (!saysNumbersOf(this.words, page, other) || namesAnother(this.words, page, other)) continue;
      best = other;
      most = near;
    }
    shared.clear();
    this.nearness = most;
    return best;
  }
}

/** Whether a page has all the numbers of another: `8 panel` is no part of a page about `4 panel`. */
function saysNumbersOf(words: TellingWords, page: number, other: number): boolean {
  const mine = setOf(words, page);
  return setOf(words, other).every((id) => words.isNumber[id] === 0 || mine.includes(id));
}

/**
 * Whether each of two names a thing that the other does not: `pilot sport cup` beside `power cup`, `lavazza wholesale` beside `lavazza coffee`. What is
 * asked of a thing, and what the whole list is about, names none.
 */
function namesAnother(words: TellingWords, page: number, other: number): boolean {
  const [mine, theirs] = [setOf(words, page), setOf(words, other)];
  const names = (id: number) => words.isVague[id] === 0 && words.isFrame[id] === 0;
  return (
    mine.some((id) => names(id) && !theirs.includes(id)) &&
    theirs.some((id) => names(id) && !mine.includes(id))
  );
}

function lengthsOf(words: TellingWords): Float64Array {
  const lengths = new Float64Array(words.offsets.length - 1);
  for (let page = 0; page < lengths.length; page++) {
    let sum = 0;
    for (const id of setOf(words, page)) if (words.isFrame[id] === 0) sum += (words.weight[id] ?? 0) ** 2;
    lengths[page] = Math.sqrt(sum);
  }
  return lengths;
}

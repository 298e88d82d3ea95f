// The phrases that could be hubs, the best for the pages that are left first. Each candidate is weighed once, and again only after a page that says it was taken.
import { MaxQueue } from '../columns/max-queue.ts';
import type { HubPhrase } from './hub-phrases.ts';
import type { PlanPages } from './plan-pages.ts';
import type { TellingWords } from './telling-words.ts';
import type { WordPages } from './word-pages.ts';

export interface HubCandidate {
  readonly phrase: HubPhrase;
  readonly members: readonly number[];
}

export interface CandidateSource {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly having: WordPages;
  readonly candidates: readonly HubPhrase[];
  /** Pages of the plan that need a parent. */
  readonly needy: readonly number[];
  /** Pages outside the plan that may come into it for company, the worthiest first. */
  readonly unserved: readonly number[];
  /** Whether a hub with these pages below it is worth a page. */
  readonly isEnough: (phrase: HubPhrase, members: readonly number[]) => boolean;
  /** Pages from which no other is needed for company. */
  readonly fewest: number;
  /** Pages that a longer phrase must have at least. */
  readonly fewestOfLonger: number;
}

/** Of what a page says, its hub says this much. */
const LEAST_COVER = 0.25;
/** Weight of a page outside the plan, relative to a page of the plan. */
const COMING = 0.5;
/** Demand that such a page needs, as a share of the least demand among the members within the plan. */
const LEAST_OF_MEMBER = 0.2;
/** A longer phrase is better where so many of the pages have it. */
const LONGER_SHARE = 0.75;

interface Sayer {
  readonly page: number;
  /** Share of what the page says that the phrase says. */
  readonly cover: number;
}

interface Weighed {
  readonly phrase: HubPhrase;
  /** Pages that say enough of it, taken or not: those of the plan first. */
  readonly sayers: readonly Sayer[];
  /** Its place in the queue: among equals the first by text, then by the order of the candidates. */
  readonly item: number;
  worth: number;
  isTaken: boolean;
}

/** O((sayers of all candidates) × log candidates), however many hubs are taken. */
export class HubCandidates {
  private readonly source: CandidateSource;
  private readonly left: Set<number>;
  private readonly unserved: Set<number>;
  /** In the order of the candidates. */
  private readonly weighed: readonly Weighed[];
  private readonly byItem: readonly Weighed[];
  private readonly saidBy = new Map<number, Weighed[]>();
  private readonly byWord = new Map<number, Weighed[]>();
  private readonly queue: MaxQueue;

  constructor(source: CandidateSource) {
    this.source = source;
    this.left = new Set(source.needy);
    this.unserved = new Set(source.unserved);
    const order = this.orderOfAsked();
    const items = itemsByText(source.candidates);
    this.weighed = source.candidates.map((phrase, at) => {
      const sayers = this.sayersOf(phrase, order);
      return { phrase, sayers, item: items[at] ?? 0, worth: 0, isTaken: false };
    });
    this.byItem = [...this.weighed].sort((a, b) => a.item - b.item);
    this.queue = new MaxQueue(this.weighed.length);
    for (const one of this.weighed) {
      for (const { page } of one.sayers) addTo(this.saidBy, page, one);
      for (const id of one.phrase.ids) addTo(this.byWord, id, one);
      this.weigh(one);
    }
  }

  /** That which says most of the pages that are left, and as long as most of them have it; it is given once. Null where none says enough. */
  takeBest(): HubCandidate | null {
    for (let item = this.queue.topItem(); item >= 0; item = this.queue.topItem()) {
      const worth = this.queue.pop();
      const one = this.byItem[item];
      // What was weighed again since stands in the queue a second time.
      if (one === undefined || one.isTaken || one.worth !== worth) continue;
      const best = this.longest(one);
      // The one that led to a longer one is still to be had.
      if (best.one !== one) this.queue.push(item, worth);
      best.one.isTaken = true;
      return { phrase: best.one.phrase, members: best.members };
    }
    return null;
  }

  /** Pages of the plan that say the phrase and have no hub yet. O(candidates). */
  leftOf(phrase: HubPhrase): number[] {
    const one = this.weighed.find((weighed) => weighed.phrase === phrase);
    return (one?.sayers ?? []).map(({ page }) => page).filter((page) => this.left.has(page));
  }

  /** These pages have their hub. */
  leave(members: readonly number[]): void {
    const again = new Set<Weighed>();
    for (const page of members) {
      this.left.delete(page);
      this.unserved.delete(page);
      for (const one of this.saidBy.get(page) ?? []) if (!one.isTaken) again.add(one);
    }
    for (const one of again) this.weigh(one);
  }

  private weigh(one: Weighed): void {
    const members = this.membersOf(one);
    const isEnough = this.source.isEnough(
      one.phrase,
      members.map(({ page }) => page),
    );
    one.worth = isEnough
      ? members.reduce((sum, { page, cover }) => sum + cover * (this.left.has(page) ? 1 : COMING), 0)
      : 0;
    if (one.worth > 0) this.queue.push(one.item, one.worth);
  }

  private longest(best: Weighed): { readonly one: Weighed; readonly members: readonly number[] } {
    const { ids } = best.phrase;
    const pagesOf = (one: Weighed) => this.membersOf(one).map(({ page }) => page);
    const members = pagesOf(best);
    const fewest = Math.max(this.source.fewestOfLonger, LONGER_SHARE * members.length);
    let longest = { one: best, members };
    for (const one of this.byWord.get(ids[0] ?? -1) ?? []) {
      const own = one.phrase.ids;
      const isLonger = own.length > longest.one.phrase.ids.length && ids.every((id) => own.includes(id));
      if (one.isTaken || !isLonger) continue;
      const having = pagesOf(one);
      if (having.length >= fewest) longest = { one, members: having };
    }
    return longest;
  }

  private membersOf({ sayers }: Weighed): Sayer[] {
    const { pages, fewest } = this.source;
    const members = sayers.filter(({ page }) => this.left.has(page));
    if (members.length === 0) return [];
    const least = LEAST_OF_MEMBER * Math.min(...members.map(({ page }) => pages.demand[page] ?? 0));
    for (const sayer of sayers) {
      if (members.length >= fewest) break;
      const { page } = sayer;
      if ((pages.demand[page] ?? 0) >= least && this.unserved.has(page)) members.push(sayer);
    }
    return members;
  }

  /** By page its place among those asked about, from 1; 0 for all others. */
  private orderOfAsked(): Uint32Array {
    const order = new Uint32Array(this.source.pages.count);
    let next = 1;
    for (const page of [...this.left, ...this.unserved]) if (order[page] === 0) order[page] = next++;
    return order;
  }

  private sayersOf(phrase: HubPhrase, order: Uint32Array): Sayer[] {
    const { pages, words, having } = this.source;
    const weight = phrase.ids.reduce((sum, id) => sum + (words.weight[id] ?? 0), 0);
    const sayers: Sayer[] = [];
    for (const page of having.havingAll(phrase.ids)) {
      const count = (words.offsets[page + 1] ?? 0) - (words.offsets[page] ?? 0);
      if (order[page] === 0 || pages.scope[page] !== phrase.scope || count <= phrase.ids.length) continue;
      const cover = weight / (words.total[page] || 1);
      if (cover >= LEAST_COVER) sayers.push({ page, cover });
    }
    return sayers.sort((a, b) => (order[a.page] ?? 0) - (order[b.page] ?? 0));
  }
}

/** By candidate its place when sorted by text; of equal texts the earlier first. */
function itemsByText(candidates: readonly HubPhrase[]): Int32Array {
  const sorted = candidates
    .map(({ text }, at) => ({ text, at }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.at - b.at));
  const items = new Int32Array(candidates.length);
  sorted.forEach(({ at }, item) => {
    items[at] = item;
  });
  return items;
}

function addTo(lists: Map<number, Weighed[]>, key: number, one: Weighed): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

// Orders pages by worth: all groups start as pages; repeatedly the one worth least gives way to a page that covers it.
import { MaxQueue } from '../columns/max-queue.ts';
import type { BroaderPages } from './broader-pages.ts';
import { mayAnswer, type PlanPages } from './plan-pages.ts';

/** A host answers a section where it says at least half of it. */
export const LEAST_COVER = 0.5;
/** What a page is worth at least of its demand, however well another covers it. */
const WORTH_FLOOR = 0.05;

export interface WorthOrder {
  /** By page: its place in the order of worth, from 1. */
  readonly rank: Int32Array;
  /** Pages that are worth something; the others rank behind them. */
  readonly worthy: number;
  /** `served[n]`: demand of the n best pages with their sections. */
  readonly served: Float64Array;
}

/** The demand a page serves counts its sections; it is worth less the better another page covers it. */
export function orderByWorth(pages: PlanPages, broader: BroaderPages): WorthOrder {
  return new WorthOrderer(pages, broader).run();
}

class WorthOrderer {
  private readonly pages: PlanPages;
  private readonly broader: BroaderPages;
  private readonly isPage: Uint8Array;
  private readonly demand: Float64Array;
  private readonly sections: (number[] | undefined)[] = [];
  private coverFound = 0;

  constructor(pages: PlanPages, broader: BroaderPages) {
    this.pages = pages;
    this.broader = broader;
    this.isPage = new Uint8Array(pages.count).fill(1);
    this.demand = pages.demand.slice();
  }

  run(): WorthOrder {
    const { count } = this.pages;
    const rank = new Int32Array(count);
    const served = new Float64Array(count + 1);
    const queue = new MaxQueue(count);
    // The queue gives the highest key first, and of equals the lowest item: keys are negated, items counted from the end.
    for (let page = 0; page < count; page++) queue.push(count - 1 - page, -this.worth(page));
    let left = count;
    let worthy = 0;
    let total = this.demand.reduce((sum, one) => sum + one, 0);
    while (left > 0) {
      const item = queue.topItem();
      const page = count - 1 - item;
      const key = -queue.pop();
      // Worth only grows (sections come, hosts go): an old key is too low, never too high.
      const worth = this.worth(page);
      if (worth > key) {
        queue.push(item, -worth);
        continue;
      }
      if (worth > 0 && worthy === 0) worthy = left;
      served[left] = total;
      rank[page] = left;
      left--;
      total -= this.remove(page);
    }
    return { rank, served, worthy };
  }

  private worth(page: number): number {
    this.hostOf(page);
    const cover = this.coverFound;
    // Two pages with the same words would compete: the lesser is worth no page while the other stands.
    if (cover === 1) return 0;
    return (this.demand[page] ?? 0) * Math.max(WORTH_FLOOR, 1 - cover * cover);
  }

  /** Best living page that covers this one; sets `coverFound`. */
  private hostOf(page: number): number {
    const { offsets, pages, cover } = this.broader;
    for (let i = offsets[page] ?? 0; i < (offsets[page + 1] ?? 0); i++) {
      const host = pages[i] ?? -1;
      const covered = cover[i] ?? 0;
      if (covered < LEAST_COVER) break;
      if (this.isPage[host] === 0 || !mayAnswer(this.pages, host, page)) continue;
      this.coverFound = covered;
      return host;
    }
    this.coverFound = 0;
    return -1;
  }

  /** Finds new hosts for the page and its sections; returns the demand that is no longer served. */
  private remove(page: number): number {
    this.isPage[page] = 0;
    let lost = 0;
    const homeless = this.sections[page] ?? [];
    for (let i = -1; i < homeless.length; i++) {
      const section = i < 0 ? page : (homeless[i] ?? -1);
      const own = this.pages.demand[section] ?? 0;
      const host = this.hostOf(section);
      if (host < 0) {
        lost += own;
        continue;
      }
      this.demand[host] = (this.demand[host] ?? 0) + own;
      const list = this.sections[host];
      if (list) list.push(section);
      else this.sections[host] = [section];
    }
    this.sections[page] = [];
    return lost;
  }
}

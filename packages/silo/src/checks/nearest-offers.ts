// Which of the pages offered lie nearest to each of a few takers? The best few of each, kept while they are offered.

/** Takers and offers are numbers of the caller's. */
export class NearestOffers {
  private readonly each: number;
  private readonly offers: Int32Array;
  private readonly near: Float64Array;

  /** `each`: offers kept for a taker. */
  constructor(takers: number, each: number) {
    this.each = each;
    this.offers = new Int32Array(takers * each).fill(-1);
    this.near = new Float64Array(takers * each);
  }

  /** Among equals the first offered stays first. */
  offer(taker: number, offer: number, near: number): void {
    const { offers } = this;
    const start = taker * this.each;
    const end = start + this.each;
    let at = end;
    while (at > start && (offers[at - 1] === -1 || (this.near[at - 1] ?? 0) < near)) at--;
    if (at === end) return;
    for (let to = end - 1; to > at; to--) {
      offers[to] = offers[to - 1] ?? -1;
      this.near[to] = this.near[to - 1] ?? 0;
    }
    offers[at] = offer;
    this.near[at] = near;
  }

  /** The offer at a rank, nearest first; -1 where fewer were made. */
  of(taker: number, rank: number): number {
    return this.offers[taker * this.each + rank] ?? -1;
  }
}

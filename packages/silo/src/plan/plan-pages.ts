// What does the plan know of a page it may make? Columns of one entry a page, the page with most demand first.

/** Groups of keywords that each could be a page. Expected in the order of `demand`, most first, equals by their text. */
export interface PlanPages {
  readonly count: number;
  /** Primary keywords. */
  readonly keywords: readonly string[];
  /** Searches a month of all keywords of the page; the number of keywords where the file knows no volumes. */
  readonly demand: Float64Array;
  /** Whether `demand` is searches; else it is numbers of keywords, which compare pages poorly. */
  readonly knowsDemand: boolean;
  /** 1 acts, -1 learns, 0 neither: opposite poles never share a page. */
  readonly pole: Int8Array;
  /** Pages of different scope (topics of the file) have nothing to do with each other. */
  readonly scope: Int32Array;
}

/** Whether one page may answer, or stand above, the other: same scope, no opposite intents. */
export function areCompatible({ pole, scope }: PlanPages, a: number, b: number): boolean {
  return scope[a] === scope[b] && (pole[a] ?? 0) * (pole[b] ?? 0) >= 0;
}

// Pages that come into a plan and pages that leave it.

/** An order and how many of it are the plan. */
export interface PlanCut {
  readonly rank: Int32Array;
  readonly size: number;
  /** Pages that it has not any more. */
  readonly leaving: readonly number[];
}

/** The same order with those that come last in the plan, and those that leave right behind it. */
export function recut(
  order: readonly number[],
  size: number,
  coming: readonly number[],
  leaving: readonly number[],
): PlanCut {
  const came = new Set(coming);
  const gone = new Set(leaving);
  const next = [
    ...order.slice(0, size).filter((page) => !gone.has(page)),
    ...coming,
    ...leaving,
    ...order.slice(size).filter((page) => !came.has(page)),
  ];
  const rank = new Int32Array(order.length);
  next.forEach((page, at) => {
    rank[page] = at + 1;
  });
  return { rank, size: size + coming.length - leaving.length, leaving };
}

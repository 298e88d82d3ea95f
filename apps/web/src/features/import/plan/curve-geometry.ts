// Geometry of the curve of plan sizes: both axes as ratios, 0 to 1; sizes by their square root, which spreads the knee.

/** Points drawn at most. */
const MOST_POINTS = 160;

export interface Point {
  /** 0 (left) to 1. */
  readonly x: number;
  /** 0 (bottom) to 1. */
  readonly y: number;
}

export function xOfSize(size: number, most: number): number {
  return most <= 0 ? 0 : Math.sqrt(Math.min(1, Math.max(0, size / most)));
}

/** The nearest size, 1 to `most`. */
export function sizeAtX(x: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(Math.min(1, Math.max(0, x)) ** 2 * most)));
}

/** From `from` to `to`, both among the points. `served[n]`: demand of a plan of n pages. */
export function curvePoints(served: Float64Array, total: number, from: number, to: number): Point[] {
  const most = served.length - 1;
  const sizes = new Set<number>([from, to]);
  for (let i = 0; i <= MOST_POINTS; i++) {
    const size = Math.round((i / MOST_POINTS) ** 2 * most);
    if (size > from && size < to) sizes.add(size);
  }
  return [...sizes]
    .sort((a, b) => a - b)
    .map((size) => ({ x: xOfSize(size, most), y: total === 0 ? 0 : (served[size] ?? 0) / total }));
}

/** An SVG path through the points, in a drawing of this size with the origin at the top left. */
export function pathOf(points: readonly Point[], width: number, height: number): string {
  const at = ({ x, y }: Point) => `${(x * width).toFixed(1)} ${((1 - y) * height).toFixed(1)}`;
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');
}

/** What each page of a stretch brings on average. */
export function demandEach(served: Float64Array, from: number, to: number): number {
  const first = Math.max(0, from);
  const last = Math.min(served.length - 1, to);
  return last <= first ? 0 : ((served[last] ?? 0) - (served[first] ?? 0)) / (last - first);
}

/** The smallest plan that serves so much; null where none does. */
export function sizeServing(served: Float64Array, demand: number): number | null {
  const size = served.findIndex((one) => one >= demand);
  return size < 0 ? null : size;
}

/** The size after a key; null for keys that a slider leaves alone. */
export function sizeAfterKey(key: string, size: number, most: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
    Home: -most,
    End: most,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : Math.min(most, Math.max(1, size + step));
}

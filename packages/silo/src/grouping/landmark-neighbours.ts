// Nearest rows of dense vectors: compared are those around the same landmarks, rows of the list itself.
import { TopList } from '../columns/top-list.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import type { Matrix } from './principal-components.ts';

/** Landmarks a unit is looked for at. */
const LANDMARKS_SEARCHED = 3;
/** Units around one landmark at most that are compared. */
const MOST_COMPARED = 512;

/**
 * √n units are landmarks; a unit's neighbours are searched among the units that have its nearest landmarks in common. Rows are of
 * length 1; units of another `scope` are no neighbours. O(n · (√n + compared) · width).
 */
export function nearestByLandmarks(
  { values: dense, width }: Matrix,
  { k, scope }: { readonly k: number; readonly scope?: Int32Array | undefined },
): Neighbours {
  const count = dense.length / width;
  const landmarks = Math.max(1, Math.round(Math.sqrt(count)));
  const unitOfLandmark = (landmark: number) => Math.floor((landmark * count) / landmarks);
  const dot = (a: number, b: number): number => {
    let sum = 0;
    for (let d = 0; d < width; d++) sum += (dense[a * width + d] ?? 0) * (dense[b * width + d] ?? 0);
    return sum;
  };
  const around: number[][] = Array.from({ length: landmarks }, () => []);
  const nearestLandmarks = new Int32Array(count * LANDMARKS_SEARCHED).fill(-1);
  const list = new TopList(LANDMARKS_SEARCHED);
  for (let unit = 0; unit < count; unit++) {
    list.clear();
    for (let landmark = 0; landmark < landmarks; landmark++)
      list.offer(landmark, dot(unit, unitOfLandmark(landmark)));
    for (let i = 0; i < list.size; i++) {
      nearestLandmarks[unit * LANDMARKS_SEARCHED + i] = list.items[i] ?? -1;
      if (i < 2) around[list.items[i] ?? 0]?.push(unit);
    }
  }
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  const best = new TopList(k);
  for (let unit = 0; unit < count; unit++) {
    best.clear();
    const seen = new Set<number>([unit]);
    for (let i = 0; i < LANDMARKS_SEARCHED; i++) {
      const others = around[nearestLandmarks[unit * LANDMARKS_SEARCHED + i] ?? -1] ?? [];
      for (const other of others.slice(0, MOST_COMPARED)) {
        if (seen.has(other) || (scope && scope[other] !== scope[unit])) continue;
        seen.add(other);
        best.offer(other, dot(unit, other));
      }
    }
    for (let i = 0; i < best.size; i++) {
      rows[unit * k + i] = best.items[i] ?? -1;
      similarity[unit * k + i] = best.scores[i] ?? 0;
    }
  }
  return { k, rows, similarity };
}

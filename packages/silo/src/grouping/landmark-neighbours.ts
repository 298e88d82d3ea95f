// Nearest rows of dense vectors: compared are those around the same landmarks, rows of the list itself.
import { TopList } from '../columns/top-list.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import type { Matrix } from './principal-components.ts';

/** Landmarks a row is looked for at, of those the nearest that it stands around, and landmarks at most beyond √n. */
const LANDMARKS = { searched: 3, stoodAt: 2, most: 1_000 } as const;
/** Rows around one landmark in a long list, so that few are left out of those compared. */
const AROUND_ONE = 100;
/** Rows around one landmark at most that are compared, spread evenly. */
const MOST_COMPARED = 512;
/** In lists of so many rows and more: columns of a first look, and how many times as many rows pass it as are wanted. The first components tell most. */
const FIRST_LOOK = { from: 5_000, width: 32, times: 4 } as const;

export interface LandmarkSearch {
  /** Neighbours kept a row. */
  readonly k: number;
  /** Rows of another scope are no neighbours. */
  readonly scope?: Int32Array | undefined;
}

/** `matrix`: rows of length 1, what tells most in the first columns. O(n · (landmarks + compared) · columns of the first look). */
export function nearestByLandmarks(matrix: Matrix, { k, scope }: LandmarkSearch): Neighbours {
  const { values, width } = matrix;
  const count = values.length / width;
  const looked = count < FIRST_LOOK.from ? matrix : firstColumns(matrix, FIRST_LOOK.width);
  const { nearest, around } = standAround(looked, count);
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  const passed = new TopList(looked.width < width ? k * FIRST_LOOK.times : k);
  const best = new TopList(k);
  const seenBy = new Int32Array(count).fill(-1);
  for (let row = 0; row < count; row++) {
    passed.clear();
    seenBy[row] = row;
    for (let i = row * LANDMARKS.searched; i < (row + 1) * LANDMARKS.searched; i++) {
      const others = around[nearest[i] ?? -1] ?? NOBODY;
      const step = Math.max(1, others.length / MOST_COMPARED);
      for (let at = 0; at < others.length; at += step) {
        const other = others[Math.floor(at)] ?? 0;
        if (seenBy[other] === row || (scope && scope[other] !== scope[row])) continue;
        seenBy[other] = row;
        passed.offer(other, product(looked, row, other));
      }
    }
    best.clear();
    for (let i = 0; i < passed.size; i++) {
      const other = passed.items[i] ?? 0;
      best.offer(other, product(matrix, row, other));
    }
    rows.set(best.items.subarray(0, best.size), row * k);
    similarity.set(best.scores.subarray(0, best.size), row * k);
  }
  return { k, rows, similarity };
}

const NOBODY: readonly number[] = [];

function firstColumns({ values, width }: Matrix, most: number): Matrix {
  if (width <= most) return { values, width };
  const count = values.length / width;
  const first = new Float32Array(count * most);
  for (let row = 0; row < count; row++)
    first.set(values.subarray(row * width, row * width + most), row * most);
  return { values: first, width: most };
}

interface Standing {
  /** Landmarks nearest to each row. */
  readonly nearest: Int32Array;
  /** Landmark → rows that have it among their nearest. */
  readonly around: readonly (readonly number[])[];
}

/** Rows spread evenly over the list are landmarks: √n of them, and in long lists more. */
function standAround(matrix: Matrix, count: number): Standing {
  const wanted = Math.max(Math.sqrt(count), Math.min(LANDMARKS.most, count / AROUND_ONE));
  const landmarks = Math.max(1, Math.round(wanted));
  const nearest = new Int32Array(count * LANDMARKS.searched).fill(-1);
  const around: number[][] = Array.from({ length: landmarks }, () => []);
  const list = new TopList(LANDMARKS.searched);
  for (let row = 0; row < count; row++) {
    list.clear();
    for (let landmark = 0; landmark < landmarks; landmark++)
      list.offer(landmark, product(matrix, row, Math.floor((landmark * count) / landmarks)));
    nearest.set(list.items.subarray(0, list.size), row * LANDMARKS.searched);
    for (let i = 0; i < Math.min(list.size, LANDMARKS.stoodAt); i++) around[list.items[i] ?? 0]?.push(row);
  }
  return { nearest, around };
}

/** Four sums at once: one would wait for itself. */
function product({ values, width }: Matrix, a: number, b: number): number {
  const [from, to] = [a * width, b * width];
  let [one, two, three, four] = [0, 0, 0, 0];
  let d = 0;
  for (; d + 3 < width; d += 4) {
    one += (values[from + d] ?? 0) * (values[to + d] ?? 0);
    two += (values[from + d + 1] ?? 0) * (values[to + d + 1] ?? 0);
    three += (values[from + d + 2] ?? 0) * (values[to + d + 2] ?? 0);
    four += (values[from + d + 3] ?? 0) * (values[to + d + 3] ?? 0);
  }
  for (; d < width; d++) one += (values[from + d] ?? 0) * (values[to + d] ?? 0);
  return one + two + three + four;
}

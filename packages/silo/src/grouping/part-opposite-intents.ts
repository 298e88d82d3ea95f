// Splits clusters that hold both buying and learning keywords: the smaller side becomes a page of its own.
import { addTo } from '../columns/add-to.ts';

/**
 * Clusters with every acting unit (pole > 0) separated from the learning ones (pole < 0); neutral units stay with the larger side.
 * Ids are units: the first one of each part.
 */
export function partOppositeIntents(clusterOf: Int32Array, poles: Int8Array): Int32Array {
  const unitCount = clusterOf.length;
  const acting = new Uint32Array(unitCount);
  const learning = new Uint32Array(unitCount);
  for (let unit = 0; unit < unitCount; unit++) {
    const cluster = clusterOf[unit] ?? unit;
    const pole = poles[unit] ?? 0;
    if (pole > 0) addTo(acting, cluster, 1);
    if (pole < 0) addTo(learning, cluster, 1);
  }
  const parted = new Int32Array(unitCount);
  const firstStaying = new Int32Array(unitCount).fill(-1);
  const firstLeaving = new Int32Array(unitCount).fill(-1);
  for (let unit = 0; unit < unitCount; unit++) {
    const cluster = clusterOf[unit] ?? unit;
    const acts = acting[cluster] ?? 0;
    const learns = learning[cluster] ?? 0;
    const leavingPole = acts === 0 || learns === 0 ? 0 : acts > learns ? -1 : 1;
    const leaves = leavingPole !== 0 && Math.sign(poles[unit] ?? 0) === leavingPole;
    const first = leaves ? firstLeaving : firstStaying;
    if ((first[cluster] ?? -1) < 0) first[cluster] = unit;
    parted[unit] = first[cluster] ?? unit;
  }
  return parted;
}

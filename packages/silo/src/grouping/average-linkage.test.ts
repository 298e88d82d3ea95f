import { describe, expect, it } from 'vitest';
import { SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { averageLinkage, type Linkage } from './average-linkage.ts';
import { candidatesOf } from './candidates.ts';
import { ClusterSums } from './cluster-sums.ts';
import { joinEvidence } from './evidence-vectors.ts';
import { nearestNeighbours } from './nearest-neighbours.ts';

const GROUPS = 12;
const MEMBERS = 30;

/** Unit `u` belongs to group `u % GROUPS`: it shares one feature with its group and has another with some of all. */
function link(linkage: Pick<Linkage, 'unnoticedGrowth' | 'keyStep'>): Int32Array {
  const count = GROUPS * MEMBERS;
  const builder = new SparseRowsBuilder(count, count * 2);
  for (let unit = 0; unit < count; unit++)
    builder.push([unit % GROUPS, GROUPS + (unit % 7)], [Math.sqrt(0.8), Math.sqrt(0.2)], 2);
  const vectors = builder.build(GROUPS + 7);
  const evidence = joinEvidence([{ vectors, weight: 1, expected: 0 }]);
  const sums = () =>
    new ClusterSums(
      evidence,
      {
        poles: new Int8Array(count),
        marks: [],
      },
      { maxFeatures: 50, conflictWeight: 0 },
    );
  const near = nearestNeighbours(vectors, { k: 10, maxPostings: 1000, maxCandidates: 100 });
  const candidates = candidatesOf([near], sums(), { k: 8, maxCompared: 20 });
  return averageLinkage(sums(), candidates, {
    threshold: 0.4,
    maxPartners: 10,
    cohesionShare: 0.4,
    bestPair: { share: 0.3, decay: 0.3 },
    ...linkage,
  });
}

describe('averageLinkage', () => {
  const byGroup = Int32Array.from({ length: GROUPS * MEMBERS }, (_, unit) => unit % GROUPS);

  it('names every cluster by its lowest unit', () => {
    expect(link({ unnoticedGrowth: 1, keyStep: 0 })).toEqual(byGroup);
  });

  it('finds the same clusters where growth goes unnoticed and near similarities count as equal', () => {
    expect(link({ unnoticedGrowth: 1.2, keyStep: 0.02 })).toEqual(byGroup);
  });
});

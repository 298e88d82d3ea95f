// How well do found groups agree with labels? B-cubed for lists labelled by ranking pages, pair-F1 for lists of rewordings.

export interface BCubed {
  /** Mean over keywords: share of its group that has its label. */
  readonly precision: number;
  /** Mean over keywords: share of its label that is in its group. */
  readonly recall: number;
  /** Harmonic mean of the two. */
  readonly f1: number;
}

/** `labels[i]` and `groups[i]` belong to keyword `i`. */
export function bCubedOf(labels: readonly string[], groups: readonly string[]): BCubed {
  const { inLabel, inGroup, inBoth, jointKeys } = contingency(labels, groups);
  let precision = 0;
  let recall = 0;
  labels.forEach((label, i) => {
    const both = inBoth.get(jointKeys[i] ?? '') ?? 0;
    precision += both / (inGroup.get(groups[i] ?? '') ?? 1);
    recall += both / (inLabel.get(label) ?? 1);
  });
  const count = Math.max(1, labels.length);
  return {
    precision: precision / count,
    recall: recall / count,
    f1: harmonic(precision / count, recall / count),
  };
}

/** Harmonic mean of precision and recall over all pairs of keywords. */
export function pairF1Of(labels: readonly string[], groups: readonly string[]): number {
  const { inLabel, inGroup, inBoth } = contingency(labels, groups);
  const [both, labelled, grouped] = [inBoth, inLabel, inGroup].map(pairsIn);
  return (2 * (both ?? 0)) / Math.max(1, (labelled ?? 0) + (grouped ?? 0));
}

function contingency(labels: readonly string[], groups: readonly string[]) {
  const jointKeys = labels.map((label, i) => `${groups[i]}\n${label}`);
  return { inLabel: counted(labels), inGroup: counted(groups), inBoth: counted(jointKeys), jointKeys };
}

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function pairsIn(sizes: ReadonlyMap<string, number>): number {
  let pairs = 0;
  for (const size of sizes.values()) pairs += (size * (size - 1)) / 2;
  return pairs;
}

const harmonic = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b));

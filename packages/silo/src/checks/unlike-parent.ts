// Pages that share no word with their parent.
import { PLACEMENT_REASONS, PLACES, type SiloState, textAt, USER_REASONS } from '@silosmith/contract';
import { sharedCount, type TokenIndex } from '../tokens/index.ts';
import type { SiloCheck, SiloFinding } from './finding.ts';

/** Whoever decided these knew more than words say. */
const DECIDED: ReadonlySet<number> = new Set([
  ...USER_REASONS,
  PLACEMENT_REASONS.clusterMarked,
  PLACEMENT_REASONS.childMarked,
  PLACEMENT_REASONS.belowTopic,
  PLACEMENT_REASONS.belowAddress,
  PLACEMENT_REASONS.belowNamed,
  PLACEMENT_REASONS.belowWording,
  PLACEMENT_REASONS.belowRegion,
]);

/** One issue a topic. Where to put such a page needs a decision, not a fix. */
export const unlikeParent: SiloCheck = {
  id: 'unlike_parent',
  severity: 'warning',
  find({ table, silo, index, topics, pagesOf }) {
    const findings: SiloFinding[] = [];
    for (const topic of topics) {
      const rows = pagesOf(topic).filter((row) => isUnlikeParent(silo, index, row));
      const [first] = rows;
      if (first === undefined) continue;
      const params = {
        topic: silo.topics[topic] ?? '',
        count: rows.length,
        example: textAt(table.keyword, first),
        other: textAt(table.keyword, silo.parent[first] ?? 0),
      };
      findings.push({ type: 'unlike_parent', message: 'unlike_parent', topic, rows, params });
    }
    return findings;
  },
};

function isUnlikeParent({ place, parent, reason }: SiloState, index: TokenIndex, row: number): boolean {
  const above = parent[row] ?? -1;
  const isBelow = place[row] === PLACES.cluster || place[row] === PLACES.subSupporting;
  if (!isBelow || above < 0 || DECIDED.has(reason[row] ?? 0)) return false;
  const { stemIds, offsets } = index;
  const [from = 0, to = 0] = [offsets[row], offsets[row + 1]];
  return sharedCount(stemIds, from, to, stemIds, offsets[above] ?? 0, offsets[above + 1] ?? 0) === 0;
}

// Gives all descendants of a page its topic, down to the variants of its sections.
import { PLACES, type SiloState } from '@silosmith/contract';

const DOWNWARDS = [PLACES.cluster, PLACES.subSupporting, PLACES.section, PLACES.variant] as const;

/** A page's topic is its pillar's, a section's and a variant's that of what they belong to; a round a level, parents first. `rows`: where others have theirs; left out: all. */
export function settleTopics(silo: SiloState, rows?: Int32Array): void {
  const count = rows?.length ?? silo.place.length;
  for (const place of DOWNWARDS) {
    for (let at = 0; at < count; at++) {
      const row = rows === undefined ? at : (rows[at] ?? 0);
      if (silo.place[row] !== place) continue;
      silo.topic[row] = silo.topic[silo.parent[row] ?? row] ?? -1;
    }
  }
}

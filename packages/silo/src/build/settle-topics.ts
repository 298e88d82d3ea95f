// Gives all descendants of a page its topic, down to the variants of its sections.
import { PLACES, type SiloState } from '@silosmith/contract';

const DOWNWARDS = [PLACES.cluster, PLACES.subSupporting, PLACES.section, PLACES.variant] as const;

/** A page's topic is its pillar's, a section's and a variant's that of what they belong to; a round a level, parents first. */
export function settleTopics(silo: SiloState): void {
  for (const place of DOWNWARDS) {
    for (let row = 0; row < silo.place.length; row++) {
      if (silo.place[row] !== place) continue;
      silo.topic[row] = silo.topic[silo.parent[row] ?? row] ?? -1;
    }
  }
}

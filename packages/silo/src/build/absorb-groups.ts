// What says a proposed page with soft words alone (`new aston martin`) is the page in other words, with all its own wordings.
import { PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import type { Similarity } from '../grouping/index.ts';
import type { Hub } from '../plan/hub-choice.ts';

interface AbsorbingHubs {
  /** Page of the plan → row of its primary keyword; hubs are the last pages. */
  readonly rowOf: Int32Array;
  readonly similarity: Similarity;
}

/** Places the keywords of absorbed groups as wordings of their hub. They have no rank of their own from then on. */
export function absorbGroups(
  silo: SiloState,
  hubs: readonly Pick<Hub, 'absorbed'>[],
  { rowOf, similarity }: AbsorbingHubs,
): void {
  const firstHub = rowOf.length - hubs.length;
  const hubOf = new Map<number, number>();
  hubs.forEach(({ absorbed }, at) => {
    for (const page of absorbed) {
      const lead = rowOf[page] ?? -1;
      if (silo.place[lead] === PLACES.none && !hubOf.has(lead)) hubOf.set(lead, rowOf[firstHub + at] ?? -1);
    }
  });
  if (hubOf.size === 0) return;
  for (let row = 0; row < silo.place.length; row++) {
    const isVariant = silo.place[row] === PLACES.variant;
    const hub = hubOf.get(isVariant ? (silo.parent[row] ?? -1) : row);
    if (hub === undefined) continue;
    silo.place[row] = PLACES.variant;
    silo.parent[row] = hub;
    silo.similarity[row] = similarity.between(row, hub);
    silo.reason[row] = PLACEMENT_REASONS.variantByWording;
  }
}

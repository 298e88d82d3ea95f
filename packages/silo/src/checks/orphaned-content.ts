// Do sub-supporting pages stand under a supporting page that is absent? (specification 1 §5.4)
import { PLACEMENT_REASONS, PLACES, type SiloState, textAt } from '@silosmith/contract';
import { nearestOf, placeAsChild, placeAsCluster } from '../edits/place-page.ts';
import type { SiloCheck } from './finding.ts';

const { byFix } = PLACEMENT_REASONS;

export const orphanedContent: SiloCheck = {
  id: 'orphaned_content',
  find({ table, silo, topics, pagesOf }) {
    return [...topics].flatMap((topic) => {
      const pages = pagesOf(topic);
      // Without any pillar the clusters are the other check's matter.
      const hasPillar = pages.some((row) => silo.place[row] === PLACES.pillar);
      const rows = pages.filter(
        (row) => isOrphan(silo, row) && (hasPillar || silo.place[row] === PLACES.subSupporting),
      );
      const [first] = rows;
      if (first === undefined) return [];
      const params = {
        topic: silo.topics[topic] ?? '',
        count: rows.length,
        example: textAt(table.keyword, first),
      };
      return [{ type: 'orphaned_content', message: 'orphaned_content', topic, rows, params }];
    });
  },
  /** Clusters to the nearest pillar of the topic; children to its nearest cluster, else below its nearest pillar. */
  fix({ draft, pages }) {
    const rows = pages();
    if (!rows.some((row) => isOrphan(draft.silo, row))) return;
    const at = (place: number): number[] => [...rows].filter((row) => draft.silo.place[row] === place);
    const pillars = at(PLACES.pillar);
    if (pillars.length === 0) return;
    for (const row of at(PLACES.cluster)) {
      if (isOrphan(draft.silo, row)) placeAsCluster(draft, row, nearestOf(draft, row, pillars), byFix);
    }
    for (const row of at(PLACES.subSupporting)) {
      if (!isOrphan(draft.silo, row)) continue;
      const clusters = at(PLACES.cluster);
      if (clusters.length > 0) placeAsChild(draft, row, nearestOf(draft, row, clusters), byFix);
      else placeAsCluster(draft, row, nearestOf(draft, row, pillars), byFix);
    }
  },
};

/** A sub-supporting page without a cluster above it, or a cluster without a pillar above it. */
export function isOrphan(silo: Pick<SiloState, 'place' | 'parent'>, row: number): boolean {
  const parentPlace = silo.place[silo.parent[row] ?? -1];
  if (silo.place[row] === PLACES.cluster) return parentPlace !== PLACES.pillar;
  return silo.place[row] === PLACES.subSupporting && parentPlace !== PLACES.cluster;
}

// Has a topic supporting pages but no pillar? (specification 1 §5.4)
import { PLACEMENT_REASONS, PLACES, textAt } from '@silosmith/contract';
import { placeAsCluster, placeAsPillar } from '../edits/place-page.ts';
import type { SiloCheck } from './finding.ts';

export const missingPillar: SiloCheck = {
  id: 'missing_pillar',
  find({ table, silo, topics, pagesOf }) {
    return [...topics].flatMap((topic) => {
      const pages = pagesOf(topic);
      if (pages.length === 0 || pages.some((row) => silo.place[row] === PLACES.pillar)) return [];
      const heir = bestSupporting(silo, pages);
      const params = {
        topic: silo.topics[topic] ?? '',
        count: pages.length,
        example: textAt(table.keyword, heir),
      };
      return [{ type: 'missing_pillar', message: 'missing_pillar', topic, rows: pages, params }];
    });
  },
  /** The best supporting page is promoted, and the topic's clusters that stand nowhere come under it. */
  fix({ draft, pages }) {
    const rows = pages();
    if (rows.length === 0 || rows.some((row) => draft.silo.place[row] === PLACES.pillar)) return;
    const pillar = bestSupporting(draft.silo, rows);
    placeAsPillar(draft, pillar, PLACEMENT_REASONS.byFix);
    for (const row of rows) {
      if (row === pillar || draft.silo.place[row] !== PLACES.cluster || draft.silo.parent[row] === pillar)
        continue;
      placeAsCluster(draft, row, pillar, PLACEMENT_REASONS.byFix);
    }
  },
};

/** The page to promote: the highest-scoring cluster, else the highest-scoring page (specification 1 §4.4). */
export function bestSupporting(
  silo: { readonly place: Uint8Array; readonly score: Float64Array },
  pages: Int32Array,
): number {
  const clusters = pages.filter((row) => silo.place[row] === PLACES.cluster);
  const candidates = clusters.length > 0 ? clusters : pages;
  let best = candidates[0] ?? -1;
  for (const row of candidates) if ((silo.score[row] ?? 0) > (silo.score[best] ?? 0)) best = row;
  return best;
}

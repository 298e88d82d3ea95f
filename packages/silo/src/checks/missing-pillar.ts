// A topic that has pages but no pillar.
import { PLACEMENT_REASONS, PLACES, textAt } from '@silosmith/contract';
import { placeAsCluster, placeAsPillar } from '../edits/place-page.ts';
import { stands } from '../tree/page-tree.ts';
import { GRAVE_FAULT, type SiloCheck, type SiloFinding, type TopicRepair } from './finding.ts';

export const missingPillar: SiloCheck = {
  id: 'missing_pillar',
  severity: 'error',
  find({ table, silo, topics, pagesOf }) {
    const findings: SiloFinding[] = [];
    for (const topic of topics) {
      const rows = pagesOf(topic);
      if (rows.length === 0 || stands(silo, rows, PLACES.pillar)) continue;
      const heir = bestSupporting(silo, rows);
      const params = {
        topic: silo.topics[topic] ?? '',
        count: rows.length,
        example: textAt(table.keyword, heir),
      };
      findings.push({ type: 'missing_pillar', message: 'missing_pillar', topic, rows, params });
    }
    return findings;
  },
  /** The best supporting page is promoted, and the topic's clusters that stand nowhere come under it. */
  fix: { merges: false, start: () => ({ forTopic: () => promote }) },
  faults: (silo, _, pages) => (pages.length > 0 && !stands(silo, pages, PLACES.pillar) ? GRAVE_FAULT : 0),
};

function promote({ draft, left, pages }: TopicRepair): void {
  const rows = pages();
  if (rows.length === 0 || stands(draft.silo, rows, PLACES.pillar)) return;
  const pillar = bestSupporting(draft.silo, rows);
  // Another page would be a fix that nobody has seen.
  if (left.has(pillar)) return;
  placeAsPillar(draft, pillar, PLACEMENT_REASONS.byFix);
  for (const row of rows) {
    if (
      row === pillar ||
      left.has(row) ||
      draft.silo.place[row] !== PLACES.cluster ||
      draft.silo.parent[row] === pillar
    )
      continue;
    placeAsCluster(draft, row, pillar, PLACEMENT_REASONS.byFix);
  }
}

/** The page to promote: the highest-scoring cluster, else the highest-scoring page. */
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

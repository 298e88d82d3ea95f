// Pages whose parent is gone, or is no page of the level above them.
import { PLACEMENT_REASONS, PLACES, type SiloState, textAt } from '@silosmith/contract';
import { placeAsChild, placeAsCluster } from '../edits/place-page.ts';
import { NearestAnchor } from '../similarity/nearest-anchor.ts';
import { standingAs, stands } from '../tree/page-tree.ts';
import { GRAVE_FAULT, type SiloCheck, type SiloFinding, type TopicRepair } from './finding.ts';

const { byFix } = PLACEMENT_REASONS;

export const orphanedContent: SiloCheck = {
  id: 'orphaned_content',
  severity: 'error',
  find({ table, silo, topics, pagesOf }) {
    const findings: SiloFinding[] = [];
    for (const topic of topics) {
      const rows = orphansAmong(silo, pagesOf(topic));
      const [first] = rows;
      if (first === undefined) continue;
      const params = {
        topic: silo.topics[topic] ?? '',
        count: rows.length,
        example: textAt(table.keyword, first),
      };
      findings.push({ type: 'orphaned_content', message: 'orphaned_content', topic, rows, params });
    }
    return findings;
  },
  fix: {
    merges: false,
    start(index) {
      const nearest = new NearestAnchor(index);
      return { forTopic: () => (repair) => placeOrphans(repair, nearest) };
    },
  },
  faults(silo, _, pages) {
    let orphans = 0;
    for (let i = 0; i < pages.length; i++) if (isOrphan(silo, pages[i] ?? 0)) orphans++;
    return orphans * GRAVE_FAULT;
  },
};

/** Clusters to the nearest pillar of the topic; children to its nearest cluster, else below its nearest pillar. */
function placeOrphans({ draft, left, pages }: TopicRepair, nearest: NearestAnchor): void {
  const orphans = orphansAmong(draft.silo, pages()).filter((row) => !left.has(row));
  if (orphans.length === 0) return;
  const at = (place: number): number[] => standingAs(draft.silo, pages(), place);
  const pillars = at(PLACES.pillar);
  if (pillars.length === 0) return;
  const nearestOf = (row: number, among: readonly number[]): number => {
    nearest.find(row);
    return among[Math.max(0, nearest.nearest())] ?? -1;
  };
  nearest.load(pillars);
  for (const row of orphans) {
    if (draft.silo.place[row] === PLACES.cluster) placeAsCluster(draft, row, nearestOf(row, pillars), byFix);
  }
  const children = orphans.filter((row) => isOrphan(draft.silo, row));
  let clusters = at(PLACES.cluster);
  if (clusters.length === 0 && children.length > 0) {
    const row = children[0] ?? -1;
    placeAsCluster(draft, row, nearestOf(row, pillars), byFix);
    clusters = [row];
  }
  nearest.load(clusters);
  for (const row of children) {
    if (isOrphan(draft.silo, row)) placeAsChild(draft, row, nearestOf(row, clusters), byFix);
  }
}

/** Without any pillar the clusters are the matter of the check of missing pillars. */
function orphansAmong(silo: Pick<SiloState, 'place' | 'parent'>, pages: Int32Array): Int32Array {
  const orphans = allOrphans(silo, pages);
  if (orphans.length > 0 && stands(silo, pages, PLACES.pillar)) return Int32Array.from(orphans);
  return Int32Array.from(orphans.filter((row) => silo.place[row] === PLACES.subSupporting));
}

function allOrphans(silo: Pick<SiloState, 'place' | 'parent'>, pages: Int32Array): number[] {
  const orphans: number[] = [];
  for (let i = 0; i < pages.length; i++) if (isOrphan(silo, pages[i] ?? 0)) orphans.push(pages[i] ?? 0);
  return orphans;
}

/** A sub-supporting page without a cluster above it, or a cluster without a pillar above it. */
function isOrphan(silo: Pick<SiloState, 'place' | 'parent'>, row: number): boolean {
  const parentPlace = silo.place[silo.parent[row] ?? -1];
  if (silo.place[row] === PLACES.cluster) return parentPlace !== PLACES.pillar;
  return silo.place[row] === PLACES.subSupporting && parentPlace !== PLACES.cluster;
}

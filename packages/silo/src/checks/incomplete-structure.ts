// A pillar without supporting pages, or a supporting page with fewer than two sub-supporting ones.
import { PLACES, textAt } from '@silosmith/contract';
import { standingAs } from '../tree/page-tree.ts';
import type { CheckContext, SiloCheck, SiloFinding } from './finding.ts';

/** Sub-supporting pages that a supporting page should have. */
export const FEWEST_CHILDREN = 2;

/** One issue a pillar without clusters, and one a pillar for all its thin clusters together. */
export const incompleteStructure: SiloCheck = {
  id: 'incomplete_structure',
  severity: 'information',
  find(context) {
    const { silo, topics, pagesOf } = context;
    const findings: SiloFinding[] = [];
    for (const topic of topics) {
      for (const row of standingAs(silo, pagesOf(topic), PLACES.pillar)) {
        const finding = pillarFinding(context, topic, row);
        if (finding !== null) findings.push(finding);
      }
    }
    return findings;
  },
  // Without a fix: thin is what it is, and no page is moved to one that it resembles less.
  faults(silo, tree, pages) {
    let faults = 0;
    for (let i = 0; i < pages.length; i++) {
      const row = pages[i] ?? 0;
      const place = silo.place[row];
      if (place === PLACES.pillar && tree.childCount(row) === 0) faults++;
      if (place === PLACES.cluster && tree.childCount(row) < FEWEST_CHILDREN) faults++;
    }
    return faults;
  },
};

function pillarFinding(
  { table, tree, silo }: CheckContext,
  topic: number,
  pillar: number,
): SiloFinding | null {
  const clusters = tree.children(pillar);
  const rows = clusters.filter((row) => tree.childCount(row) < FEWEST_CHILDREN);
  const [first] = rows;
  if (first === undefined && clusters.length > 0) return null;
  const label = silo.topics[topic] ?? '';
  const pillarKeyword = textAt(table.keyword, pillar);
  if (first === undefined) {
    const params = { topic: label, count: 1, example: pillarKeyword, pillar: pillarKeyword };
    const pillarRow = Int32Array.of(pillar);
    return { type: 'incomplete_structure', message: 'incomplete_pillar', topic, rows: pillarRow, params };
  }
  const params = {
    topic: label,
    count: rows.length,
    example: textAt(table.keyword, first),
    pillar: pillarKeyword,
  };
  return { type: 'incomplete_structure', message: 'incomplete_clusters', topic, rows, params };
}

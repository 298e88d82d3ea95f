// Is a pillar without supporting pages, or a supporting page with fewer than two sub-supporting ones? (specification 1 §5.4)
import { PLACES, textAt } from '@silosmith/contract';
import { balanceClusters, FEWEST_CHILDREN } from './balance-clusters.ts';
import type { CheckContext, SiloCheck, SiloFinding } from './finding.ts';

/** One issue a pillar without clusters, and one a pillar for all its thin clusters together. */
export const incompleteStructure: SiloCheck = {
  id: 'incomplete_structure',
  find(context) {
    const { silo } = context;
    return [...context.topics].flatMap((topic) =>
      [...context.pagesOf(topic)].flatMap((row) =>
        silo.place[row] === PLACES.pillar ? pillarFindings(context, topic, row) : [],
      ),
    );
  },
  /** Fuller clusters give children to thin ones; where a pillar has too few pages for its clusters, thin clusters become children. */
  fix({ draft, nearest, pages }) {
    for (const row of pages())
      if (draft.silo.place[row] === PLACES.pillar) balanceClusters(draft, nearest, row);
  },
};

function pillarFindings({ table, tree, silo }: CheckContext, topic: number, pillar: number): SiloFinding[] {
  const clusters = tree.children(pillar);
  const label = silo.topics[topic] ?? '';
  const pillarKeyword = textAt(table.keyword, pillar);
  if (clusters.length === 0) {
    const params = { topic: label, count: 1, example: pillarKeyword, pillar: pillarKeyword };
    const rows = Int32Array.of(pillar);
    return [{ type: 'incomplete_structure', message: 'incomplete_pillar', topic, rows, params }];
  }
  const rows = clusters.filter((row) => tree.children(row).length < FEWEST_CHILDREN);
  const [first] = rows;
  if (first === undefined) return [];
  const params = {
    topic: label,
    count: rows.length,
    example: textAt(table.keyword, first),
    pillar: pillarKeyword,
  };
  return [{ type: 'incomplete_structure', message: 'incomplete_clusters', topic, rows, params }];
}

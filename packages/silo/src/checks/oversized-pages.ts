// Pages with more children than a silo should have. Reported, but not an issue: no fix helps without new topics.

import { MAX_CHILDREN } from '../build/topic-splitter.ts';
import { addTo } from '../columns/add-to.ts';
import { isPage } from '../tree/page-tree.ts';
import type { CheckContext } from './finding.ts';

export interface OversizedPage {
  readonly row: number;
  /** Index into the silo's topics. */
  readonly topic: number;
  /** Pages right below it: more than 10. */
  readonly children: number;
}

/** The fullest first; of equals the earlier row. */
export function oversizedPages({ silo, topics, pagesOf }: CheckContext): OversizedPage[] {
  const children = new Uint32Array(silo.place.length);
  for (let row = 0; row < children.length; row++) {
    const parent = silo.parent[row] ?? -1;
    if (parent >= 0 && isPage(silo.place[row])) addTo(children, parent, 1);
  }
  const oversized: OversizedPage[] = [];
  for (const topic of topics) {
    for (const row of pagesOf(topic)) {
      const count = children[row] ?? 0;
      if (count > MAX_CHILDREN) oversized.push({ row, topic, children: count });
    }
  }
  return oversized.sort((a, b) => b.children - a.children || a.row - b.row);
}

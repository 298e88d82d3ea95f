// The picture of the landing page is the sample's own plan: a silo built otherwise is a picture to be drawn again.
import { PLACES, textAt } from '@silosmith/contract';
import { importKeywords } from '@silosmith/intake';
import { buildSilo, createPageTree, planSummary, siloFacts } from '@silosmith/silo';
import { expect, it } from 'vitest';
import { sampleFile } from '../features/import/sample-keywords.ts';
import { PICTURE_FACTS, PICTURE_LINES, type PictureLine } from '../features/public/plan-picture-lines.ts';

async function drawn(): Promise<{ facts: typeof PICTURE_FACTS; lines: PictureLine[] }> {
  const bytes = new Uint8Array(await sampleFile('sample').arrayBuffer());
  const { table: listed } = importKeywords([{ name: 'sample.csv', bytes }], { language: 'en' });
  const { table, silo } = buildSilo(listed, { language: 'en', grouping: 'moderate' });
  const tree = createPageTree(silo);
  const demands = siloFacts(table, silo).demands;
  const { topics, pages } = planSummary(table, silo);
  const lines: PictureLine[] = [];
  const add = (kind: PictureLine['kind'], row: number) =>
    lines.push({ kind, text: textAt(table.keyword, row), demand: demands[row] ?? 0, pages: 0 });
  const most = (rows: Int32Array) => [...rows].sort((a, b) => (demands[b] ?? 0) - (demands[a] ?? 0) || a - b);
  const draw = (row: number) => {
    add(silo.place[row] === PLACES.pillar ? 'pillar' : 'cluster', row);
    for (const section of most(tree.sections(row))) add('section', section);
    for (const child of most(tree.children(row))) draw(child);
  };
  for (const topic of topics.filter((one) => one.pages > 1)) {
    lines.push({ kind: 'topic', text: topic.label, demand: topic.demand, pages: topic.pages });
    for (const pillar of tree.pillars) if (silo.topic[pillar] === topic.topic) draw(pillar);
  }
  return { facts: { keywords: table.rowCount, pages }, lines };
}

it('shows the topics of several pages as the builder makes them', async () => {
  const { facts, lines } = await drawn();
  expect(PICTURE_LINES).toEqual(lines);
  expect(PICTURE_FACTS).toEqual(facts);
});

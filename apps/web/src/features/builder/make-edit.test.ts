import { pageIdsOf, textAt } from '@silosmith/contract';
import { articleOf, byPage, smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { type EditPorts, type MadeEdit, makeEdit } from './make-edit.ts';

let current: OpenProject | null;
let heard: string[];
let told: MadeEdit[];
const ports: EditPorts = {
  current: () => current,
  async takeEdit({ document }, { label, params }) {
    heard.push(`${label} ${String(params?.['keyword'])}`);
    if (current !== null) current = { ...current, ...document };
  },
  tell: (made) => told.push(made),
};

beforeEach(() => {
  heard = [];
  told = [];
  current = projectOfImport('p1', {
    ...smallImport(['shoes', 'boots']),
    articles: byPage({ boots: articleOf('boots', '<p>Boots.</p>') }),
  });
});

it('makes one step, named after its page', async () => {
  expect(await makeEdit(ports, { type: 'toggleFavourite', row: 1 })).toBe(true);
  expect(heard).toEqual(['builder.steps.favourite boots']);
});

it('makes one step of many edits, and says how many', async () => {
  const edits = [0, 1].map((row) => ({ type: 'toggleFavourite', row }) as const);
  await makeEdit(ports, { type: 'batch', edits });
  expect(heard).toHaveLength(1);
  expect(told[0]).toMatchObject({ label: 'builder.steps.favourite', params: { count: 2 } });
});

it('names where a page was moved', async () => {
  await makeEdit(ports, { type: 'move', row: 1, parent: 0 });
  expect(told[0]).toMatchObject({ label: 'builder.steps.movedBelow', params: { parent: 'shoes', count: 1 } });
  await makeEdit(ports, { type: 'move', row: 1, parent: null });
  expect(told[1]).toMatchObject({ label: 'builder.steps.movedToTop' });
});

it('leaves what was written with a page that is renamed', async () => {
  const before = current?.articles;
  await makeEdit(ports, { type: 'rename', row: 1, keyword: 'winter boots' });
  expect(current !== null && textAt(current.table.keyword, 1)).toBe('winter boots');
  expect(current?.articles.has(pageIdsOf(current.table).at(1))).toBe(true);
  expect(current?.articles).toBe(before);
  expect(heard).toEqual(['builder.steps.renamed boots']);
});

it('hands on why an edit is refused, and changes nothing', async () => {
  await expect(makeEdit(ports, { type: 'rename', row: 1, keyword: 'shoes' })).rejects.toThrow('silo.');
  expect(heard).toEqual([]);
});

it('does nothing without a project', async () => {
  current = null;
  expect(await makeEdit(ports, { type: 'toggleFavourite', row: 1 })).toBe(false);
  expect(heard).toEqual([]);
});

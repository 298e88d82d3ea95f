import { textAt } from '@silosmith/contract';
import { articleOf, metaOf, smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { type EditPorts, makeEdit } from './make-edit.ts';

let current: OpenProject | null;
let heard: string[];
const ports: EditPorts = {
  current: () => current,
  async takeEdit({ document }, { label, params }) {
    heard.push(`${label} ${String(params?.['keyword'])}`);
    if (current !== null) current = { ...current, ...document };
  },
  async putRecord(projectId, kind, key, body) {
    heard.push(`${projectId} ${kind} ${key} ${JSON.stringify(body).includes(`"keyword":"${key}"`)}`);
  },
};

beforeEach(() => {
  heard = [];
  current = projectOfImport('p1', {
    ...smallImport(['shoes', 'boots']),
    articles: [articleOf('boots', '<p>Boots.</p>')],
    metas: [metaOf('boots')],
  });
});

it('makes one step, named after its page', async () => {
  expect(await makeEdit(ports, { type: 'toggleFavourite', row: 1 })).toBe(true);
  expect(heard).toEqual(['builder.steps.favourite boots']);
});

it('takes what was written along when a page is renamed', async () => {
  await makeEdit(ports, { type: 'rename', row: 1, keyword: 'winter boots' });
  expect(current !== null && textAt(current.table.keyword, 1)).toBe('winter boots');
  expect(heard).toEqual([
    'builder.steps.renamed boots',
    'p1 article winter boots true',
    'p1 meta winter boots true',
  ]);
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

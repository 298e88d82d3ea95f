import { PLACES } from '@silosmith/contract';
import { createMessages } from '@silosmith/messages';
import type { SiloEdit } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { type MadeEdit, makeEdit } from './make-edit.ts';
import { sayEdit } from './say-edit.ts';

const { pillar, cluster, subSupporting } = PLACES;
const KEYWORDS = ['shoes', 'red shoes', 'blue shoes', 'dark red shoes', 'light red shoes', 'boots'];
const small = projectOfImport('p', smallImport(KEYWORDS));
const project: OpenProject = {
  ...small,
  silo: {
    ...small.silo,
    place: Uint8Array.of(pillar, cluster, cluster, subSupporting, subSupporting, pillar),
    parent: Int32Array.of(-1, 0, 0, 1, 1, -1),
  },
};

async function said(edit: SiloEdit): Promise<string | null> {
  const made: MadeEdit[] = [];
  const ports = { current: () => project, takeEdit: async () => undefined };
  await makeEdit({ ...ports, tell: (one) => made.push(one) }, edit);
  const [first] = made;
  return first === undefined ? null : sayEdit(createMessages('en'), first);
}

it('says what became of the pages below', async () => {
  expect(await said({ type: 'delete', row: 1 })).toBe(
    'Done: deleted “red shoes”. 2 pages that stood below are below “blue shoes” now.',
  );
  expect(await said({ type: 'move', row: 1, parent: 5 })).toBe(
    'Done: moved “red shoes” below “boots”. 2 pages below moved along.',
  );
  expect(await said({ type: 'delete', row: 0 })).toBe(
    'Done: deleted “shoes”. “red shoes” is a pillar page now. The page that stood below is below “red shoes” now.',
  );
});

it('says one sentence of many', async () => {
  const edits = [3, 4].map((row) => ({ type: 'setAside', row }) as const);
  expect(await said({ type: 'batch', edits })).toBe('Done: set 2 keywords aside.');
});

it('says nothing of an edit that moves nothing', async () => {
  expect(await said({ type: 'toggleFavourite', row: 1 })).toBeNull();
});

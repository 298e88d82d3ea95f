import { Fault } from '@silosmith/kernel';
import { applyEdit, type EditResult } from '@silosmith/silo';
import type { RecordChange } from '@silosmith/sync';
import { articleOf, metaOf, pageIdOf, smallImport } from '@silosmith/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectBackend } from './backend-port.ts';
import {
  closeProject,
  discardPage,
  newFromImport,
  openProject,
  projectStore,
  putRecord,
  redo,
  renameProject,
  setFilters,
  setProjectBackend,
  takeEdit,
  undo,
} from './project-store.ts';
import { silentBackend } from './testing/silent-backend.ts';

const BOOTS = pageIdOf('boots');
const LABEL = { label: 'common.cancel' } as const;
let written: RecordChange[];
let backend: ProjectBackend;

function open() {
  const { project } = projectStore.getState();
  if (project === null) throw new Error('no project');
  return project;
}

beforeEach(() => {
  written = [];
  backend = silentBackend({
    create: async (_id, _name, changes) => void written.push(...changes),
    write: async (_id, changes) => void written.push(...changes),
  });
  setProjectBackend(backend);
});

it('opens an import once it is stored whole', async () => {
  await newFromImport(smallImport(['shoes', 'boots']));
  expect(written.map(({ kind }) => kind)).toEqual(['settings', 'keywords', 'silo']);
  expect(projectStore.getState().status).toBe('open');
});

it('opens nothing when the disk refuses the import', async () => {
  backend.create = async () => {
    throw new Fault('web.storage-full');
  };
  projectStore.setState({ status: 'none', project: null, fault: null });
  await expect(newFromImport(smallImport(['shoes']))).rejects.toThrow('web.storage-full');
  expect(projectStore.getState().project).toBeNull();
});

describe('with a project open', () => {
  beforeEach(async () => {
    await newFromImport(smallImport(['shoes', 'boots', 'sandals']));
    written = [];
  });

  const favourite = (row: number): EditResult =>
    applyEdit({ table: open().table, silo: open().silo, language: 'en' }, { type: 'toggleFavourite', row });

  it('undoes and redoes an edit of the silo to the same bytes, and stores each step', async () => {
    const before = open().silo;
    await takeEdit(favourite(1), LABEL);
    const after = open().silo;
    expect(open().undoSteps).toHaveLength(1);
    await undo();
    expect(open().silo).toEqual(before);
    await redo();
    expect(open().silo).toEqual(after);
    expect(after).not.toEqual(before);
    expect(written.map(({ kind }) => kind)).toEqual(['silo', 'silo', 'silo']);
  });

  it('takes the grouping back with the silo it was made with', async () => {
    await takeEdit(favourite(0), { ...LABEL, grouping: 'hard' });
    expect(open().grouping).toBe('hard');
    await undo();
    expect(open().grouping).toBe('moderate');
  });

  it('forgets what could be done again after a new edit', async () => {
    await takeEdit(favourite(0), LABEL);
    await undo();
    await takeEdit(favourite(1), LABEL);
    expect(await redo()).toBeNull();
  });

  it('shows and stores a record, and stores one of a project that is no longer open', async () => {
    const tags = { keyword: 'boots', tags: ['a'], provenance: null };
    await putRecord('p1', 'tags', BOOTS, tags);
    expect(open().tags.get(BOOTS)).toEqual(tags);
    closeProject();
    await putRecord('p1', 'tags', pageIdOf('shoes'), { ...tags, keyword: 'shoes' });
    expect(written).toHaveLength(2);
  });

  it('discards what is stored of a page as one step, and brings it back', async () => {
    const article = articleOf('boots', '<p>Boots.</p>');
    await putRecord('p1', 'article', BOOTS, article);
    await putRecord('p1', 'meta', BOOTS, metaOf('boots'));
    written = [];
    await discardPage(BOOTS, LABEL);
    expect([open().articles.size, open().metas.size, open().undoSteps.length]).toEqual([0, 0, 1]);
    await undo();
    expect([open().articles.get(BOOTS), open().metas.get(BOOTS)]).toEqual([article, metaOf('boots')]);
    await redo();
    expect(open().articles.size).toBe(0);
    expect(written.map(({ kind, body }) => `${kind} ${body === null}`)).toEqual(
      ['true', 'false', 'true'].flatMap((gone) => [`article ${gone}`, `meta ${gone}`]),
    );
  });

  it('writes over no text that is newer than the discarded one', async () => {
    await putRecord('p1', 'article', BOOTS, articleOf('boots', '<p>Old.</p>'));
    await discardPage(BOOTS, LABEL);
    const newer = articleOf('boots', '<p>New.</p>');
    await putRecord('p1', 'article', BOOTS, newer);
    await undo();
    expect(open().articles.get(BOOTS)).toBe(newer);
  });

  it('changes filters and name without a step of undo', async () => {
    await setFilters({ minVolume: 10 });
    await renameProject('  Boots ');
    await renameProject('   ');
    expect(open()).toMatchObject({ name: 'Boots', filters: { minVolume: 10 }, undoSteps: [] });
  });

  it('takes a free name where another project has the address, and keeps its own', async () => {
    const named = (id: string, name: string) => ({ id, name, updatedAt: '', here: true });
    backend.list = async () => [named('p0', 'Boots'), named('p1', 'boots 2')];
    let stored = '';
    backend.rename = async (_id, name) => {
      stored = name;
    };
    const renaming = renameProject('boots!');
    const filtering = setFilters({ minVolume: 20 });
    await Promise.all([renaming, filtering]);
    expect([open().name, stored, open().filters.minVolume]).toEqual(['boots! 2', 'boots! 2', 20]);
    expect(written.at(-1)).toMatchObject({
      kind: 'settings',
      body: { name: 'boots! 2', filters: { minVolume: 20 } },
    });
    backend.newId = () => 'p2';
    backend.create = async (_id, name) => {
      stored = name;
    };
    await newFromImport({ ...smallImport(['shoes']), name: 'boots' });
    expect([open().name, stored]).toEqual(['boots 3', 'boots 3']);
  });
});

it('shows the last project asked for, however slow the first is', async () => {
  await newFromImport(smallImport(['shoes']));
  const shoes = open();
  let finish: (value: null) => void = () => undefined;
  backend.load = (id) =>
    id === 'slow'
      ? new Promise((resolve) => {
          finish = resolve;
        })
      : Promise.resolve({ ...shoes, id });
  const slow = openProject('slow');
  await openProject('fast');
  finish(null);
  expect(await slow).toBe(false);
  expect(open().id).toBe('fast');
});

it('says what went wrong when a project cannot be read', async () => {
  backend.load = async () => {
    throw new Fault('web.storage-failed');
  };
  expect(await openProject('p1')).toBe(false);
  expect(projectStore.getState()).toMatchObject({ status: 'failed', fault: { code: 'web.storage-failed' } });
});

it('keeps the model that has a say through edits, and takes it away with the step that brought it', async () => {
  await newFromImport(smallImport(['shoes', 'boots']));
  const meaning = { provider: 'openai', model: 'text-embedding-3-small' };
  const settings = () => written.findLast(({ kind }) => kind === 'settings')?.body;
  await takeEdit(applyEdit(open(), { type: 'toggleFavourite', row: 0 }), { ...LABEL, meaning });
  await takeEdit(applyEdit(open(), { type: 'toggleFavourite', row: 1 }), LABEL);
  await setFilters({ minVolume: 5 });
  expect([open().meaning, settings()]).toMatchObject([meaning, { meaning }]);
  await undo();
  await undo();
  expect(open().meaning).toBeUndefined();
  expect(settings()).not.toHaveProperty('meaning');
  await redo();
  expect([open().meaning, settings()]).toMatchObject([meaning, { meaning }]);
});

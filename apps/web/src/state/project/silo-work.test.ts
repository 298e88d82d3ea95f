import { keyOfVectors, packVectors } from '@silosmith/contract';
import { applyEdit, type EditResult, type FixPreview } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import type { SiloReply, SiloTask } from '../../workers/silo.worker.ts';
import type { EditOptions } from './edit-options.ts';
import type { OpenProject } from './open-project.ts';
import { projectOfImport } from './project-rows.ts';

import { createSiloWork, type SiloWork } from './silo-work.ts';

const project = projectOfImport('p1', smallImport(['shoes', 'boots']));
const result = applyEdit(project, { type: 'toggleFavourite', row: 1 });
// The parts that the work hands on.
const preview = { result } as unknown as FixPreview;

let current: OpenProject | null;
let tasks: SiloTask[];
let taken: [EditResult, EditOptions][];
let reply: SiloReply;
let work: SiloWork;

beforeEach(() => {
  current = project;
  tasks = [];
  taken = [];
  work = createSiloWork({
    current: () => current,
    async run(_project, task) {
      tasks.push(task);
      return reply;
    },
    takeEdit: async (edit, options) => void taken.push([edit, options]),
  });
});

it('takes a new grouping over as one edit', async () => {
  reply = { type: 'rebuild', result };
  await work.regroup(project, 'hard', { grouping: 'Hard' });
  expect(tasks).toEqual([{ type: 'rebuild', grouping: 'hard' }]);
  expect(taken).toEqual([
    [result, { label: 'builder.grouping.done', params: { grouping: 'Hard' }, grouping: 'hard' }],
  ]);
});

it('groups by meaning again what was grouped by meaning', async () => {
  reply = { type: 'rebuild', result };
  const source = { provider: 'openai', model: 'text-embedding-3-small' };
  const batch = packVectors(source, ['shoes', 'boots'], [[1], [2]]);
  const told = { ...project, meaning: source, vectors: new Map([[keyOfVectors(batch), batch]]) };
  current = told;
  await work.regroup(told, 'hard', {});
  await work.relanguage(told, 'de', {});
  const meaning = { source, batches: [batch] };
  expect(tasks).toEqual([
    { type: 'rebuild', grouping: 'hard', meaning },
    { type: 'rebuild', grouping: told.grouping, meaning },
  ]);
});

it('lets a model have a say, and takes its say away, as edits that the project remembers', async () => {
  reply = { type: 'rebuild', result };
  const source = { provider: 'openai', model: 'text-embedding-3-small' };
  const { signal } = new AbortController();
  await work.byMeaning(project, source, signal);
  expect(tasks).toEqual([{ type: 'rebuild', grouping: project.grouping, meaning: { source, batches: [] } }]);
  expect(taken).toMatchObject([[result, { label: 'builder.steps.meaning', meaning: source }]]);
  await work.byMeaning({ ...project, meaning: source }, null, signal);
  expect(tasks[1]).toEqual({ type: 'rebuild', grouping: project.grouping });
  expect(taken[1]?.[1]).toHaveProperty('meaning', undefined);
});

it('does not take over what was made from a silo that was edited meanwhile', async () => {
  reply = { type: 'rebuild', result };
  current = { ...project, silo: result.document.silo };
  await expect(work.regroup(project, 'hard', {})).rejects.toThrow('web.silo-changed');
  await expect(work.applyFix(project, preview)).rejects.toThrow('web.silo-changed');
  current = { ...project, id: 'p2' };
  await expect(work.applyFix(project, preview)).rejects.toThrow('web.silo-changed');
  expect(taken).toEqual([]);
});

it('minds no change that leaves keywords and silo alone', async () => {
  current = { ...project, name: 'Renamed', articles: new Map() };
  await work.applyFix(project, preview);
  expect(taken).toEqual([[result, { label: 'builder.steps.fixed' }]]);
});

it('reads the words in another language as one edit that remembers the language', async () => {
  reply = { type: 'rebuild', result };
  await work.relanguage(project, 'nl', { language: 'Dutch' });
  expect(taken[0]?.[1]).toMatchObject({ language: 'nl' });
  current = { ...project, silo: result.document.silo };
  await expect(work.relanguage(project, 'de', {})).rejects.toThrow('web.silo-changed');
});

it('builds with another strictness without changing anything, and takes that over later', async () => {
  reply = { type: 'rebuild', result };
  const built = await work.grouped(project, 'soft', new AbortController().signal);
  expect(taken).toEqual([]);
  expect(built.document.table).toBe(project.table);
  await work.takeGrouped(project, 'soft', built, {});
  expect(taken).toMatchObject([[built, { grouping: 'soft' }]]);
  current = { ...project, silo: { ...project.silo } };
  await expect(work.takeGrouped(project, 'soft', built, {})).rejects.toThrow('web.silo-changed');
});

it('refuses an answer to another question', async () => {
  reply = { type: 'rebuild', result };
  await expect(work.previewFix(project)).rejects.toThrow('web.bad-reply');
});

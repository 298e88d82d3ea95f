import { CANCELLED, Fault } from '@silosmith/kernel';
import { smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import type { ImportReply, ImportRequest } from '../../workers/import.worker.ts';
import { createImportRun, type ImportDoors, type ImportPorts, type ImportRun } from './import-run.ts';

const FILES = [new File(['keyword\nshoes'], 'running_shoes-2026.csv')];
const imported: ImportReply = {
  type: 'imported',
  project: smallImport(['shoes', 'boots']),
  selection: { rows: new Int32Array(0), total: 0 } as never,
};
const unsure = {
  type: 'needs-mapping',
  file: 'b.csv',
  detection: {},
  preview: [['a']],
} as unknown as ImportReply;

let heard: string[];
let requests: ImportRequest[];
let answer: (signal: AbortSignal | undefined) => Promise<ImportReply>;
let run: ImportRun;

const doors: ImportDoors = {
  untitled: 'Untitled',
  usualLanguage: 'en',
  prepare: () => heard.push('prepare'),
  open: (isProjectFile) => heard.push(isProjectFile ? 'builder' : 'plan'),
  sayLeftBehind: (error) => heard.push(`left behind ${String(error)}`),
};
const ports: ImportPorts = {
  read(request, { signal, onProgress }) {
    requests.push(request);
    onProgress?.({ stage: 'reading', done: 1, total: 2 });
    return answer(signal);
  },
  place: async (replaces) => ({
    userId: 'u1',
    projectId: 'p1',
    takenNames: replaces === 'p0' ? ['shoes'] : ['shoes', 'Mine'],
  }),
  show: (id) => heard.push(`show ${id}`),
  discard: async (id) => void heard.push(`discard ${id}`),
  keep: async (id, files) => void heard.push(`keep ${id} ${files.length}`),
  remove: async (id) => void heard.push(`remove ${id}`),
  loadKnowSelection: async () => () => heard.push('selection'),
  pause: async () => undefined,
};
const step = () => run.store.getState().step;

beforeEach(() => {
  heard = [];
  requests = [];
  answer = async () => imported;
  run = createImportRun(ports);
  run.choose(FILES);
});

it('shows the project with its pages, opens the plan and keeps the file for another reading', async () => {
  const stages: unknown[] = [];
  run.store.subscribe((state) => stages.push(state.step === 'working' ? state.progress?.stage : null));
  await run.confirmLanguage('en', doors);
  expect(heard).toEqual(['prepare', 'selection', 'show p1', 'plan', 'keep p1 1']);
  expect(requests).toMatchObject([{ name: 'running shoes 2026', language: 'en', grouping: 'moderate' }]);
  expect(requests[0]?.place.takenNames).toEqual(['shoes', 'Mine']);
  expect(stages).toContain('reading');
  // The dialog stays until the plan has taken its place.
  expect(step()).toBe('working');
});

it('reads files again with other columns, and deletes what that replaces once it is there', async () => {
  run = createImportRun(ports);
  const columns = [{ file: 'a.csv', columns: ['keyword', null] as const }];
  const reading = { files: FILES, language: 'detect', columns, name: 'Mine', grouping: 'hard' } as const;
  await run.readAgain({ ...reading, replaces: 'p0' }, doors);
  expect(requests).toMatchObject([{ name: 'Mine', grouping: 'hard', language: 'detect', columns }]);
  // The replaced project leaves its name to the new one.
  expect(requests[0]?.place.takenNames).toEqual(['shoes']);
  expect(heard).toEqual(['prepare', 'selection', 'show p1', 'plan', 'keep p1 1', 'remove p0']);
  answer = () => Promise.reject(new Fault('intake.mapping-failed'));
  heard = [];
  await run.readAgain({ ...reading, replaces: 'p0' }, doors);
  expect(heard).not.toContain('remove p0');
  expect(step()).toBe('idle');
});

it('asks for the columns where they are not certain, removes nothing, and goes on with the answer', async () => {
  answer = async () => unsure;
  await run.confirmLanguage('de', doors);
  expect(step()).toBe('mapping');
  expect(heard).toEqual(['prepare']);
  answer = async () => imported;
  await run.confirmMapping(['keyword'], doors);
  expect(requests[1]).toMatchObject({
    language: 'de',
    columns: [{ file: 'b.csv', columns: ['keyword'] }],
  });
  expect(heard).toContain('plan');
});

it('opens a project file where it was left, and keeps no copy of it', async () => {
  run = createImportRun(ports);
  run.choose([new File(['{}'], 'project.JSON')]);
  await run.confirmLanguage('detect', doors);
  expect(heard).toEqual(['prepare', 'selection', 'show p1', 'builder']);
});

it('says why a file could not be read, and leaves nothing on the disk', async () => {
  answer = () => Promise.reject(new Fault('intake.empty-file'));
  await run.confirmLanguage('en', doors);
  expect(run.store.getState()).toMatchObject({ step: 'idle', fault: { code: 'intake.empty-file' } });
  expect(heard).toEqual(['prepare', 'discard p1']);
});

it('cancels: the worker ends, what it had stored is removed, and no fault is shown', async () => {
  answer = (signal) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Fault(CANCELLED, { severity: 'low' }))),
    );
  const ended = run.confirmLanguage('en', doors);
  await Promise.resolve();
  await Promise.resolve();
  run.cancel();
  await ended;
  expect(run.store.getState()).toEqual({ step: 'idle', fault: null });
  expect(heard).toContain('discard p1');
  expect(heard).not.toContain('plan');
});

it.each([
  ['is imported', imported],
  ['asks for its columns', unsure],
])('lets the next import alone when a cancelled one %s late', async (_how, reply) => {
  let late: (reply: ImportReply) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      late = resolve;
    });
  const ended = run.confirmLanguage('en', doors);
  while (requests.length === 0) await Promise.resolve();
  run.cancel();
  run.choose(FILES);
  answer = () => new Promise(() => undefined);
  void run.confirmLanguage('en', doors);
  late(reply);
  await ended;
  expect(step()).toBe('working');
  expect(heard).not.toContain('show p1');
});

it('starts once, however often it is confirmed', async () => {
  await Promise.all([run.confirmLanguage('en', doors), run.confirmLanguage('en', doors)]);
  expect(requests).toHaveLength(1);
});

it('says it where there is no place to store a project', async () => {
  const nowhere = createImportRun({
    ...ports,
    place: async () => {
      throw new Fault('web.signed-out');
    },
  });
  nowhere.choose(FILES);
  await nowhere.confirmLanguage('en', doors);
  expect(nowhere.store.getState()).toMatchObject({ step: 'idle', fault: { code: 'web.signed-out' } });
  expect(heard).toEqual([]);
});

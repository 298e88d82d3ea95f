import type { Publication } from '@silosmith/contract';
import { CANCELLED, Fault } from '@silosmith/kernel';
import { articleOf, byPage, smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import type { ExportReply, ExportRequest } from '../../workers/export.worker.ts';
import { projectOfImport } from '../project/project-rows.ts';
import { createExportRun, type ExportRun } from './export-run.ts';

const project = projectOfImport('p1', {
  ...smallImport(['shoes', 'boots']),
  articles: byPage({ boots: articleOf('boots', '<p>Boots.</p>') }),
});
const options = { format: 'wxr', options: {}, nowIso: '2026-01-02T00:00:00.000Z', language: 'en' };
const reply = { blob: new Blob(['x']), result: { fileName: 'silo.xml', items: 1, bytes: 1, notes: [] } };

let requests: ExportRequest[];
let saved: string[];
let write: (signal: AbortSignal | undefined) => Promise<ExportReply>;
let published: Publication[];
let run: ExportRun;
const state = () => run.store.getState();

beforeEach(() => {
  requests = [];
  saved = [];
  published = [];
  // The worker's reply has more than the run looks at.
  write = async () => reply as unknown as ExportReply;
  run = createExportRun({
    write(request, { signal, onProgress }) {
      requests.push(request);
      onProgress?.({ stage: 'writing', done: 1, total: 4 });
      return write(signal);
    },
    publications: async () => published,
    save: (_blob, fileName) => saved.push(fileName),
  });
});

it('hands the whole project to the writer, tells its progress and saves the file', async () => {
  const heard: unknown[] = [];
  run.store.subscribe((now) => heard.push(now.state === 'running' ? now.progress?.done : now.state));
  const end = await run.start(project, options);
  expect(heard).toEqual([undefined, 1, 'done']);
  expect(end).toMatchObject({ state: 'done', result: reply.result });
  expect(saved).toEqual(['silo.xml']);
  const [request] = requests;
  expect(request?.document.table).toBe(project.table);
  expect(request?.extras).toMatchObject({ name: 'Shoes', grouping: 'moderate' });
  expect(request?.records.articles).toBe(project.articles);
});

it('sends what was published along, where something was', async () => {
  await run.start(project, options);
  const record = { version: 1 as const, home: 'https://site.test', savedAt: '', unfinished: null, pages: [] };
  published = [{ record, snapshots: [] }];
  await run.start(project, options);
  expect(requests.map(({ extras }) => extras.publications)).toEqual([undefined, published]);
});

it('says why a run failed and saves nothing; the next may succeed', async () => {
  write = () => Promise.reject(new Fault('delivery.nothing-to-export'));
  await run.start(project, options);
  expect(state()).toMatchObject({ state: 'failed', fault: { code: 'delivery.nothing-to-export' } });
  expect(saved).toEqual([]);
  write = async () => reply as unknown as ExportReply;
  await run.start(project, options);
  expect(state().state).toBe('done');
});

it('is idle again after it was cancelled, and starts once at a time', async () => {
  write = (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Fault(CANCELLED))));
  const ended = run.start(project, options);
  await run.start(project, options);
  expect(requests).toHaveLength(1);
  run.cancel();
  await ended;
  expect(state()).toEqual({ state: 'idle' });
});

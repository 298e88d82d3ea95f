import { byPage, createFakeTime, pageIdOf, provenanceOf, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { commitRecords } from './commit-records.ts';
import { changesOfImport, putNewProject } from './new-project.ts';
import { contentOfImport, contentOfRecords, withRecords } from './project-content.ts';
import { createRecordWriter } from './record-writer.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const NOW = '2026-01-02T00:00:00.000Z';
const tags = { keyword: 'boots', tags: ['a'], provenance: null };
const failures = { keyword: 'boots', runs: [{ code: 'ai.quota', endedAt: NOW, costUsd: 0.5 }] };
const imported = {
  ...smallImport(['shoes', 'boots']),
  tags: byPage({ boots: tags }),
  failures: byPage({ boots: failures }),
};
const BOOTS = pageIdOf('boots');

it('stores an import so that opening it gives what was shown, with everything waiting for the server', async () => {
  const store = createMemoryStore();
  await store.transact((tables) => putNewProject(tables, 'p1', 'Shoes', changesOfImport(imported), NOW));
  expect(contentOfRecords(await store.recordsOf('p1'))).toEqual(contentOfImport(imported));
  expect((await store.queue()).map(({ kind }) => kind)).toEqual([
    'settings',
    'keywords',
    'silo',
    'tags',
    'failure',
  ]);
  expect(await store.projects()).toMatchObject([{ id: 'p1', name: 'Shoes', onServer: false }]);
});

it('is not taken for another tab’s work by the first edit after it', async () => {
  const store = createMemoryStore();
  const changes = changesOfImport(imported);
  await store.transact((tables) => putNewProject(tables, 'p1', 'Shoes', changes, NOW));
  const quiet = () => undefined;
  const writer = createRecordWriter({
    commit: (batch) => commitRecords(store, batch),
    now: () => NOW,
    onWritten: quiet,
    onStatus: quiet,
    timer: createFakeTime().timer,
  });
  for (const { kind, key } of changes)
    writer.sawVersion(['p1', kind, key], (await store.record(['p1', kind, key]))?.version ?? 0);
  await writer.write('p1', [{ kind: 'tags', key: BOOTS, body: { ...tags, tags: ['b'] } }]);
  expect(await store.conflicts()).toEqual([]);
});

it('7.12 reads a record with a date that is none as one without a date, and keeps fields of a later release', () => {
  const provenance = { ...provenanceOf(), generatedAt: 'yesterday' };
  const body = { ...tags, provenance, later: 1 };
  const content = withRecords(contentOfImport(imported), [{ kind: 'tags', key: BOOTS, body }]);
  expect(content.tags.get(BOOTS)).toEqual({
    ...tags,
    provenance: { ...provenance, generatedAt: null },
    later: 1,
  });
});

it('7.6 reads no record of a kind that every object has', () => {
  const content = contentOfImport(imported);
  // What a server of another release may send.
  const record = { kind: 'constructor' as 'tags', key: 'boots', body: tags };
  expect(withRecords(content, [record])).toEqual(content);
});

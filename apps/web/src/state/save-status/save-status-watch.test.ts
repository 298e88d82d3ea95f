import { commitRecords, createRecordWriter, type RecordWriter } from '@silosmith/sync';
import { createMemoryStore, type MemoryStore, projectRow, storageFull } from '@silosmith/sync/testing';
import { createFakeTime } from '@silosmith/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveStatusStore } from './save-status-store.ts';
import { createSaveStatusWatch, type SaveStatusWatch } from './save-status-watch.ts';

let store: MemoryStore;
let writer: RecordWriter;
let watch: SaveStatusWatch;
const meta = [{ kind: 'meta' as const, key: 'boots', body: { keyword: 'boots', title: 'Boots' } }];
const state = () => saveStatusStore.getState().state;

beforeEach(async () => {
  // The browser's word on the network, which node does not have.
  vi.stubGlobal('navigator', { onLine: true });
  store = createMemoryStore();
  await store.transact(({ projects }) => projects.put(projectRow('p1')));
  writer = createRecordWriter({
    commit: (batch) => commitRecords(store, batch),
    now: () => '2026-01-02T00:00:00.000Z',
    onWritten: () => undefined,
    onStatus: () => watch.refresh(),
    timer: createFakeTime().timer,
  });
  watch = createSaveStatusWatch(store, writer, () => ({ state: 'reached' }));
  saveStatusStore.setState({ state: 'saved', waiting: 0, conflicts: [], fault: null });
});

it('does not call a change saved from the moment it is made until the server has it', async () => {
  const written = writer.write('p1', meta);
  expect(state()).toBe('saving');
  const seen: string[] = [];
  const stop = saveStatusStore.subscribe((status) => seen.push(status.state));
  await written;
  await vi.waitFor(() => expect(writer.waiting()).toBe(0));
  watch.refresh();
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
  expect(new Set(seen)).toEqual(new Set(['saving']));
  await store.transact(({ queue }) => queue.delete(['p1', 'meta', 'boots']));
  watch.refresh();
  await vi.waitFor(() => expect(state()).toBe('saved'));
  stop();
});

it('says that the disk refused, and nothing after the session has ended', async () => {
  store.refuse = storageFull;
  await expect(writer.write('p1', meta)).rejects.toThrow('web.storage-full');
  await vi.waitFor(() => expect(state()).toBe('not-stored'));
  watch.stop();
  store.refuse = null;
  await writer.retry();
  expect(state()).toBe('not-stored');
});

it('knows of records that a worker stored', async () => {
  await store.transact(({ queue }) =>
    queue.put({ projectId: 'p1', kind: 'silo', key: '0', refusedWith: null }),
  );
  watch.waits(1);
  expect(state()).toBe('saving');
});

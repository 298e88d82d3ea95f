import { expect, it } from 'vitest';
import { type SaveFacts, type SaveState, saveStatusOf } from './save-status-store.ts';

const CALM: SaveFacts = {
  unwritten: 0,
  diskFault: null,
  queued: 0,
  refusedWith: null,
  conflicts: [],
  online: true,
  health: { state: 'reached' },
};
const diskFault = {
  code: 'web.storage-full',
  params: {},
  severity: 'critical',
  retryable: true,
  recovery: [],
} as const;
const conflict = {
  projectId: 'p1',
  kind: 'silo',
  key: '0',
  theirs: null,
  theirRevision: 2,
  source: 'server',
  foundAt: '',
} as const;

const cases: readonly (readonly [string, Partial<SaveFacts>, SaveState])[] = [
  ['nothing waits', {}, 'saved'],
  ['nothing waits, and the server is away', { online: false, health: { state: 'unreachable' } }, 'saved'],
  ['a write is on its way to the disk', { unwritten: 1 }, 'saving'],
  ['a record is on its way to the server', { queued: 1 }, 'saving'],
  ['records wait and the browser is offline', { queued: 1, online: false }, 'offline'],
  ['records wait and the server does not answer', { queued: 1, health: { state: 'unreachable' } }, 'offline'],
  ['records wait for a sign-in', { queued: 1, health: { state: 'signed-out' } }, 'signed-out'],
  ['the server refused a record', { queued: 1, refusedWith: 'server.too-large' }, 'refused'],
  ['the server refuses to talk', { queued: 1, health: { state: 'refused', code: 'server.no' } }, 'refused'],
  ['two versions wait for a choice', { conflicts: [conflict] }, 'conflict'],
  ['the disk refused', { unwritten: 1, diskFault, conflicts: [conflict] }, 'not-stored'],
];

it.each(cases)('%s', (_name, facts, state) => {
  expect(saveStatusOf({ ...CALM, ...facts }).state).toBe(state);
});

// Synchronises the local tables with the server: sends the queue, fetches what is newer than the last sequence number. A conflict keeps both sides.
import { keyOf, type RecordKey, recordName, SYNC_KINDS, sameBody } from '@silosmith/contract';
import { backoffDelayMs, Fault, type Timer } from '@silosmith/kernel';
import type { LocalStore, QueuedWrite, StoredRecord } from './local-store.ts';
import { RETRY_DELAYS } from './retry-later.ts';
import type { ServerRecord, SyncApi } from './sync-api.ts';
import { acknowledge, forgetServerCopy, meetNothing, takeOver } from './sync-tables.ts';

/** How the last attempt to reach the server ended; `code`: of the fault with which it refused. */
export type SyncHealth =
  | { readonly state: 'reached' | 'unreachable' | 'signed-out' }
  | { readonly state: 'refused'; readonly code: string };

export interface SyncPorts {
  readonly store: LocalStore;
  readonly api: SyncApi;
  readonly timer: Timer;
  /** ISO 8601. */
  readonly now: () => string;
  /** Records of the local tables changed by the sync, for the open project and the other tabs. */
  readonly onChanged: (projectId: string, keys: readonly RecordKey[]) => void;
  /** The queue or the conflicts changed. */
  readonly onQueue: () => void;
  readonly onHealth: (health: SyncHealth) => void;
  /** The project was deleted on another device; its local copy, which held nothing unsent, is gone. */
  readonly onRemoved: (projectId: string) => void;
}

export interface SyncEngine {
  /** Sends the queue until the signal aborts. One tab at a time runs this. */
  run(signal: AbortSignal): Promise<void>;
  /** Something may have changed: a new write, the network, a sign-in. */
  poke(): void;
  /** Sends what waits, once. Throws the fault that stopped it. */
  pushOnce(): Promise<void>;
  /** Takes over what the server has that this device has not. Throws the faults of the API. */
  pull(projectId: string): Promise<void>;
  resolve(key: RecordKey, keep: 'mine' | 'theirs'): Promise<void>;
}

/** Quick edits of one record are sent as one: so long after the last of them, in a series that does not end now and then. */
const QUIET_MS = 800;
const MOST_QUIET_MS = 4_000;

/** A push in the middle of a series would take a processor from the next edit. */
async function untilQuiet(
  edits: { poked: boolean },
  timer: SyncPorts['timer'],
  signal: AbortSignal,
): Promise<void> {
  for (let waited = 0; edits.poked && waited < MOST_QUIET_MS && !signal.aborted; waited += QUIET_MS) {
    edits.poked = false;
    await timer.sleep(QUIET_MS, signal).catch(() => undefined);
  }
}

export function createSyncEngine(ports: SyncPorts): SyncEngine {
  const { store, api } = ports;
  const edits = { poked: false };
  let wake: (() => void) | null = null;

  function poke(): void {
    edits.poked = true;
    wake?.();
  }

  /** Resolves at the next poke, after `delayMs` (null: never by time), or when the signal aborts. */
  async function rest(delayMs: number | null, signal: AbortSignal): Promise<void> {
    if (edits.poked) return;
    const over = new AbortController();
    const stop = () => over.abort();
    signal.addEventListener('abort', stop, { once: true });
    await new Promise<void>((resolve) => {
      wake = resolve;
      over.signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
      else if (delayMs !== null) void ports.timer.sleep(delayMs, over.signal).then(resolve, () => resolve());
    });
    wake = null;
    stop();
    signal.removeEventListener('abort', stop);
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    edits.poked = true;
    while (!signal.aborted) {
      if (failures === 0) await untilQuiet(edits, ports.timer, signal);
      if (signal.aborted) return;
      edits.poked = false;
      try {
        await pushOnce();
        failures = 0;
        await rest(null, signal);
      } catch (error) {
        failures += 1;
        await rest(isSignedOut(error) ? null : backoffDelayMs(RETRY_DELAYS, failures), signal);
      }
    }
  }

  async function pushOnce(): Promise<void> {
    try {
      await sendDeletions();
      await sendQueue();
      ports.onHealth({ state: 'reached' });
    } catch (error) {
      ports.onHealth(healthOf(error));
      throw error;
    } finally {
      ports.onQueue();
    }
  }

  async function sendDeletions(): Promise<void> {
    for (const project of await store.projects()) {
      if (!project.deleted) continue;
      if (project.onServer) await api.deleteProject(project.id);
      await store.eraseProject(project.id);
    }
  }

  async function sendQueue(): Promise<void> {
    const blocked = new Set((await store.conflicts()).map((row) => recordName(keyOf(row))));
    const projects = new Map((await store.projects()).map((project) => [project.id, project]));
    const rows = (await store.queue())
      .filter((row) => row.refusedWith === null && !blocked.has(recordName(keyOf(row))))
      .sort((a, b) => SYNC_KINDS.indexOf(a.kind) - SYNC_KINDS.indexOf(b.kind));
    for (const row of rows) {
      const project = projects.get(row.projectId);
      if (project === undefined || project.deleted) continue;
      if (!project.onServer) {
        await api.createProject(project.id, project.name);
        await store.transact(async ({ projects: table }) => {
          const stored = await table.get(project.id);
          if (stored !== undefined) await table.put({ ...stored, onServer: true });
        });
        projects.set(project.id, { ...project, onServer: true });
      }
      await send(row);
      ports.onQueue();
    }
    for (const project of projects.values()) {
      if (!project.renamed || project.deleted || !project.onServer) continue;
      await api.renameProject(project.id, project.name);
      await store.transact(async ({ projects: table }) => {
        const stored = await table.get(project.id);
        if (stored?.name === project.name) await table.put({ ...stored, renamed: false });
      });
    }
  }

  async function send(row: QueuedWrite): Promise<void> {
    const key = keyOf(row);
    const record = await store.record(key);
    if (record === undefined) {
      await store.transact(({ queue }) => queue.delete(key));
      return;
    }
    try {
      const outcome = await api.put(row.projectId, row.kind, row.key, record.revision, record.body);
      if (outcome.accepted) await store.transact((tables) => acknowledge(tables, record, outcome.revision));
      else await meet(record, outcome.theirs);
    } catch (error) {
      if (isMissing(error)) {
        await store.transact((tables) => forgetServerCopy(tables, row.projectId));
        await requeueAll(row.projectId);
        throw new Fault('sync.project-recreated', { retryable: true, cause: error });
      }
      if (!isFinalRefusal(error)) throw error;
      await store.transact(({ queue }) => queue.put({ ...row, refusedWith: error.code }));
    }
  }

  /** Our write was against an old revision. The same text on both sides is agreement, not a conflict (a reply that got lost). */
  async function meet(record: StoredRecord, theirs: ServerRecord | null): Promise<void> {
    const key = keyOf(record);
    await store.transact(async (tables) => {
      const mine = await tables.records.get(key);
      if (mine === undefined) return;
      if (theirs === null) {
        await meetNothing(tables, mine);
      } else if (sameBody(record.kind, record.body, theirs.body)) {
        await acknowledge(tables, record, theirs.revision);
      } else {
        await tables.conflicts.put({
          projectId: record.projectId,
          kind: record.kind,
          key: record.key,
          theirs: theirs.body,
          theirRevision: theirs.revision,
          source: 'server',
          foundAt: ports.now(),
        });
      }
    });
  }

  async function pull(projectId: string): Promise<void> {
    const known = (await store.projects()).find(({ id }) => id === projectId);
    if (known?.deleted || (known !== undefined && !known.onServer)) return;
    try {
      await pullPages(projectId, known?.sequence ?? 0);
    } catch (error) {
      if (!isMissing(error) || known === undefined) throw error;
      await removedElsewhere(projectId);
    }
  }

  async function pullPages(projectId: string, from: number): Promise<void> {
    let since = from;
    for (let more = true; more; ) {
      const page = await api.recordsSince(projectId, since);
      const changed = await store.transact((tables) =>
        takeOver(tables, projectId, page.records, page.sequence, ports.now()),
      );
      if (changed.length > 0) ports.onChanged(projectId, changed);
      ports.onQueue();
      more = page.more && page.sequence > since;
      since = page.sequence;
    }
  }

  async function removedElsewhere(projectId: string): Promise<void> {
    const unsent = (await store.queue()).some((row) => row.projectId === projectId);
    if (unsent) {
      await store.transact((tables) => forgetServerCopy(tables, projectId));
      await requeueAll(projectId);
      poke();
    } else {
      await store.eraseProject(projectId);
      ports.onRemoved(projectId);
    }
  }

  /** The server no longer has the project while unsent changes are here: everything is sent again as new, nothing is lost. */
  async function requeueAll(projectId: string): Promise<void> {
    const rows = await store.recordsOf(projectId);
    await store.transact(async ({ records, queue }) => {
      for (const row of rows) {
        const record = await records.get(keyOf(row));
        if (record === undefined) continue;
        await records.put({ ...record, revision: 0 });
        await queue.put({ projectId, kind: row.kind, key: row.key, refusedWith: null });
      }
    });
  }

  async function resolve(key: RecordKey, keep: 'mine' | 'theirs'): Promise<void> {
    await store.transact(async (tables) => {
      const conflict = await tables.conflicts.get(key);
      const record = await tables.records.get(key);
      if (conflict === undefined || record === undefined) return;
      const ofServer = conflict.source === 'server';
      const revision = ofServer ? conflict.theirRevision : record.revision;
      await tables.conflicts.delete(key);
      if (keep === 'mine') {
        await tables.records.put({ ...record, revision });
      } else {
        await tables.records.put({ ...record, body: conflict.theirs, revision, version: record.version + 1 });
      }
      if (keep === 'theirs' && ofServer) await tables.queue.delete(key);
      else await tables.queue.put({ projectId: key[0], kind: key[1], key: key[2], refusedWith: null });
    });
    ports.onChanged(key[0], [key]);
    ports.onQueue();
    poke();
  }

  return { run, poke, pushOnce, pull, resolve };
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Fault && error.recovery.includes('sign-in');
}

function healthOf(error: unknown): SyncHealth {
  if (isSignedOut(error)) return { state: 'signed-out' };
  return isFinalRefusal(error) ? { state: 'refused', code: error.code } : { state: 'unreachable' };
}

function isMissing(error: unknown): boolean {
  return error instanceof Fault && error.params['status'] === 404;
}

/** The server will not take this record however often it is sent (too large, not understood). */
function isFinalRefusal(error: unknown): error is Fault {
  if (!(error instanceof Fault) || error.retryable) return false;
  const status = error.params['status'];
  return typeof status === 'number' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

// Writes changes to the local tables: coalesced per record, in transactions. A write resolves when it is durable and never overwrites another tab's version unseen.
import { type RecordKey, recordName } from '@silosmith/contract';
import { Fault, type Timer } from '@silosmith/kernel';
import type { RecordBatch, RecordChange } from './commit-records.ts';
import { createRetryLater } from './retry-later.ts';

interface PendingWrite {
  readonly projectId: string;
  readonly change: RecordChange;
  readonly settle: { resolve(): void; reject(error: unknown): void }[];
}

export interface RecordWriterPorts {
  /** `commitRecords`, here or in a worker. */
  readonly commit: (batch: RecordBatch) => Promise<readonly number[]>;
  /** ISO 8601. */
  readonly now: () => string;
  /** Called after each durable write with the records it wrote. */
  readonly onWritten: (projectId: string, keys: readonly RecordKey[]) => void;
  /** Called whenever `waiting` or `fault` changed. */
  readonly onStatus: () => void;
  /** What the disk refused is tried again by it: nothing tells that there is room again. */
  readonly timer: Timer;
}

export interface RecordWriter {
  /** Resolves when the change, or a newer one of the same record, is on disk. Rejects with the store's fault, or `sync.project-gone`. */
  write(projectId: string, changes: readonly RecordChange[]): Promise<void>;
  /** Tells the writer which version of a record this tab has read. */
  sawVersion(key: RecordKey, version: number): void;
  isPending(key: RecordKey): boolean;
  /** Tries again now what the disk refused. By itself it does so after a second, and ever more, up to half a minute. */
  retry(): Promise<void>;
  /** Tries nothing again any more. */
  stop(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Records not yet on disk. */
  waiting(): number;
  /** Why the disk refused the last attempt; null when it took everything. */
  fault(): Fault | null;
}

export function createRecordWriter(ports: RecordWriterPorts): RecordWriter {
  const pending = new Map<string, PendingWrite>();
  const seen = new Map<string, number>();
  let inFlight = new Set<string>();
  let running: Promise<void> | null = null;
  let lastFault: Fault | null = null;
  const later = createRetryLater(ports.timer, () => {
    if (lastFault !== null) void retry();
  });

  async function flush(): Promise<void> {
    while (pending.size > 0 && lastFault === null) {
      const batch = [...pending.values()];
      inFlight = new Set(pending.keys());
      pending.clear();
      for (const [projectId, writes] of byProject(batch)) await flushProject(projectId, writes);
      inFlight = new Set();
      ports.onStatus();
    }
  }

  async function flushProject(projectId: string, writes: readonly PendingWrite[]): Promise<void> {
    const keys = writes.map(({ change }): RecordKey => [projectId, change.kind, change.key]);
    try {
      const versions = await ports.commit(batchOf(projectId, writes, seen, ports.now()));
      keys.forEach((key, index) => {
        seen.set(recordName(key), versions[index] ?? 0);
      });
      ports.onWritten(projectId, keys);
      for (const write of writes) for (const { resolve } of write.settle) resolve();
    } catch (error) {
      const fault = storeFaultOf(error);
      if (fault.code !== 'sync.project-gone') {
        lastFault = fault;
        keepForRetry(pending, writes);
      }
      for (const write of writes) for (const { reject } of write.settle) reject(fault);
    }
  }

  function start(): Promise<void> {
    running ??= flush().finally(() => {
      running = null;
      if (lastFault === null) later.succeeded();
      else later.failed();
      ports.onStatus();
    });
    return running;
  }

  function retry(): Promise<void> {
    lastFault = null;
    return start();
  }

  return {
    write(projectId, changes) {
      const written = changes.map(
        (change) =>
          new Promise<void>((resolve, reject) => {
            const name = recordName([projectId, change.kind, change.key]);
            const settle = pending.get(name)?.settle ?? [];
            pending.set(name, { projectId, change, settle: [...settle, { resolve, reject }] });
          }),
      );
      lastFault = null;
      ports.onStatus();
      void start();
      return Promise.all(written).then(() => undefined);
    },
    sawVersion: (key, version) => void seen.set(recordName(key), version),
    isPending: (key) => pending.has(recordName(key)) || inFlight.has(recordName(key)),
    retry,
    stop: later.stop,
    settled: () => running ?? Promise.resolve(),
    waiting: () => pending.size + inFlight.size,
    fault: () => lastFault,
  };
}

const storeFaultOf = (error: unknown): Fault =>
  error instanceof Fault ? error : new Fault('sync.storage-failed', { severity: 'critical', cause: error });

/** Unless something newer came in meanwhile. */
function keepForRetry(pending: Map<string, PendingWrite>, writes: readonly PendingWrite[]): void {
  for (const write of writes) {
    const { projectId, change } = write;
    const name = recordName([projectId, change.kind, change.key]);
    if (!pending.has(name)) pending.set(name, { ...write, settle: [] });
  }
}

function byProject(writes: readonly PendingWrite[]): Map<string, PendingWrite[]> {
  const groups = new Map<string, PendingWrite[]>();
  for (const write of writes) {
    const group = groups.get(write.projectId);
    if (group === undefined) groups.set(write.projectId, [write]);
    else group.push(write);
  }
  return groups;
}

function batchOf(
  projectId: string,
  writes: readonly PendingWrite[],
  seen: ReadonlyMap<string, number>,
  now: string,
): RecordBatch {
  const seenOf = ({ kind, key }: RecordChange) => seen.get(recordName([projectId, kind, key])) ?? 0;
  return { projectId, now, changes: writes.map(({ change }) => ({ ...change, seen: seenOf(change) })) };
}

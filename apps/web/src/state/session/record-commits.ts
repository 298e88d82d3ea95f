// Where a batch of records is written: a small one on the page, columns of a large list in a worker, so that the page goes on drawing.
import { Fault, fromFaultShape } from '@silosmith/kernel';
import { commitRecords, type LocalStore, type RecordBatch } from '@silosmith/sync';
import { pause } from '../../platform/clock.ts';
import { postSliced } from '../../platform/sliced-message.ts';
import type { CommitNews, CommitOrder, SentChange } from '../../workers/commit-messages.ts';
import { KnownBodies, type SeenRecord } from './known-bodies.ts';

export interface RecordCommits {
  /** As `commitRecords`. Where the worker cannot run or ends, the page writes the batch itself: the same body twice is no conflict. */
  commit(batch: RecordBatch): Promise<readonly number[]>;
  /** Takes note of what was read from the device: where it is edited, the worker is sent what changed and reads the rest there. */
  saw(record: SeenRecord): void;
  /** Ends the worker when what it was given is on the disk. What is committed afterwards is written here. */
  stop(): void;
}

export interface CommitPorts {
  readonly userId: string;
  readonly store: LocalStore;
  readonly create: () => Worker;
  /** Resolves when the page has drawn what changed last. */
  readonly nextFrame: () => Promise<void>;
}

/** Bytes of columns from which on a batch goes to the worker: less is put within a millisecond. */
const LARGE_BYTES = 2 ** 18;
const CRASHED = 'web.worker-crashed';

export function createRecordCommits(ports: CommitPorts): RecordCommits {
  return new CommitClient(ports);
}

interface Waiting {
  /** Null: the worker lacks a body that the batch builds on. */
  resolve(versions: readonly number[] | null): void;
  reject(fault: Fault): void;
}

class CommitClient implements RecordCommits {
  private readonly ports: CommitPorts;
  private worker: Worker | null = null;
  private stopped = false;
  private orders = 0;
  /** The last order on its way; slices of two orders must not mix. */
  private turn: Promise<void> = Promise.resolve();
  private readonly waiting = new Map<number, Waiting>();
  private readonly bodies = new KnownBodies();

  constructor(ports: CommitPorts) {
    this.ports = ports;
  }

  async commit(batch: RecordBatch): Promise<readonly number[]> {
    const bytes = batch.changes.reduce((sum, { body }) => sum + columnBytes(body), 0);
    if (bytes >= LARGE_BYTES && !this.stopped) {
      try {
        const versions = await this.sent(batch);
        if (versions !== null) return versions;
        this.bodies.forget();
        const again = await this.sent(batch);
        if (again !== null) return again;
      } catch (error) {
        if (!(error instanceof Fault) || error.code !== CRASHED) throw error;
      }
    }
    return commitRecords(this.ports.store, batch);
  }

  saw(record: SeenRecord): void {
    this.bodies.saw(record);
  }

  stop(): void {
    this.stopped = true;
    this.inTurn(async () => {
      if (this.worker !== null) await this.post(this.worker, { type: 'end' });
    });
  }

  private sent(batch: RecordBatch): Promise<readonly number[] | null> {
    this.orders += 1;
    const number = this.orders;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.inTurn(async () => {
        // Not where a worker broke meanwhile: the page has written the batch.
        if (!this.waiting.has(number)) return;
        this.worker ??= this.start();
        await this.post(this.worker, this.orderOf(number, batch));
      });
    });
  }

  private orderOf(number: number, { changes, ...batch }: RecordBatch): CommitOrder {
    const sent: Record<number, SentChange> = {
      ...changes.map((change) => this.bodies.sent(batch.projectId, change, number)),
    };
    return { type: 'commit', number, userId: this.ports.userId, batch: { ...batch, changes: sent } };
  }

  private start(): Worker {
    const made = this.ports.create();
    made.onmessage = ({ data }: MessageEvent<CommitNews>) => this.hear(data);
    made.onerror = ({ message }) => this.broke(made, message);
    return made;
  }

  /** After the next frame: what was edited is on the screen before a worker is started, columns are compared and sent. */
  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn
      .then(this.ports.nextFrame)
      .then(work)
      .catch((error: unknown) => this.broke(this.worker, error));
  }

  private post(worker: Worker, order: CommitOrder): Promise<void> {
    const post = (message: unknown, transfer: Transferable[]) => worker.postMessage(message, transfer);
    return postSliced({ post, nextTask: () => pause().then(() => this.worker === worker) }, order);
  }

  private hear(news: CommitNews): void {
    const asked = this.waiting.get(news.number);
    this.waiting.delete(news.number);
    if (news.type === 'committed') asked?.resolve(news.versions);
    else if (news.type === 'base-missing') asked?.resolve(null);
    else asked?.reject(fromFaultShape(news.fault));
  }

  /** Memory ran out, or the script could not be loaded. The next large batch starts another. */
  private broke(worker: Worker | null, cause: unknown): void {
    if (this.worker !== worker) return;
    worker?.terminate();
    this.worker = null;
    this.bodies.forget();
    const fault = new Fault(CRASHED, { severity: 'high', retryable: true, cause });
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}

/** Of the typed arrays in a body, however deep. */
function columnBytes(body: unknown): number {
  if (ArrayBuffer.isView(body)) return body.byteLength;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 0;
  return Object.values(body).reduce((sum: number, inner) => sum + columnBytes(inner), 0);
}

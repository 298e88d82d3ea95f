// Which bodies of columns the device, or the worker that writes them, has already: the next one is sent as what differs.
import { isBinaryKind, keyOf, recordName } from '@silosmith/contract';
import type { RecordBatch, StoredRecord } from '@silosmith/sync';
import { deltaBetween } from '../../platform/body-delta.ts';
import type { BodyBase, SentChange } from '../../workers/commit-messages.ts';

export type SeenRecord = Pick<StoredRecord, 'projectId' | 'kind' | 'key' | 'version' | 'body'>;

/** Of the project that was read or sent last. Bodies are kept by reference: an edit shares the columns that it does not change. */
export class KnownBodies {
  private projectId: string | null = null;
  private readonly known = new Map<string, { readonly body: unknown; readonly base: BodyBase }>();

  /** The device has this body at this version. */
  saw(record: SeenRecord): void {
    if (isBinaryKind(record.kind)) this.keep(record, { version: record.version });
  }

  /** A change as it goes to the worker in this order. Call it in the order of the orders: what was sent is the base of the next. */
  sent(projectId: string, { body, ...change }: RecordBatch['changes'][number], order: number): SentChange {
    if (!isBinaryKind(change.kind)) return { ...change, sent: { type: 'whole', body } };
    const before = this.of(projectId).get(recordName(keyOf({ projectId, ...change })));
    this.keep({ projectId, ...change, body }, { order });
    if (before === undefined) return { ...change, sent: { type: 'whole', body } };
    const delta = deltaBetween(before.body, body);
    return { ...change, sent: { type: 'delta', base: before.base, delta } };
  }

  /** The worker is gone, or has other bodies: everything goes whole, which saves asking twice. */
  forget(): void {
    this.known.clear();
  }

  private keep(record: Omit<SeenRecord, 'version'>, base: BodyBase): void {
    this.of(record.projectId).set(recordName(keyOf(record)), { body: record.body, base });
  }

  private of(projectId: string): Map<string, { readonly body: unknown; readonly base: BodyBase }> {
    if (projectId !== this.projectId) this.known.clear();
    this.projectId = projectId;
    return this.known;
  }
}

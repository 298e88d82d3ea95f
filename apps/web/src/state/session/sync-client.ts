// Client of the sync worker: orders out, news in; a worker that crashed is restarted with the next order.
import { Fault, type FaultShape, fromFaultShape } from '@silosmith/kernel';
import type { SyncEngine, SyncPorts } from '@silosmith/sync';
import { tellSignedOut } from '../../platform/api-client.ts';
import type { SyncCall, SyncNews, SyncOrder } from '../../workers/sync-messages.ts';

export type SyncListeners = Pick<SyncPorts, 'onChanged' | 'onQueue' | 'onHealth' | 'onRemoved'>;

export interface SyncClient extends Pick<SyncEngine, 'poke' | 'pull' | 'resolve'> {
  /** Ends the worker; nothing under way is lost, the queue is on the disk. */
  stop(): void;
}

interface Waiting {
  resolve(): void;
  reject(fault: Fault): void;
}

/** Starts at once. Calls reject with the sync's own faults, or `web.worker-crashed`. */
export function createSyncClient(userId: string, create: () => Worker, listeners: SyncListeners): SyncClient {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let stopped = false;
  let worker: Worker | null = null;

  function start(): Worker {
    const made = create();
    made.onmessage = ({ data }: MessageEvent<SyncNews>) => hear(data);
    made.onerror = (event) => broke(event.message);
    const order: SyncOrder = { type: 'start', userId };
    made.postMessage(order);
    return made;
  }

  function send(order: SyncOrder): void {
    if (stopped) return;
    worker ??= start();
    worker.postMessage(order);
  }

  function hear(news: SyncNews): void {
    if (news.type === 'changed') listeners.onChanged(news.projectId, news.keys);
    else if (news.type === 'queue') listeners.onQueue();
    else if (news.type === 'health') listeners.onHealth(news.health);
    else if (news.type === 'removed') listeners.onRemoved(news.projectId);
    else if (news.type === 'signed-out') tellSignedOut();
    else answered(news.number, news.fault);
  }

  function answered(number: number, fault: FaultShape | null): void {
    const call = waiting.get(number);
    waiting.delete(number);
    if (fault === null) call?.resolve();
    else call?.reject(fromFaultShape(fault));
  }

  /** Memory ran out, or the script could not be loaded. */
  function broke(cause: unknown): void {
    end(new Fault('web.worker-crashed', { severity: 'high', retryable: true, cause }));
    listeners.onHealth({ state: 'unreachable' });
  }

  function end(fault: Fault): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  }

  function call(order: SyncCall): Promise<void> {
    if (stopped) return Promise.reject(new Fault('web.signed-out', { recovery: ['sign-in'] }));
    return new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      send({ type: 'call', number: calls, call: order });
    });
  }

  worker = start();
  return {
    poke: () => send({ type: 'poke' }),
    pull: (projectId) => call({ type: 'pull', projectId }),
    resolve: (key, keep) => call({ type: 'resolve', key, keep }),
    stop() {
      stopped = true;
      end(new Fault('web.signed-out', { recovery: ['sign-in'] }));
    },
  };
}

// 1,000 calls to a server that answers after 50 ms: through the runner of jobs (`runner`) or a bare loop of promises (`loop`); `heap`: what
// queued items take. Arguments: kind, items, concurrency.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createJob, createRunner, type Execute, type Job, type JobStore } from '@silosmith/jobs';
import type { Timer } from '@silosmith/kernel';
import { measureWaiting } from './measure.ts';

const ANSWER_MS = 50;
const [kind = '', count = '', width = ''] = process.argv.slice(2);
const items = Number(count);
const concurrency = Number(width);
const ids = Array.from({ length: items }, (_, at) => `page ${at}`);

const timer: Timer = { sleep: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}) };
const store: JobStore = { save: async () => undefined, load: async () => [], remove: async () => undefined };
const clock = { nowMs: () => Date.now() };
const newJob = (): Job =>
  createJob({ id: 'job', type: 'bulk', projectId: 'p', itemIds: ids, atMs: clock.nowMs() });

async function inLoop(call: (id: string) => Promise<void>): Promise<number> {
  const left = [...ids];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      await call(id);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return done;
}

async function inRunner(call: (id: string) => Promise<void>): Promise<number> {
  const runner = createRunner({ store, clock, timer, concurrency }, ({ id }) => call(id));
  const job = await runner.start(newJob());
  return job.items.filter(({ state }) => state === 'done').length;
}

async function measureCalls(): Promise<void> {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end('{}'), ANSWER_MS);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server's own port: it listens on one.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const call = async (): Promise<void> => {
    await (await fetch(url)).text();
  };
  await call();
  await measureWaiting(
    () => (kind === 'runner' ? inRunner(call) : inLoop(call)),
    (done) => ({ done }),
  );
  server.closeAllConnections();
  server.close();
}

/** Bytes of heap that a queued item holds, while a job of so many waits behind its first. */
async function measureHeap(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const held = Promise.withResolvers<void>();
  const execute: Execute = () => held.promise;
  const runner = createRunner({ store, clock, timer, concurrency }, execute);
  const before = heap();
  const ended = runner.start(newJob());
  await wait(200);
  const bytesPerItem = Math.max(0, heap() - before) / items;
  runner.cancel();
  held.resolve();
  await measureWaiting(
    () => ended,
    () => ({ bytesPerItem }),
  );
}

if (kind === 'heap') await measureHeap();
else await measureCalls();

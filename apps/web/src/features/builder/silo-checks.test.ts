import { CANCELLED, Fault } from '@silosmith/kernel';
import type { SiloReport } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { type ChecksWatch, createChecksWatch } from './silo-checks.ts';

const project = projectOfImport('p1', smallImport(['shoes', 'boots']));
// Only its identity matters to the watch.
const reportOf = (completionRate: number) => ({ completionRate }) as SiloReport;

interface Call {
  readonly signal: AbortSignal;
  resolve(report: SiloReport): void;
  reject(error: unknown): void;
}
let calls: Call[];
let watch: ChecksWatch;

beforeEach(() => {
  calls = [];
  watch = createChecksWatch(
    (_project, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ signal, resolve, reject });
      }),
  );
});

it('keeps the last report on the screen while the next is worked out', async () => {
  watch.check(project);
  calls[0]?.resolve(reportOf(0.5));
  await vi.waitFor(() => expect(watch.store.getState()).toMatchObject({ running: false }));
  watch.check(project);
  expect(watch.store.getState()).toEqual({ report: reportOf(0.5), running: true, fault: null });
});

it('ends the check of a silo that has changed; its answer, should it still come, counts for nothing', async () => {
  watch.check(project);
  watch.check(project);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[1]?.resolve(reportOf(1));
  calls[0]?.resolve(reportOf(0));
  await vi.waitFor(() => expect(watch.store.getState().running).toBe(false));
  expect(watch.store.getState().report).toEqual(reportOf(1));
});

it('says a fault, but not that it was cancelled', async () => {
  watch.check(project);
  calls[0]?.reject(new Fault(CANCELLED));
  await Promise.resolve();
  expect(watch.store.getState()).toMatchObject({ running: true, fault: null });
  watch.check(project);
  const fault = new Fault('web.worker-crashed');
  calls[1]?.reject(fault);
  await vi.waitFor(() => expect(watch.store.getState()).toEqual({ report: null, running: false, fault }));
});

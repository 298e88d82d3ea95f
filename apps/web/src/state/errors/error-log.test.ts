import { Fault } from '@silosmith/kernel';
import { expect, it } from 'vitest';
import { createErrorLog, type ErrorEntry, MOST_ENTRIES, MOST_KEPT } from './error-log.ts';

function logWith(secrets: readonly string[] = [], kept: unknown = null) {
  const writes: (readonly ErrorEntry[])[] = [];
  const log = createErrorLog({
    isoNow: () => '2026-01-31T08:00:00.000Z',
    read: () => kept,
    write: (entries) => writes.push(entries) > 0,
    secrets: () => secrets,
  });
  return { log, writes };
}

it('keeps the last 100, and 20 of them over a reload', () => {
  const { log, writes } = logWith();
  for (let at = 0; at < 130; at++) log.record(new Fault(`web.error-${at}`), 'workspace');
  expect(log.entries()).toHaveLength(MOST_ENTRIES);
  expect(log.entries()[0]?.code).toBe('web.error-30');
  expect(writes.at(-1)).toHaveLength(MOST_KEPT);
  expect(logWith([], writes.at(-1)).log.entries().at(-1)?.code).toBe('web.error-129');
  expect(logWith([], [{ at: 1 }]).log.entries()).toEqual([]);
});

it('says of each error how bad it is and whether a retry helps', () => {
  const { log } = logWith();
  log.record(new Fault('ai.rate-limited', { severity: 'medium', retryable: true }), 'generation');
  expect(log.entries()).toMatchObject([
    { where: 'generation', code: 'ai.rate-limited', severity: 'medium', retryable: true, message: '' },
  ]);
});

it('a report holds no secret: neither one that the tab knows, nor what looks like one', () => {
  const { log, writes } = logWith(['short-pass', 'correct horse']);
  const planted = 'sk-live-0123456789abcdefghij';
  log.record(new TypeError(`failed with ${planted}, short-pass and correct horse`), 'page');
  log.record(new Fault('ai.bad-request', { params: { detail: planted } }), 'generation');
  const report = log.report({ id: 'a1', message: `key ${planted}` });
  for (const text of [report, JSON.stringify(writes)]) {
    expect(text).not.toContain(planted);
    expect(text).not.toContain('short-pass');
    expect(text).not.toContain('correct horse');
  }
  expect(report).toContain('TypeError');
  expect(report).toContain('ai.bad-request');
});

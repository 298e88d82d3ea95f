import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeKey } from '@silosmith/ai';
import { Fault } from '@silosmith/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateFolder } from './call-files.ts';
import { type CallRecord, openCallRecord, type PlannedCall } from './call-record.ts';

let folder: string;
let nowMs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-calls-'));
  nowMs = Date.UTC(2026, 10, 25, 22);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (
  dailyBudgetUsd: number | null = null,
  onUnwritable: (fault: Fault) => void = (fault) => expect.fail(fault.code),
) => openCallRecord({ clock: { nowMs: () => nowMs }, dailyBudgetUsd, onUnwritable, folder });
const CALL: PlannedCall = { provider: 'openai', model: 'gpt-4o', task: 'article', mostUsd: 0.5 };
const KEY = routeKey('openai', 'gpt-4o');
const pay = (record: CallRecord, usd: number | null, call = CALL) =>
  record.noted(
    call,
    async () => ({ usd }),
    (reply) => reply.usd,
  );
const fail = (record: CallRecord, fault: Fault) =>
  record
    .noted(
      CALL,
      async () => Promise.reject(fault),
      () => 0,
    )
    .catch((error: unknown) => error);

describe('what a later command knows', () => {
  it('counts calls and failures by model, and a dated id for its model', async () => {
    const first = open();
    await pay(first, 0.01);
    await pay(first, 0.01, { ...CALL, model: 'gpt-4o-2024-08-06' });
    await fail(first, new Fault('ai.unavailable'));
    // Neither the model's doing, nor an answer.
    await fail(first, new Fault('cancelled'));
    expect(open().history().get(KEY)).toEqual({ calls: 3, failedCalls: 1 });
    expect(first.history().get(KEY)).toEqual({ calls: 3, failedCalls: 1 });
  });

  it('goes back thirty days, over the turn of a month, and keeps no file that nothing goes by', async () => {
    const record = open();
    await pay(record, 0.01);
    nowMs = Date.UTC(2026, 11, 20);
    expect(open().history().size).toBe(1);
    nowMs = Date.UTC(2026, 11, 26);
    expect(open().history().size).toBe(0);
    nowMs = Date.UTC(2027, 0, 2);
    open();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds nothing but who was asked for what, when, at what cost, and how it ended', async () => {
    await pay(open(), 0.01);
    const [name = ''] = readdirSync(folder);
    const lines = readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line)));
    expect(lines).toEqual([
      ['id', 'at', 'provider', 'model', 'task', 'mostUsd'],
      ['id', 'outcome', 'costUsd'],
    ]);
  });

  it('passes over damaged lines, and reads a line that was half written once it is whole', async () => {
    await pay(open(), 0.01);
    const [name = ''] = readdirSync(folder);
    const path = join(folder, name);
    const whole = readFileSync(path, 'utf8');
    const [sent = ''] = whole.split('\n');
    writeFileSync(path, `{"id":\nnull\n${whole}${sent.replace(/"id":"[^"]+"/u, '"id":"late"').slice(0, 40)}`);
    const record = open(2);
    expect(record.leftTodayUsd()).toBeCloseTo(1.99);
    appendFileSync(path, `${sent.replace(/"id":"[^"]+"/u, '"id":"late"').slice(40)}\n`);
    expect(record.leftTodayUsd()).toBeCloseTo(1.49);
  });
});

describe('the budget of a day', () => {
  it('refuses the call that could pass it, before it is sent, over all commands of the day', async () => {
    await pay(open(), 0.7);
    const record = open(1.25);
    await pay(record, 0.1);
    const send = vi.fn(async () => ({ usd: 0.1 }));
    await expect(record.noted(CALL, send, () => 0.1)).rejects.toMatchObject({
      code: 'cli.over-daily-budget',
      params: { estimateUsd: 0.5, spentUsd: 0.8, budgetUsd: 1.25, sent: false },
    });
    expect(send).not.toHaveBeenCalled();
    expect(record.leftTodayUsd()).toBeCloseTo(0.45);
    // What is free is never refused.
    await pay(open(0), 0, { ...CALL, mostUsd: 0 });
    // Midnight UTC.
    nowMs = Date.UTC(2026, 10, 26, 0, 1);
    await pay(record, 0.1);
  });

  it('counts what another command has under way, or left without an end, at its most', async () => {
    const other = open();
    const answer = Promise.withResolvers<{ usd: number }>();
    const underWay = other.noted(
      CALL,
      () => answer.promise,
      ({ usd }) => usd,
    );
    const record = open(0.9);
    await expect(pay(record, 0.1)).rejects.toMatchObject({ code: 'cli.over-daily-budget' });
    answer.resolve({ usd: 0.2 });
    await underWay;
    await pay(record, null);
    // Its price is not known.
    expect(record.leftTodayUsd()).toBeCloseTo(0.2);
  });

  it('counts a refusal that costs nothing as nothing, and what may be charged at its most', async () => {
    const record = open(2);
    await fail(record, new Fault('ai.rate-limited'));
    expect(record.leftTodayUsd()).toBe(2);
    await fail(record, new Fault('ai.timeout'));
    expect(record.leftTodayUsd()).toBe(1.5);
  });
});

describe('a record that cannot be written', () => {
  const full = (): void => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
  };

  it('is told once, and calls go on without it', async () => {
    full();
    const told = vi.fn();
    const record = open(null, told);
    await pay(record, 0.1);
    await pay(record, 0.1);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('sends no call that a budget hangs on', async () => {
    const record = open(1);
    full();
    const send = vi.fn(async () => ({ usd: 0.1 }));
    await expect(record.noted(CALL, send, () => 0.1)).rejects.toMatchObject({ params: { sent: false } });
    expect(send).not.toHaveBeenCalled();
  });

  it('costs nobody a reply that was paid', async () => {
    const record = open(1, vi.fn());
    const sent = record.noted(
      CALL,
      async () => {
        full();
        return { usd: 0.1 };
      },
      ({ usd }) => usd,
    );
    await expect(sent).resolves.toEqual({ usd: 0.1 });
  });
});

it('lies where the variable says, else where the system keeps what programs remember', () => {
  expect(stateFolder({ SILOSMITH_STATE_DIR: '/elsewhere' })).toBe('/elsewhere');
  if (process.platform === 'win32') return;
  expect(stateFolder({ XDG_STATE_HOME: '/state' })).toBe(join('/state', 'silosmith'));
  expect(stateFolder({})).toMatch(/\.local.state.silosmith$/u);
});

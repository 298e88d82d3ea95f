import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MadeRecord, openRunJournal } from './run-journal.ts';

let folder: string;
const path = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const article = (keyword: string): MadeRecord => ({
  kind: 'article',
  record: articleOf(keyword, '<p>Text</p>'),
});
const sent = { kind: 'sent', key: 'k', askedAs: 'k', digest: 'd', keyword: 'b', task: 'meta' } as const;
const open = (destination = 'site.json', source = 'site.json') =>
  openRunJournal(path(destination), path(source), { name: '', nowIso: '2026-01-01T00:00:00.000Z' });

describe('7.24: the journal of a run', () => {
  it('is continued by the next run, under the same run id', async () => {
    const first = await open();
    await Promise.all([first.store(article('a')), first.calls.append(sent)]);
    const second = await open();
    expect(second).toMatchObject({ runId: first.runId, records: [{ record: { keyword: 'a' } }] });
    expect(second.calls.entries).toEqual([sent]);
  });

  it('loses no line to one that a crash cut short', async () => {
    const first = await open();
    await first.store(article('a'));
    appendFileSync(path('site.json.journal'), '{"kind":"article","rec');
    const second = await open();
    await second.store(article('b'));
    expect((await open()).records.map(({ record }) => record.keyword)).toEqual(['a', 'b']);
  });

  it('keeps unanswered calls when all else is in the project file, and the next run is one of its own', async () => {
    const first = await open();
    await first.store(article('a'));
    await first.calls.append(sent);
    await first.settle([sent], () => false);
    const second = await open();
    expect(second.records).toEqual([]);
    expect(second.calls.entries).toEqual([sent]);
    expect(second.runId).not.toBe(first.runId);
    await second.settle([], () => false);
    expect(existsSync(path('site.json.journal'))).toBe(false);
  });

  it('belongs to one project: another one written to the same place is refused', async () => {
    const first = await open('out.json', 'site.json');
    await first.store(article('a'));
    expect((await open('out.json', 'site.json')).runId).toBe(first.runId);
    await expect(open('out.json', 'other.json')).rejects.toMatchObject({ code: 'cli.journal-of-another' });
    expect(readFileSync(path('out.json.journal'), 'utf8')).toContain(first.runId);
  });

  it('says before anything is paid for that it cannot be written', async () => {
    const journal = await open('no-folder/site.json');
    await expect(journal.calls.append(sent)).rejects.toMatchObject({ code: 'cli.cannot-write' });
  });
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolderLock, lockDataFolder } from './data-folder.ts';

const QUICK = { beatMs: 50, confirmMs: 100, watchMs: 300 };
const inUse = expect.objectContaining({ code: 'server.data-folder-in-use' });

let folder: string;
let record: string;
const held: DataFolderLock[] = [];
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-lock-'));
  record = join(folder, 'server.holder');
});
afterEach(() => {
  for (const lock of held.splice(0)) lock.release();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function take(times = QUICK): Promise<DataFolderLock> {
  const lock = await lockDataFolder(folder, times);
  held.push(lock);
  return lock;
}

const HOLD = [process.execPath, join(import.meta.dirname, '../testing/hold-folder.ts')];
const IN_NAMESPACE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL', '--'];
const canUnshare = spawnSync('unshare', [...IN_NAMESPACE.slice(1), 'true']).status === 0;

/** Starts a process that takes the folder; what it said: 'held' or the code of its refusal. */
async function hold(prefix: readonly string[] = []): Promise<{ said: string; child: ChildProcess }> {
  const [command = '', ...words] = [...prefix, ...HOLD, folder];
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const said = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => resolve('ended'));
  });
  return { said, child };
}
const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));

const foreign = (beat: number): string =>
  JSON.stringify({ token: 't', pid: 7, host: 'elsewhere', boot: 'another kernel', namespace: 'n', beat });

describe('7.2 the lock of a data folder', { timeout: 60_000 }, () => {
  it('holds until it is released, and leaves no record', async () => {
    const lock = await take();
    await expect(lockDataFolder(folder, QUICK)).rejects.toEqual(inUse);
    expect(readFileSync(record, 'utf8')).toContain(hostname());
    lock.release();
    expect(existsSync(record)).toBe(false);
    await take();
  });

  it.skipIf(!canUnshare)(
    'holds between two process id namespaces, as containers have them (needs the right to unshare)',
    async () => {
      const first = await hold(IN_NAMESPACE);
      expect(first.said).toBe('held');
      expect((await hold(IN_NAMESPACE)).said).toBe('server.data-folder-in-use');
      expect((await hold()).said).toBe('server.data-folder-in-use');
      first.child.kill('SIGKILL');
      await ended(first.child);
      expect((await hold(IN_NAMESPACE)).said).toBe('held');
    },
  );

  it('passes on at once when its holder is killed', async () => {
    const first = await hold();
    expect(first.said).toBe('held');
    first.child.kill('SIGKILL');
    await ended(first.child);
    expect(existsSync(record)).toBe(true);
    const asked = performance.now();
    // The usual times: a second of watching would show.
    await take({ beatMs: 2_000, confirmMs: 3_000, watchMs: 6_000 });
    expect(performance.now() - asked).toBeLessThan(1_000);
  });

  it('stays with a holder that is only suspended', async () => {
    const { child } = await hold();
    child.kill('SIGSTOP');
    await expect(lockDataFolder(folder, QUICK)).rejects.toEqual(inUse);
  });

  it('respects a heart that beats on another machine, and takes over one that stands still', async () => {
    writeFileSync(record, foreign(0));
    let beats = 0;
    const heart = setInterval(() => writeFileSync(record, foreign(++beats)), 20);
    try {
      await expect(lockDataFolder(folder, QUICK)).rejects.toMatchObject({
        code: 'server.data-folder-in-use',
        params: { pid: 7, host: 'elsewhere' },
      });
    } finally {
      clearInterval(heart);
    }
    await take();
    expect(readFileSync(record, 'utf8')).toContain(hostname());
  });

  it('tells a holder that slept through a takeover, before it goes on', async () => {
    const lock = await take({ ...QUICK, beatMs: 60_000 });
    lock.confirm();
    writeFileSync(record, foreign(1));
    await new Promise((resolve) => setTimeout(resolve, QUICK.confirmMs + 50));
    const lost = expect.objectContaining({ code: 'server.data-folder-lost' });
    expect(() => lock.confirm()).toThrow(lost);
    expect(await lock.lost).toEqual(lost);
    lock.release();
    expect(readFileSync(record, 'utf8')).toBe(foreign(1));
  });

  it('notices a takeover at the next beat, without being asked', async () => {
    const lock = await take();
    writeFileSync(record, foreign(1));
    expect(await lock.lost).toMatchObject({ code: 'server.data-folder-lost', params: { folder } });
  });

  it('takes a record that a crash left unreadable for none', async () => {
    writeFileSync(record, '{"tok');
    await take();
    expect(readFileSync(record, 'utf8')).toContain(hostname());
  });

  it('says so where the folder is a file', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(lockDataFolder(file)).rejects.toMatchObject({
      code: 'server.data-folder-unusable',
      params: { reason: 'EEXIST' },
    });
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder.ts';

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-lock-'));
  lockFile = join(folder, 'server.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const inUse = expect.objectContaining({ code: 'server.data-folder-in-use' });

describe('lockDataFolder', () => {
  it('holds the folder until it is released', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(inUse);
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
    lockDataFolder(folder).release();
  });

  it('takes over the lock of a dead process', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockFile, JSON.stringify({ pid, born: '' }));
    lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('does not take a new process for the holder because it has its number', () => {
    writeFileSync(lockFile, JSON.stringify({ pid: process.pid, born: 'another boot:1' }));
    lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(inUse);
  });

  it('waits for a lock that is being written, and takes one that a crash left unreadable', () => {
    writeFileSync(lockFile, '');
    expect(() => lockDataFolder(folder)).toThrow(inUse);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile, longAgo, longAgo);
    expect(() => lockDataFolder(folder)).not.toThrow();
  });
});

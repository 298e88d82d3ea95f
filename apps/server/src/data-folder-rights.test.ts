// Issue 7, item 17: a data folder that cannot be written is named as such, and nothing in it is touched.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './store/embedded.ts';
import { OPEN_TIMEOUT_MS, silentLog } from './testing/each-database.ts';
import { MAIN, startFailed, startReady } from './testing/server-process.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
const runs = ([command = '', ...words]: readonly string[]): boolean =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0;
const canBeNobody = isRoot && runs([...AS_NOBODY, process.execPath, '--check', MAIN]);
/** Its own mount namespace, in which the folder of $0 is mounted read-only. */
const readOnly = (folder: string): string[] => [
  ...['unshare', '--mount', 'sh', '-c'],
  'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
  folder,
];

const place = mkdtempSync(join(tmpdir(), 'silosmith-rights-'));
const canMount = runs([...readOnly(place), 'true']);
chmodSync(place, 0o755);
afterAll(() => rmSync(place, { recursive: true }));

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const sentence = (folder: string, reason: string): string =>
  `The data folder ${folder} cannot be used (${reason}). Check its permissions and the free space, or set DATA_DIR.\n`;

it(
  '7.17 takes a database that has lost its first file for damaged, and makes no new one over it',
  async () => {
    const folder = join(place, 'beheaded');
    const kept = join(folder, 'postgres/base/1');
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, 'rows');
    await expect(openEmbedded(folder, silentLog)).rejects.toMatchObject({
      code: 'server.database-damaged',
      params: { reason: 'PG_VERSION is missing' },
    });
    expect(filesOf(join(folder, 'postgres'))).toEqual([kept]);
  },
  OPEN_TIMEOUT_MS,
);

describe('7.17 a data folder without the right to write', { timeout: 120_000 }, () => {
  const used = join(place, 'used');
  beforeAll(async () => {
    const server = await startReady({ DATA_DIR: used });
    await server.end('SIGTERM');
  }, 120_000);

  it('is made for its owner alone, with every file in it', () => {
    const open = [used, ...filesOf(used)].filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  it.skipIf(isRoot && !canBeNobody)(
    'says so of a folder that may only be read (as root: needs setpriv)',
    async () => {
      const folder = join(place, 'read');
      mkdirSync(folder);
      if (isRoot) chownSync(folder, NOBODY, NOBODY);
      chmodSync(folder, 0o500);
      const failed = await startFailed({ DATA_DIR: folder }, isRoot ? AS_NOBODY : []);
      expect(failed).toEqual({ code: 1, output: '', errors: sentence(folder, 'EACCES') });
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.skipIf(!canBeNobody)('says so of a folder of another account (needs root and setpriv)', async () => {
    const before = filesOf(used).sort();
    for (const mode of [0o700, 0o755]) {
      chmodSync(used, mode);
      const failed = await startFailed({ DATA_DIR: used }, AS_NOBODY);
      expect(failed).toEqual({ code: 1, output: '', errors: sentence(used, 'EACCES') });
    }
    // Our own folder, with a database that another account has made and lets everybody read.
    chownSync(used, NOBODY, NOBODY);
    rmSync(join(used, 'server.lock'));
    // As earlier releases left them: PostgreSQL itself would call them damaged.
    for (const path of filesOf(join(used, 'postgres'))) {
      chmodSync(path, 0o666);
      chmodSync(dirname(path), 0o755);
    }
    const failed = await startFailed({ DATA_DIR: used }, AS_NOBODY);
    expect(failed).toEqual({ code: 1, output: '', errors: sentence(used, 'EACCES') });
    expect(filesOf(used).sort()).toEqual(before);
    chownSync(used, 0, 0);
    chmodSync(join(used, 'postgres'), 0o700);
  });

  it.skipIf(!canMount)('says so of a folder on a read-only disk (needs the right to mount)', async () => {
    const failed = await startFailed({ DATA_DIR: used }, readOnly(used));
    expect(failed).toEqual({ code: 1, output: '', errors: sentence(used, 'EROFS') });
    await (await startReady({ DATA_DIR: used })).end('SIGTERM');
  });
});

// Hugo for a journey: the one that is installed, else Debian's package, unpacked and not installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** With the one library of it that few machines have. */
const DEBIAN_PACKAGES = ['hugo', 'libsass1'];
const PATIENCE_MS = 60_000;

export interface Hugo {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

const works = ({ program, env }: Hugo): boolean =>
  spawnSync(program, ['version'], { env, timeout: PATIENCE_MS }).status === 0;

/** Null where it cannot be had. What is unpacked is kept in the folder. */
export function haveHugo(folder: string): Hugo | null {
  const installed: Hugo = { program: 'hugo', env: process.env };
  if (works(installed)) return installed;
  if (!existsSync(join(folder, 'usr'))) unpackInto(folder);
  const unpacked: Hugo = { program: join(folder, 'usr/bin/hugo'), env: withLibrariesOf(folder) };
  return works(unpacked) ? unpacked : null;
}

function unpackInto(folder: string): void {
  mkdirSync(folder, { recursive: true });
  spawnSync('apt-get', ['download', '-q', ...DEBIAN_PACKAGES], { cwd: folder, timeout: PATIENCE_MS });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb')))
    spawnSync('dpkg-deb', ['-x', name, '.'], { cwd: folder, timeout: PATIENCE_MS });
}

/** Debian has them in a folder for each processor. */
function withLibrariesOf(folder: string): NodeJS.ProcessEnv {
  const libraries = join(folder, 'usr/lib');
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : [];
  return { ...process.env, LD_LIBRARY_PATH: folders.join(':') };
}

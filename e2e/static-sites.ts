// Site generators of others for a journey, where the registry of npm can be reached: 177 MB, so not among our own packages.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'static-sites');
const lock = join(folder, 'package-lock.json');
const packages = join(folder, 'node_modules');
/** The lock file that an installation followed, copied when it had ended well. */
const followed = join(packages, '.lock-followed');

const PROGRAMS = {
  astro: ['astro/bin/astro.mjs', 'build'],
  eleventy: ['@11ty/eleventy/cmd.cjs', '--quiet'],
} as const;
export type Generator = keyof typeof PROGRAMS;

/** What npm says of a registry that cannot be reached or refuses: only then the journey is skipped. */
const UNREACHABLE =
  /npm error code (?:E(?:NOTFOUND|CONN[A-Z]+|AI_AGAIN|[A-Z]*TIMEDOUT|NETUNREACH|HOSTUNREACH|[45]\d\d)|ERR_SOCKET)/u;

/** Installs them at the first call; false where they cannot be had. */
export function haveGenerators(): boolean {
  if (existsSync(followed) && readFileSync(followed, 'utf8') === readFileSync(lock, 'utf8')) return true;
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms.
  const install = ['install', '--no-save', '--ignore-scripts', '--prefer-offline', '--fetch-retries=1'];
  const { status, stderr } = spawnSync('npm', [...install, '--no-audit', '--no-fund'], {
    ...{ cwd: folder, timeout: 170_000, encoding: 'utf8' },
  });
  // Null: npm is not there, or took too long.
  if (status === null || UNREACHABLE.test(stderr)) return false;
  if (status !== 0) throw new Error(`npm install ended with ${status}: ${stderr}`);
  copyFileSync(lock, followed);
  return true;
}

/** Reads front matter as both generators do. */
export function frontMatterIn(file: string): unknown {
  const matter: (text: string) => { data: unknown } = createRequire(lock)('gray-matter');
  return matter(readFileSync(file, 'utf8')).data;
}

/** A site without content: what is exported goes into it before it is built. */
export function prepareSite(generator: Generator, site: string): void {
  cpSync(join(folder, generator), site, { recursive: true });
  copyFileSync(join(folder, 'package.json'), join(site, 'package.json'));
  symlinkSync(packages, join(site, 'node_modules'));
}

/** Builds it into its folder `dist`. */
export function buildSite(generator: Generator, site: string): void {
  const [program, ...words] = PROGRAMS[generator];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(packages, program), ...words], {
    ...{ cwd: site, encoding: 'utf8', timeout: 170_000 },
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${generator} ended with ${status}: ${stderr}${stdout}`);
}

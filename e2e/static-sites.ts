// Site generators of others for a journey, where the registry of npm, and Debian's for Hugo, can be reached: 220 MB, so not among our own packages.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Hugo, haveHugo } from './hugo.ts';

const folder = join(import.meta.dirname, 'static-sites');
const lock = join(folder, 'package-lock.json');
const packages = join(folder, 'node_modules');
/** The lock file that an installation followed, copied when it had ended well. */
const followed = join(packages, '.lock-followed');

const PROGRAMS = {
  astro: ['astro/bin/astro.mjs', 'build'],
  eleventy: ['@11ty/eleventy/cmd.cjs', '--quiet'],
} as const;
type OfNpm = keyof typeof PROGRAMS;
export type Generator = OfNpm | 'hugo';

/** A registry that is there answers at once; an installation would try for minutes. */
const PROBE_MS = 10_000;
const PROBE = ['view', 'gray-matter@4.0.3', 'version', '--prefer-online', '--fetch-retries=0'];

/** What npm says of a registry that cannot be reached or refuses: only then the journey is skipped. */
const UNREACHABLE =
  /npm error code (?:E(?:NOTFOUND|CONN[A-Z]+|AI_AGAIN|[A-Z]*TIMEDOUT|NETUNREACH|HOSTUNREACH|[45]\d\d)|ERR_SOCKET)/u;

/** Installs them at the first call; false where they cannot be had. */
export function haveGenerators(): boolean {
  if (existsSync(followed) && readFileSync(followed, 'utf8') === readFileSync(lock, 'utf8')) return true;
  const probe = spawnSync('npm', [...PROBE, `--fetch-timeout=${PROBE_MS / 2}`], { timeout: PROBE_MS });
  if (probe.status !== 0) return false;
  const install = ['ci', '--ignore-scripts', '--prefer-offline', '--fetch-retries=1'];
  const { status, stderr } = spawnSync('npm', [...install, '--no-audit', '--no-fund'], {
    ...{ cwd: folder, timeout: 170_000, encoding: 'utf8' },
  });
  // Null: npm is not there, or took too long.
  if (status === null || UNREACHABLE.test(stderr)) return false;
  if (status !== 0) throw new Error(`npm ci ended with ${status}: ${stderr}`);
  copyFileSync(lock, followed);
  return true;
}

/**
 * Packages that the lock file names and does not have. npm leaves out those of other platforms that the registry lacks, and
 * says nothing: on such a platform the generator would not start.
 */
export function missingFromLock(): string[] {
  const { packages: all }: Lock = JSON.parse(readFileSync(lock, 'utf8'));
  return Object.entries(all).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in all) && !(`${at}/node_modules/${name}` in all),
    ),
  );
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: object }>>;
}

/** Null where neither the machine nor Debian's packages have it. */
export const hugo = (): Hugo | null => haveHugo(join(packages, '.hugo'));

/** Reads front matter as both generators do. */
export function frontMatterIn(file: string): unknown {
  const matter: (text: string) => { data: unknown } = createRequire(lock)('gray-matter');
  return matter(readFileSync(file, 'utf8')).data;
}

/** A site without content: what is exported goes into it before it is built. `relative`: for links between files. */
export function prepareSite(generator: Generator, site: string, { relative = false } = {}): void {
  cpSync(join(folder, generator), site, { recursive: true });
  if (relative) cpSync(join(folder, 'relative', generator), site, { recursive: true });
  if (generator === 'hugo') return;
  copyFileSync(join(folder, 'package.json'), join(site, 'package.json'));
  symlinkSync(packages, join(site, 'node_modules'));
}

/** Builds it into its folder `dist`. */
export function buildSite(generator: OfNpm, site: string): void {
  const [program, ...words] = PROGRAMS[generator];
  run(generator, process.execPath, [join(packages, program), ...words], {
    cwd: site,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
}

export function buildHugoSite({ program, env }: Hugo, site: string): void {
  run('hugo', program, ['--destination', 'dist', '--quiet'], { cwd: site, env });
}

function run(
  name: Generator,
  program: string,
  words: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): void {
  const { status, stdout, stderr } = spawnSync(program, words, {
    ...{ ...options, encoding: 'utf8', timeout: 170_000 },
  });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}${stdout}`);
}

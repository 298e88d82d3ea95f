// A real WordPress for a journey, where one can be had: `e2e/wordpress-up` starts it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WordPress {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Of wp-login.php. */
  readonly loginPassword: string;
  readonly version: string;
  /** Folder of its files. */
  readonly root: string;
  /** Runs PHP inside the site, as its administrator; what it prints. */
  readonly php: (code: string) => string;
  /** Where it ended: with the content that it had. */
  readonly start: () => void;
  /** Deletes it. */
  readonly stop: () => void;
}

/** Where nothing else listens; WORDPRESS_PORT is for a second run beside it. */
const PORT = process.env.WORDPRESS_PORT ?? '8097';
const script = join(import.meta.dirname, 'wordpress-up');

/**
 * Null where it needs Debian's packages, or the rights to install them, and they are not there. WORDPRESS_SUITE names the release
 * of Debian whose WordPress it is: `bookworm` has 6.1.
 */
export function startWordPress(): WordPress | null {
  const { status, stdout } = spawnSync(script, ['--reset', PORT], {
    ...{ encoding: 'utf8', timeout: 240_000 },
  });
  if (status !== 0) return null;
  const values = new Map(
    stdout.split('\n').map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  const settingOf = (name: string): string => values.get(name) ?? '';
  return {
    url: settingOf('WP_URL'),
    user: settingOf('WP_USER'),
    password: settingOf('WP_APP_PASSWORD'),
    loginPassword: settingOf('WP_LOGIN_PASSWORD'),
    version: settingOf('WP_VERSION'),
    root: settingOf('WP_ROOT'),
    php: runPhp,
    start: () => {
      const { status: ended, stderr } = spawnSync(script, [PORT], { encoding: 'utf8' });
      if (ended !== 0) throw new Error(`WordPress did not start again: ${stderr}`);
    },
    stop: () => void spawnSync(script, ['--purge', PORT]),
  };
}

function runPhp(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-php-'));
  try {
    const file = join(folder, 'run.php');
    writeFileSync(file, `<?php\n${code}`);
    const { status, stdout, stderr } = spawnSync(script, ['--php', file, PORT], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`PHP ended with ${status}: ${stderr}${stdout}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const importer = join(import.meta.dirname, 'wxr-import.php');

/** What was made, by type of post, and how many items the site had. */
export interface Imported {
  readonly made: Readonly<Record<string, number>>;
  readonly there: number;
}

/** As an administrator who lets the attachments be fetched. */
export function importWxr(wordpress: WordPress, xml: string | Uint8Array): Imported {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-wxr-'));
  try {
    const file = join(folder, 'import.xml');
    writeFileSync(file, xml);
    const code = readFileSync(importer, 'utf8').replace(/^<\?php/u, '');
    const made: { made: Record<string, number> | []; there: number } = JSON.parse(
      wordpress.php(`define('SILO_WXR_FILE', '${file}');\n${code}`),
    );
    // PHP writes an array without members as `[]`.
    return { made: Array.isArray(made.made) ? {} : made.made, there: made.there };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

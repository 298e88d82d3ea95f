import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type ServerProcess, startReady } from './testing/server-process.ts';
import { PASSWORD } from './testing/test-app.ts';

const disk = mkdtempSync(join(tmpdir(), 'silosmith-disk-'));
const mount = (...options: string[]): boolean =>
  spawnSync('mount', [...options, disk], { stdio: 'ignore' }).status === 0;
const isMounted = mount('-t', 'tmpfs', '-o', 'size=90m', 'silosmith');
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

it.skipIf(!isMounted)(
  '7.3 a full disk ends the server with a sentence, and the next start has all that was acknowledged (needs the right to mount)',
  async () => {
    const environment = { DATA_DIR: join(disk, 'data') };
    let cookie = '';
    const call = (server: ServerProcess, method: string, path: string, body?: unknown): Promise<Response> =>
      fetch(`${server.address}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: server.address, Cookie: cookie },
        signal: AbortSignal.timeout(60_000),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const server = await startReady(environment);
    let errors = '';
    server.process.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    const account = { email: 'ada@example.com', password: PASSWORD, name: 'Ada' };
    const signedUp = await call(server, 'POST', '/api/auth/sign-up/email', account);
    cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? '';
    await call(server, 'POST', '/api/projects', { id: 'the-project', name: 'P' });

    const records = '/api/projects/the-project/records';
    const acknowledged: string[] = [];
    // Until the server is gone: the write that finds no connection is the last.
    for (let i = 0; i < 100; i++) {
      const body = { revision: 0, body: randomBytes(2_000_000).toString('base64') };
      const reply = await call(server, 'PUT', `${records}/article/k${i}`, body).catch(() => null);
      if (reply === null) break;
      if (reply.status === 200) acknowledged.push(`k${i}`);
    }
    expect(await ended).toBe(1);
    expect(errors).toMatch(/^The disk of .+ is full \(\d+ MB free\), and the database has stopped\..+\n$/);
    expect(acknowledged.length).toBeGreaterThan(0);

    expect(mount('-o', 'remount,size=400m')).toBe(true);
    const again = await startReady(environment);
    for (const key of acknowledged) {
      expect((await call(again, 'GET', `${records}/article/${key}`)).status).toBe(200);
    }
    await again.end('SIGTERM');
  },
  300_000,
);

// A real server for a journey: its own port, its own data folder, stopped or killed at will.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export interface JourneyServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything that its last start said so far. */
  output(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Starts it again on the same port and data; `changed` stands in for what it was started with. */
  restart(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
}

export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<JourneyServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'silosmith-journey-'));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let words = '';

  const launch = (changed: Readonly<Record<string, string>> = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          ...environment,
          ...changed,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      words = '';
      started.stdout.on('data', (chunk: Buffer) => {
        words += chunk.toString();
        if (words.includes(url)) resolve();
      });
      started.stderr.on('data', (chunk: Buffer) => {
        words += chunk.toString();
      });
      started.once('exit', (code) =>
        reject(new Error(`the server ended with code ${code}: ${words.slice(-2000)}`)),
      );
    });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child) return;
    child.kill(signal);
    await ended(child);
  };

  await launch();
  return {
    url,
    dataDir,
    output: () => words,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: launch,
    remove: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// The server as a process, started as an operator starts it, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Everything on standard output so far. */
  output(): string;
  /** Sends the signal and resolves with the exit code; null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface FailedStart {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export const MAIN = join(import.meta.dirname, '../main.ts');

/**
 * Resolves when the ready line is printed, or with what it said when it ended before. `within`: words before the command, such
 * as `unshare` with its options.
 */
export function startServer(
  environment: Record<string, string>,
  within: readonly string[] = [],
): Promise<ServerProcess | FailedStart> {
  const [command = '', ...words] = [...within, process.execPath, MAIN];
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /(http:\/\/\S+)\n/.exec(output)?.[1];
      if (!address) return;
      resolve({
        address,
        process: child,
        output: () => output,
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      });
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    void ended.then((code) => resolve({ code, output, errors }));
  });
}

/** Fails the test with what the process said. */
export async function startReady(environment: Record<string, string>): Promise<ServerProcess> {
  const started = await startServer(environment);
  if ('address' in started) return started;
  throw new Error(`the server did not start (${started.code}): ${started.errors}`);
}

export async function startFailed(
  environment: Record<string, string>,
  within: readonly string[] = [],
): Promise<FailedStart> {
  const started = await startServer(environment, within);
  if (!('address' in started)) return started;
  await started.end('SIGKILL');
  throw new Error('the server started');
}

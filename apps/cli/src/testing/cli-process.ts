// Starts the command line as a process, beside others, to be ended from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../bin/silosmith.mjs');
/** An older Node would hand over to a second process, and a kill would miss that one. */
const node24 = join(import.meta.dirname, '../../../../node_modules/node/bin/node');

/** `silosmith generate` with the provider at `url`. */
export function startGenerate(project: string, url: string, ...more: string[]) {
  const words = ['generate', project, '--provider', 'openai', '--model', 'gpt-4o', ...more];
  return startCommand(words, {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: url,
    OPENAI_COMPATIBLE_BASE_URL: url,
  });
}

/** A command as a process, in the environment of the test and `env`. */
export function startCommand(words: readonly string[], env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(node24, [bin, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk);
  });
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  return {
    child,
    /** Resolves when it has said so on standard error. */
    says: (words: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (stderr.includes(words)) resolve();
        };
        child.stderr?.on('data', look);
        look();
      }),
    ended: once(child, 'close').then(([code]) => ({
      code: code as number | null,
      stdout: () => stdout,
      stderr: () => stderr,
    })),
  };
}

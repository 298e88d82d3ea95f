// How does a command reach the server's database? By a process of the server's own code, with the same settings: apps do not import each other.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Fault, type FaultShape, fromFaultShape } from '@silosmith/kernel';

const RESET_PASSWORD = fileURLToPath(new URL('../../../server/src/reset-password.ts', import.meta.url));

export interface ResetCode {
  readonly code: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Throws the server's faults: `server.user-not-found`, `server.data-folder-in-use` while the server runs, … */
export async function issueResetCode(email: string, signal: AbortSignal): Promise<ResetCode> {
  const said = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [RESET_PASSWORD, email], { signal }, (error, stdout) =>
      stdout === '' && error ? reject(error) : resolve(stdout),
    );
  });
  // One line of our own script: a code or a fault.
  const reply = JSON.parse(said) as Partial<ResetCode> & { readonly fault?: FaultShape };
  if (reply.fault) throw fromFaultShape(reply.fault);
  if (reply.code === undefined || reply.expiresAt === undefined) throw new Fault('unknown');
  return { code: reply.code, expiresAt: reply.expiresAt };
}

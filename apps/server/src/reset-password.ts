// How does the operator help somebody who lost the password? `silosmith reset-password` starts this beside a stopped server: one JSON line, a code or a fault.
import { toFaultShape } from '@silosmith/kernel';
import { readEnvironment } from './platform/environment.ts';
import { createLog } from './platform/log.ts';
import { systemChance } from './platform/time.ts';
import { issueResetCode } from './services/accounts/reset-password.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';

async function issue(email: string): Promise<{ code: string; expiresAt: string }> {
  const environment = readEnvironment(process.env);
  const database = await openDatabase(environment, createLog(environment.logLevel));
  try {
    await migrate(database.pool);
    return await issueResetCode(database.pool, systemChance, email);
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${JSON.stringify(await issue(process.argv[2] ?? ''))}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ fault: toFaultShape(error) })}\n`);
  process.exitCode = 1;
}

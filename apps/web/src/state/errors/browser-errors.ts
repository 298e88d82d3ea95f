// The error log of this browser.
import { isoNow } from '../../platform/clock.ts';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { onUncaughtError } from '../../platform/page.ts';
import { sessionSecrets } from '../../platform/session-keys.ts';
import { createErrorLog } from './error-log.ts';

const STORED = 'silosmith.errors';

export const errorLog = createErrorLog({
  isoNow,
  read: () => readStored(STORED),
  write: (entries) => writeStored(STORED, entries),
  secrets: sessionSecrets,
});

/** Records what nothing else caught, from now on. */
export function watchUncaughtErrors(): void {
  onUncaughtError((error) => errorLog.record(error, 'page'));
}

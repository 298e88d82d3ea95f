// Each test file has a record of calls of its own: commands that it starts neither read nor change that of the user.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'silosmith-state-'));
process.env.SILOSMITH_STATE_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

#!/usr/bin/env node
// The command's door: TypeScript runs as it is on Node 24, which came with the dependencies; an older Node hands over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major >= 24) {
  // Types are stripped and modules compiled once, not at each start.
  nodeModule.enableCompileCache();
  await import('../src/main.ts');
} else {
  const node24 = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
  if (!existsSync(node24)) {
    process.stderr.write('Silosmith’s dependencies are not installed: run `npm ci` or `npm start` first.\n');
    process.exit(1);
  }
  const run = spawn(node24, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // Whoever ends the command ends the work: a run that goes on unseen would go on paying.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal));
  run.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

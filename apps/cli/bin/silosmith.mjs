#!/usr/bin/env node
// The command's door: TypeScript runs as it is on Node 24, which came with the dependencies; an older Node hands over to it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);
const [major = 0] = process.versions.node.split('.').map(Number);
if (major >= 24) {
  await import(main.href);
} else {
  const node24 = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
  if (!existsSync(node24)) {
    process.stderr.write('Silosmith’s dependencies are not installed: run `npm ci` or `npm start` first.\n');
    process.exit(1);
  }
  const run = spawnSync(node24, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

// `npm run dev`: the server, started anew when its code changes, and the web app with reload before it. Ctrl+C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node24, root } from './prepare.mjs';

install();
const run = (args) => spawn(node24(), args, { cwd: root, stdio: 'inherit' });
const children = [
  run([
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    '--watch-preserve-output',
    'apps/server/src/main.ts',
  ]),
  run([join(root, 'node_modules/vite/bin/vite.js'), 'apps/web']),
];
let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
for (const child of children) {
  child.on('error', () => end(1));
  child.on('exit', (code) => end(code ?? 0));
}

// `npm start`: from a bare clone to a listening server. Installs and builds what is missing or stale, then hands over.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, install, node24, root } from './prepare.mjs';

install();
const words = process.argv.slice(2);
if (!words.includes('--help')) buildWeb();
const server = spawn(node24(), [join(root, 'apps/server/src/main.ts'), ...words], {
  cwd: root,
  stdio: 'inherit',
});
// The terminal signals the whole group on Ctrl+C; a supervisor signals only this process, so pass it on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('error', () => process.exit(1));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

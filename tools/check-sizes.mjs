// How much JavaScript does a first visit load? Read from the built app: static imports of the entry, then of the app shell. Limits: issue 'Done when'.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const dist = join(root, 'apps/web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  process.stderr.write('sizes: the web app is not built (npm start builds it)\n');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const gzipOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** The chunk and all it imports statically. */
function closure(keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const lazy = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));
const table = [
  {
    name: 'public pages (landing)',
    limitKb: 110,
    files: closure([entry, ...lazy(/features\/public\/landing/u)]),
  },
  { name: 'public pages (sign in)', limitKb: 110, files: closure([entry, ...lazy(/features\/auth\//u)]) },
  {
    name: 'first screen of the app (start)',
    limitKb: 230,
    files: closure([entry, ...lazy(/app\/app-root/u), ...lazy(/features\/import\/workflow-screen/u)]),
  },
];
let failed = false;
for (const row of table) {
  const kb = row.files.reduce((sum, file) => sum + gzipOf(file), 0) / 1000;
  failed ||= kb > row.limitKb || row.files.length === 0;
  process.stdout.write(
    `${kb.toFixed(1).padStart(7)} kB gzip of ${row.limitKb}  ${row.name} (${row.files.length} files)\n`,
  );
}
// The gallery of components is for the development server; nothing of it reaches a visitor.
const strayed = [
  ...Object.keys(manifest).filter((key) => key.includes('gallery')),
  ...readdirSync(dist).filter((file) => file.includes('gallery')),
];
for (const file of strayed) process.stderr.write(`in the built app, but for development only: ${file}\n`);
failed ||= strayed.length > 0;
const assets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
process.stdout.write('largest chunks:\n');
for (const [file, kb] of assets
  .map((f) => [f, gzipOf(`assets/${f}`) / 1000])
  .sort((a, b) => b[1] - a[1])
  .slice(0, 8)) {
  process.stdout.write(`${kb.toFixed(1).padStart(7)} kB  ${file}\n`);
}
process.exit(failed ? 1 : 0);

// Are the sentences complete and all used? Every fault code thrown has a sentence; every sentence is asked for somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../packages/messages/src/locales/en/index.ts';

const root = join(import.meta.dirname, '..');
const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'locales') return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
const sources = ['packages', 'apps']
  .flatMap((folder) => walk(join(root, folder)))
  .filter((file) => /\.(ts|tsx|mjs)$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const all = sources.join('\n');

function leaves(node: unknown, prefix: string): string[] {
  if (typeof node === 'string') return [prefix];
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) =>
    leaves(value, prefix ? `${prefix}.${key}` : key),
  );
}
const keys = new Set(leaves(en, '').map((key) => key.replace(/_(one|other|zero)$/u, '')));

const literals = new Set([...all.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/gu)].map((match) => match[1]));
const prefixes = [...all.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/gu)].map((match) => match[1] ?? '');
const isUsed = (key: string): boolean => {
  if (literals.has(key) || prefixes.some((prefix) => prefix !== 'errors.' && key.startsWith(prefix)))
    return true;
  if (!key.startsWith('errors.')) return false;
  const code = key.slice('errors.'.length);
  return (
    literals.has(code) ||
    code === 'unknown' ||
    code === 'cancelled' ||
    prefixes.some((prefix) => code.startsWith(prefix))
  );
};
const unused = [...keys].filter((key) => !isUsed(key));

const codes = new Set([...all.matchAll(/new Fault\(\s*['"]([\w.-]+)['"]/gu)].map((match) => match[1] ?? ''));
const unspoken = [...codes].filter((code) => !keys.has(`errors.${code}`));

for (const key of unused) process.stderr.write(`unused sentence: ${key}\n`);
for (const code of unspoken) process.stderr.write(`fault without a sentence: ${code}\n`);
process.stdout.write(
  `messages: ${keys.size} sentences, ${codes.size} fault codes, ${unused.length} unused, ${unspoken.length} missing\n`,
);
if (keys.size === 0 || codes.size === 0)
  process.stderr.write('nothing was looked at: the check itself is broken\n');
process.exit(unused.length || unspoken.length || keys.size === 0 || codes.size === 0 ? 1 : 0);

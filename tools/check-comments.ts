// Fails on relapses in the wording of comments and message values. Folders that predate the rule are listed in comment-exceptions.json; the list only shrinks.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../packages/messages/src/locales/en/index.ts';
import { findingsInComments, findingsInText } from './comment-findings.ts';

const root = join(import.meta.dirname, '..');
const exceptions: readonly string[] = JSON.parse(
  readFileSync(join(root, 'tools/comment-exceptions.json'), 'utf8'),
);
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/u.test(file));

const excepted = new Map<string, number>(exceptions.map((folder) => [folder, 0]));
const findings: string[] = [];
for (const file of files) {
  const found = findingsInComments(readFileSync(join(root, file), 'utf8'));
  const folder = exceptions.find((one) => file.startsWith(`${one}/`));
  if (folder !== undefined) excepted.set(folder, (excepted.get(folder) ?? 0) + found.length);
  else findings.push(...found.map(({ line, name }) => `${file}:${line}: ${name}`));
}

function inMessages(node: unknown, key: string): void {
  if (typeof node === 'string')
    findings.push(...findingsInText(node).map((name) => `message ${key}: ${name}`));
  else
    for (const [part, child] of Object.entries(node ?? {})) inMessages(child, key ? `${key}.${part}` : part);
}
inMessages(en, '');
for (const [folder, count] of excepted)
  if (count === 0) findings.push(`${folder} has no findings: take it out of comment-exceptions.json`);

for (const finding of findings) process.stderr.write(`${finding}\n`);
const rest = [...excepted].map((one) => one.join(' ')).join(', ') || 'none';
process.stdout.write(`comments: ${files.length} files, ${findings.length} findings; excepted: ${rest}\n`);
if (files.length === 0) process.stderr.write('nothing was looked at: the check itself is broken\n');
process.exit(findings.length > 0 || files.length === 0 ? 1 : 0);

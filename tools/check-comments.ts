// Fails on relapses in the wording of comments and message values.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../packages/messages/src/locales/en/index.ts';
import { findingsInComments, findingsInText } from './comment-findings.ts';

const root = join(import.meta.dirname, '..');
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

const findings: string[] = [];
for (const file of files) {
  const found = findingsInComments(readFileSync(join(root, file), 'utf8'));
  findings.push(...found.map(({ line, name }) => `${file}:${line}: ${name}`));
}

function inMessages(node: unknown, key: string): void {
  if (typeof node === 'string')
    findings.push(...findingsInText(node).map((name) => `message ${key}: ${name}`));
  else
    for (const [part, child] of Object.entries(node ?? {})) inMessages(child, key ? `${key}.${part}` : part);
}
inMessages(en, '');

for (const finding of findings) process.stderr.write(`${finding}\n`);
process.stdout.write(`comments: ${files.length} files, ${findings.length} findings\n`);
if (files.length === 0) process.stderr.write('nothing was looked at: the check itself is broken\n');
process.exit(findings.length > 0 || files.length === 0 ? 1 : 0);

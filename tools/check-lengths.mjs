// Do files stay small? Package files end at 300 lines, components at 250; data tables, sentences and tests are exempt. Prints the tail.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './prepare.mjs';

process.chdir(root);
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'],
  { encoding: 'utf8' },
);
const exempt = /\.test\.tsx?$|\/locales\/|\/packs\/|\/synonyms\/|catalogue|\/sentences\/|\/banks?\/|phrases/u;
const rows = listed
  .split('\n')
  .filter((file) => /\.tsx?$/u.test(file) && !exempt.test(file))
  .map((file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
    limit: file.endsWith('.tsx') ? 250 : 300,
  }))
  .sort((a, b) => b.lines - a.lines);
const over = rows.filter((row) => row.lines > row.limit);
process.stdout.write(`${rows.length} files; the longest:\n`);
for (const row of rows.slice(0, 8)) process.stdout.write(`  ${String(row.lines).padStart(4)}  ${row.file}\n`);
for (const row of over) process.stderr.write(`over ${row.limit} lines: ${row.file} (${row.lines})\n`);
if (rows.length === 0) process.stderr.write('no file was looked at: the check itself is broken\n');
process.exit(over.length || rows.length === 0 ? 1 : 0);

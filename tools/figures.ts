// Sizes and shares of the code at one or more revisions, side by side: `npm run figures -- HEAD~20 HEAD`.
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { measureFunctions } from './function-measures.ts';

const TEST = /\.(?:test|journey)\.tsx?$|\/testing\/|^e2e\/|^packages\/testkit\//u;
/** Data tables, as tools/check-lengths.mjs exempts them. */
const DATA = /\/locales\/|\/packs\/|\/synonyms\/|catalogue|\/sentences\/|\/banks?\/|phrases/u;
const MAX_BUFFER = 1 << 28;

interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: MAX_BUFFER });

function filesAt(revision: string): SourceFile[] {
  const paths = git('ls-tree', '-r', '--name-only', revision, 'packages', 'apps', 'e2e')
    .split('\n')
    .filter((path) => /\.tsx?$/u.test(path));
  const input = paths.map((path) => `${revision}:${path}\n`).join('');
  const out = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: MAX_BUFFER });
  let at = 0;
  return paths.map((path) => {
    const headEnd = out.indexOf(10, at);
    const size = Number(out.toString('utf8', at, headEnd).split(' ')[2]);
    const text = out.toString('utf8', headEnd + 1, headEnd + 1 + size);
    at = headEnd + size + 2;
    return { path, lines: text.replace(/\n$/u, '').split('\n') };
  });
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/u.test(line);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Relative imports that exist at run time; dynamic ones and types do not close a cycle. */
function importsOf({ path, lines }: SourceFile): string[] {
  const statements = lines.join('\n').matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)from '(\.[^']+)';/gmu);
  return [...statements]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/u.test(names))
    .map(([, , target = '']) => posix.join(posix.dirname(path), target));
}

/** Strongly connected components of more than one file (Tarjan). */
function cyclesAmong(files: readonly SourceFile[]): number {
  const edges = new Map(files.map((file) => [file.path, importsOf(file)]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  let cycles = 0;
  const visit = (path: string): number => {
    const own = index.size;
    index.set(path, own);
    low.set(path, own);
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue;
      const reached = index.has(next) ? (stack.includes(next) ? (index.get(next) ?? own) : own) : visit(next);
      low.set(path, Math.min(low.get(path) ?? own, reached));
    }
    const lowest = low.get(path) ?? own;
    if (lowest === own && stack.splice(stack.indexOf(path)).length > 1) cycles += 1;
    return lowest;
  };
  for (const path of edges.keys()) if (!index.has(path)) visit(path);
  return cycles;
}

function figuresAt(revision: string): Map<string, string> {
  const files = filesAt(revision);
  const tests = files.filter(({ path }) => TEST.test(path));
  const code = files.filter(({ path }) => !TEST.test(path));
  const rows = new Map<string, string>();
  const folders = [...new Set(code.map(({ path }) => path.split('/').slice(0, 2).join('/')))].sort();
  for (const folder of folders) {
    const own = code.filter(({ path }) => path.startsWith(`${folder}/`));
    const data = own.filter(({ path }) => DATA.test(path));
    const lines = sum(own.map((file) => file.lines.length));
    rows.set(`lines of ${folder} (data tables)`, `${lines} (${sum(data.map((file) => file.lines.length))})`);
    const logic = own.filter((file) => !data.includes(file)).flatMap((file) => file.lines);
    rows.set(`comments of ${folder}`, percent(logic.filter(isComment).length, Math.max(1, logic.length)));
  }
  const lengths = code
    .filter(({ path }) => !DATA.test(path))
    .map(({ lines }) => lines.length)
    .sort((a, b) => a - b);
  const functions = code.flatMap(({ path, lines }) => measureFunctions(path, lines.join('\n')));
  const total = sum(code.map(({ lines }) => lines.length));
  const logic = code.filter(({ path }) => !DATA.test(path)).flatMap(({ lines }) => lines);
  const testLines = sum(tests.map(({ lines }) => lines.length));
  rows.set('lines of code', String(total));
  rows.set('lines of tests', String(testLines));
  rows.set('tests / code', percent(testLines, total));
  rows.set('comments', percent(logic.filter(isComment).length, logic.length));
  rows.set('files', String(code.length));
  rows.set('95th percentile of file lengths', String(lengths[Math.floor(0.95 * lengths.length)]));
  rows.set('longest file', String(lengths.at(-1)));
  rows.set('functions', String(functions.length));
  rows.set('functions over 60 lines', String(functions.filter(({ lines }) => lines > 60).length));
  rows.set('longest function', String(Math.max(...functions.map(({ lines }) => lines))));
  rows.set(
    'functions over four parameters',
    String(functions.filter(({ parameters }) => parameters > 4).length),
  );
  rows.set('runtime import cycles', String(cyclesAmong(code)));
  return rows;
}

const given = process.argv.slice(2);
const revisions = given.length > 0 ? given : ['HEAD'];
const columns = revisions.map(figuresAt);
const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
process.stdout.write(`| measure | ${revisions.join(' | ')} |\n| --- |${' --- |'.repeat(revisions.length)}\n`);
for (const name of names) {
  process.stdout.write(`| ${name} | ${columns.map((column) => column.get(name) ?? '–').join(' | ')} |\n`);
}

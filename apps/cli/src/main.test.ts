import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../bin/silosmith.mjs');
let folder: string;
const path = (name: string): string => join(folder, name);

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, OPENAI_API_KEY: '' },
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-cli-'));
  writeFileSync(
    path('keywords.csv'),
    'Keyword;Volume;Difficulty\nrain barrel;1.900;12\nrain barrel kit;300;\nhow to clean a rain barrel;210;8\nrain gauge;200;20\nRain Gauge;150;\n;12;3\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reset-password speaks with the database of the settings (issue 7, item 22)', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin, 'reset-password', 'nobody@example.org'],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: path('data'), DATABASE_URL: '' },
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('There is no such account.\n');
}, 120_000);

it('says which option is missing, and the variable that gives it as well', () => {
  const env = { ...process.env, WORDPRESS_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, [bin, 'publish', path('keywords.csv')], {
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(2);
  expect(stderr).toContain('--url is missing. Give it, or set WORDPRESS_URL in the environment.');
});

describe('the command line', () => {
  it('prints one document with --json and nothing else', () => {
    const { status, stdout } = run('detect', path('keywords.csv'), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      delimiter: ';',
      report: { rowsRead: 6, imported: 4, merged: 1, dropped: [{ line: 7, reason: 'no-keyword' }] },
    });
  });

  it('goes from keywords to a silo, its articles and an export; a second run writes only what is missing', () => {
    expect(run('build', path('keywords.csv'), '--all', '-o', path('site.json')).status).toBe(0);
    const first = run('generate', path('site.json'), '--json');
    expect(first.status).toBe(0);
    const { articles, silo } = JSON.parse(first.stdout);
    expect(Object.keys(articles)).toContain(silo[0].keyword);
    expect(run('generate', path('site.json')).stdout).toContain('Nothing to do');
    const exported = run('export', path('site.json'), '--format', 'wxr', '-o', path('site.xml'), '--json');
    expect(JSON.parse(exported.stdout).items).toBe(Object.keys(articles).length);
    expect(readFileSync(path('site.xml'), 'utf8')).toContain('<wp:wxr_version>1.2</wp:wxr_version>');
  });

  it('takes what an interrupted run left in its journal, a line cut short aside', () => {
    const project = JSON.parse(readFileSync(path('site.json'), 'utf8'));
    const [keyword = '', record] = Object.entries(project.articles)[0] ?? [];
    delete project.articles[keyword];
    writeFileSync(path('cut.json'), JSON.stringify(project));
    writeFileSync(
      path('cut.json.journal'),
      `${JSON.stringify({ kind: 'article', record })}\n{"kind":"meta","rec`,
    );
    expect(run('generate', path('cut.json')).stdout).toContain('Nothing to do');
    const before = JSON.parse(readFileSync(path('site.json'), 'utf8')).articles[keyword];
    const copy = run('generate', path('cut.json'), '-o', path('whole.json'), '--json');
    expect(JSON.parse(copy.stdout).articles[keyword]).toEqual(before);
    expect(existsSync(path('whole.json'))).toBe(true);
  });

  it('says that a single seed makes no silo, and what does', () => {
    writeFileSync(path('seed.csv'), 'Keyword\nrain barrel\n');
    expect(run('build', path('seed.csv')).stdout).toContain('One page is no silo yet');
    expect(run('build', path('keywords.csv')).stdout).not.toContain('One page is no silo yet');
  });

  it('says what is wrong: 2 for wrong usage, 1 for a job that fails, and no half a file', () => {
    expect(run('build', path('keywords.csv'), '--langauge', 'en')).toMatchObject({ status: 2 });
    expect(run('frobnicate').status).toBe(2);
    expect(run('publish', path('site.json'), '--url', 'https://example.org').status).toBe(2);
    expect(run('check', path('no-such.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no file at'),
    });
    writeFileSync(path('empty.csv'), '');
    expect(run('build', path('empty.csv')).stderr).toContain('empty.csv is empty');
    expect(run('generate', path('site.json'), '--provider', 'openai').stdout).toContain('Nothing to do');
    expect(
      run('export', path('site.json'), '--format', 'wxr', '-o', join(folder, 'no-folder', 'x.xml')).status,
    ).toBe(1);
    run('build', path('keywords.csv'), '--all', '-o', path('fresh.json'));
    expect(run('generate', path('fresh.json'), '--provider', 'openai')).toMatchObject({ status: 1 });
    expect(existsSync(path('no-folder'))).toBe(false);
  });

  it('writes into a folder, also one that is still to be made', () => {
    const { stdout } = run('wordpress-plugin', '-o', `${path('plugins')}/`, '--json');
    const { file, bytes } = JSON.parse(stdout);
    expect([file, statSync(file).size]).toEqual([join(folder, 'plugins', basename(file)), bytes]);
    const again = JSON.parse(run('wordpress-plugin', '-o', path('plugins'), '--json').stdout);
    expect(again.file).toBe(file);
    expect(run('wordpress-plugin', '-o', `${path('keywords.csv')}/`)).toMatchObject({ status: 1 });
  });

  it('compares the plan with a site, keeps what is decided, and writes what the site does not have', () => {
    writeFileSync(path('pages.txt'), 'https://x.example/rain-barrel\nhttps://x.example/imprint\n');
    expect(run('build', path('keywords.csv'), '--all', '-o', path('plan.json')).status).toBe(0);
    const asked = run(
      'compare',
      path('plan.json'),
      '--site',
      path('pages.txt'),
      '-o',
      path('plan.json'),
      '--json',
    );
    const { pages, unmatched } = JSON.parse(asked.stdout);
    const verdicts = new Map(
      pages.map((page: { keyword: string; verdict: string }) => [page.keyword, page.verdict]),
    );
    expect(verdicts.get('rain barrel')).toBe('covered');
    expect(unmatched).toEqual(['https://x.example/imprint']);
    const written = JSON.parse(
      run('generate', path('plan.json'), '-o', path('written.json'), '--json').stdout,
    );
    expect(Object.keys(written.articles)).not.toContain('rain barrel');
    expect(Object.keys(written.articles)).toHaveLength(pages.length - 1);
    const decide = ['--page', 'Rain Barrel', '--verdict', 'extend', '-o', path('written.json'), '--json'];
    const [page] = JSON.parse(run('compare', path('written.json'), ...decide).stdout).pages;
    expect(page).toMatchObject({ verdict: 'extend', proposed: 'covered', byUser: true });
    const more = JSON.parse(run('generate', path('written.json'), '--json').stdout);
    expect(Object.keys(more.articles)).toContain('rain barrel');
    expect(more.site.pages).toHaveLength(2);
    expect(run('compare', path('keywords.csv')).status).not.toBe(0);
  });

  it('lists its commands, and the options of each', () => {
    expect(run('--help').stdout).toContain('generate PROJECT');
    expect(run('build', '--help').stdout).toContain('--max-articles N');
  });
});

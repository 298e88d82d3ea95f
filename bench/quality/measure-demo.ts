// The demo provider's pages: fifty of one sample list in each language, written by `silosmith generate`.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSameness, GOOD_SCORE, siloLinksOf, textOf, wordsOf } from '@silosmith/content';
import type { ProjectDocument } from '@silosmith/contract';
import { articleReportsOf, type ReportedPage } from '@silosmith/generation';
import type { Line } from '../table.ts';
import type { QualityOptions } from './measure-grouping.ts';
import { runCommand } from './run-command.ts';

const PAGES = 50;
const LISTS = {
  en: 'csv/ahrefs-ke-utf8.csv',
  de: 'csv/ahrefs-ke-german.csv',
  nl: 'csv/map-dutch-groups.csv',
  fr: 'csv/two-columns-french.csv',
  es: 'csv/map-spanish-ranges.csv',
} as const;

/** Words in a row whose repetition on another page shows. */
const GRAM = 5;
const MOST_OVERLAP = 0.1;
/** Pages of the fifty that may begin with the same sentence as another. */
const MOST_EQUAL_OPENINGS = 2;

/** A line a figure and language: goal beside figure. */
export async function* measureDemo({ samples, file }: QualityOptions): AsyncGenerator<Line> {
  for (const [language, list] of Object.entries(LISTS)) {
    const path = join(samples, list);
    if (file !== '' && !path.includes(file) && file !== language) continue;
    if (!existsSync(path)) {
      yield { measure: list, goal: '', figure: 'skipped: no such sample list', met: null };
      continue;
    }
    yield* linesOf(language, await writtenProject(path, language));
  }
}

async function writtenProject(path: string, language: string): Promise<ProjectDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-demo-'));
  try {
    const file = join(folder, 'project.json');
    await runCommand('build', [path, '--all', '--pages', String(PAGES), '--language', language, '-o', file]);
    // The command's document is what this repository's own `generate` command returns.
    return (await runCommand('generate', [file])) as ProjectDocument;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* linesOf(language: string, project: ProjectDocument): Generator<Line> {
  const pages = articleReportsOf(project);
  const counted = (measure: string, count: number, more = ''): Line => ({
    measure: `${language}: ${measure}`,
    goal: '0',
    figure: `${count} of ${pages.length}${more}`,
    met: count === 0 && pages.length > 0,
  });
  const overlap = meanOverlap(pages.map(({ article }) => article.content));
  yield {
    measure: `${language}: mean 5-gram overlap of two pages`,
    goal: `≤ ${MOST_OVERLAP}`,
    figure: overlap.toFixed(3),
    met: overlap <= MOST_OVERLAP,
  };
  yield* samenessOf(language, pages);
  const grades = tallied(pages.map(({ report }) => report.grade));
  yield counted(
    'pages below grade B',
    pages.filter(({ report }) => report.score < GOOD_SCORE).length,
    ` · ${grades}`,
  );
  const failed = pages.flatMap(({ report }) => report.failed.filter(({ severity }) => severity !== 'hint'));
  const checks = tallied(failed.map(({ check }) => check));
  yield { measure: `${language}: checks that fail`, goal: '', figure: checks, met: null };
  yield counted(
    'pages where sentences begin alike more than twice',
    pages.filter(({ report }) => report.failed.some(({ check }) => check === 'repeated-openings')).length,
  );
  const links = linksOf(pages);
  yield counted('pages that no other links to', links.orphans);
  yield counted('links that lead nowhere', links.dead);
  yield counted(
    'titles outside 50–60 characters',
    pages.filter(({ meta }) => outside(meta?.title, 50, 60)).length,
  );
  yield counted(
    'descriptions outside 150–160',
    pages.filter(({ meta }) => outside(meta?.description, 150, 160)).length,
  );
  const texts = pages.map(({ article, meta }) =>
    [article.content, meta?.title, meta?.description].join('\n'),
  );
  yield counted(
    'pages with a label for programs',
    texts.filter((text) => /\b[A-Z]+_[A-Z_]+\b/u.test(text)).length,
  );
}

/** The page's own keyword counts as the same word on every page. */
function* samenessOf(language: string, pages: readonly ReportedPage[]): Generator<Line> {
  const same = findSameness(
    pages.map(({ page, article }) => ({ keyword: page.keyword, content: article.content })),
  );
  const openings = same.filter(({ kind }) => kind === 'opening').length;
  yield {
    measure: `${language}: pages that open like another`,
    goal: `≤ ${MOST_EQUAL_OPENINGS}`,
    figure: `${openings} of ${pages.length}`,
    met: openings <= MOST_EQUAL_OPENINGS && pages.length > 0,
  };
  const passages = same.filter(({ kind }) => kind === 'passage').length;
  yield {
    measure: `${language}: pairs of pages with similar paragraphs`,
    goal: '',
    figure: String(passages),
    met: null,
  };
}

function outside(text: string | undefined, least: number, most: number): boolean {
  const { length } = [...(text ?? '')];
  return length < least || length > most;
}

function tallied(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none'
  );
}

/** 5-grams that two pages share ÷ those of the one with fewer, mean over all pairs. */
function meanOverlap(contents: readonly string[]): number {
  const grams = contents.map((html) => {
    const words = wordsOf(textOf(html).toLowerCase());
    return new Set(words.slice(GRAM - 1).map((_, at) => words.slice(at, at + GRAM).join(' ')));
  });
  const shares = grams.flatMap((one, at) =>
    grams.slice(at + 1).map((other) => {
      const [small, large] = one.size < other.size ? [one, other] : [other, one];
      return [...small].filter((gram) => large.has(gram)).length / Math.max(1, small.size);
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

function linksOf(pages: readonly ReportedPage[]): { orphans: number; dead: number } {
  const known = new Set(pages.map(({ page }) => page.keyword));
  const links = pages.flatMap(({ page, article }) =>
    siloLinksOf(article.content).map((link) => ({ from: page.keyword, to: link.keyword })),
  );
  const linked = new Set(links.filter(({ from, to }) => from !== to).map(({ to }) => to));
  return {
    orphans: [...known].filter((keyword) => !linked.has(keyword)).length,
    dead: links.filter(({ to }) => !known.has(to)).length,
  };
}

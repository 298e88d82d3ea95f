// Do the found pages agree with what ranks together, and with what people write for one need?
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { defaultEmbeddingModelOf, modelKnows } from '@silosmith/ai';
import Papa from 'papaparse';
import type { Line } from '../table.ts';
import { clustersOf } from './run-command.ts';
import { csvFilesIn, folded, type LabelledKeyword, nameOf, readLabelled } from './samples.ts';
import { bCubedOf, pairF1Of } from './score-grouping.ts';

export interface QualityOptions {
  /** Folder with `pages/`, `clusters/` and `csv/`. */
  readonly samples: string;
  /** Only files whose name contains it. */
  readonly file: string;
  /** Provider whose default model says what keywords mean; '' for words alone. Lists in a language that it does not know are left out. */
  readonly embeddings: string;
}

interface Goals {
  readonly pages: number;
  readonly clusters: ReadonlyMap<string, number>;
}
const BY_WORDS: Goals = {
  pages: 0.67,
  clusters: new Map([
    ['uqv-tune', 0.9],
    ['clinc-tune', 0.6],
  ]),
};
const BY_MEANING: Goals = {
  pages: 0.72,
  clusters: new Map([
    ['uqv-tune', 0.9],
    ['clinc-tune', 0.72],
  ]),
};
const goalsOf = (embeddings: string): Goals => (embeddings === '' ? BY_WORDS : BY_MEANING);
const IMPORTABLE = new Set(['en', 'nl', 'fr', 'de', 'es', 'it', 'pt']);

/** One line a list of `pages/` (labels: the page of a real site that ranks), then their mean. */
export async function* measurePages({ samples, file, embeddings }: QualityOptions): AsyncGenerator<Line> {
  const files = filesOf(join(samples, 'pages'), file).filter((path) => isKnownTo(embeddings, tagOf(path)));
  const scores: number[] = [];
  for (const path of files) {
    const rows = readLabelled(path, false);
    const tag = tagOf(path);
    const language = IMPORTABLE.has(tag) ? ['--language', tag] : [];
    const groups = await groupsOf(path, rows, [...language, ...meaningOptions(embeddings)]);
    const { precision, recall, f1 } = bCubedOf(labelsOf(rows), groups);
    scores.push(f1);
    const figure = `${three(f1)}  precision ${three(precision)}  recall ${three(recall)}  ${new Set(groups).size} pages of ${rows.length} keywords, labels ${new Set(labelsOf(rows)).size}`;
    yield { measure: `B-cubed, ${nameOf(path)}`, goal: '', figure, met: null };
  }
  if (scores.length === 0) yield absent('pages');
  else {
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const { pages } = goalsOf(embeddings);
    yield {
      measure: `B-cubed, mean of ${scores.length} lists`,
      goal: `≥ ${pages}`,
      figure: three(mean),
      met: mean >= pages,
    };
  }
}

/** Pair-F1 of the lists of rewordings in `clusters/` that have a column of that name. */
export async function* measureClusters({ samples, file, embeddings }: QualityOptions): AsyncGenerator<Line> {
  const files = filesOf(join(samples, 'clusters'), file).filter((path) =>
    isKnownTo(embeddings, languageOf(path)),
  );
  if (files.length === 0) yield absent('clusters');
  for (const path of files) {
    const rows = readLabelled(path, true);
    if (rows.every(({ label }) => label === '')) continue;
    const groups = await groupsOf(path, rows, [
      ...(languageOf(path) === 'de' ? ['--language', 'de'] : []),
      ...meaningOptions(embeddings),
    ]);
    const f1 = pairF1Of(labelsOf(rows), groups);
    const goal = goalsOf(embeddings).clusters.get(nameOf(path));
    yield {
      measure: `pair-F1, ${nameOf(path)}`,
      goal: goal === undefined ? '' : `≥ ${goal}`,
      figure: `${three(f1)}  ${new Set(groups).size} pages, labels ${new Set(labelsOf(rows)).size}`,
      met: goal === undefined ? null : f1 >= goal,
    };
  }
}

/** Group of each keyword; the product sees keyword and volume only. A keyword it leaves out is a group of its own. */
async function groupsOf(
  path: string,
  rows: readonly LabelledKeyword[],
  options: readonly string[],
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-quality-'));
  try {
    const input = join(folder, basename(path));
    const hasVolume = rows.some(({ volume }) => volume !== '');
    const records = rows.map(({ keyword, volume }) => (hasVolume ? { keyword, volume } : { keyword }));
    writeFileSync(input, Papa.unparse(records));
    const groupOf = new Map<string, number>();
    for (const [group, keywords] of (await clustersOf(input, options)).entries())
      for (const keyword of keywords) groupOf.set(folded(keyword), group);
    return rows.map(({ keyword }, row) => String(groupOf.get(folded(keyword)) ?? `alone ${row}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const tagOf = (path: string): string => nameOf(path).split('-').at(-1) ?? '';
const languageOf = (path: string): string => (nameOf(path).endsWith('german') ? 'de' : 'en');
const isKnownTo = (embeddings: string, language: string): boolean =>
  modelKnows(embeddings, defaultEmbeddingModelOf(embeddings), language);
const meaningOptions = (embeddings: string): readonly string[] =>
  embeddings === '' ? [] : ['--embeddings', embeddings];
const filesOf = (folder: string, part: string): string[] =>
  csvFilesIn(folder).filter((path) => nameOf(path).includes(part));
const labelsOf = (rows: readonly LabelledKeyword[]): string[] => rows.map(({ label }) => label);
const three = (value: number): string => value.toFixed(3);
const absent = (folder: string): Line => ({
  measure: `lists of ${folder}/`,
  goal: '',
  figure: 'skipped: no sample lists there',
  met: null,
});

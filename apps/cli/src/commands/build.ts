// `silosmith build FILE`: a keyword file becomes a project with its silo.
import { basename } from 'node:path';
import {
  DEFAULT_FILTERS,
  type Filters,
  type KeywordTable,
  listedCount,
  type ProjectDocument,
  textAt,
} from '@silosmith/contract';
import { issueSentence } from '@silosmith/messages';
import {
  afterImportFilters,
  buildSilo,
  checkSilo,
  createPageTree,
  issuesOf,
  planSummary,
  resizePlan,
  toProjectDocument,
} from '@silosmith/silo';
import { numberOption } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { meaningOf } from '../meaning.ts';
import { importFile } from '../platform/keyword-file.ts';
import { writeProject } from '../platform/project-file.ts';
import {
  embeddingOptions,
  groupingOf,
  groupingOption,
  languageOf,
  languageOption,
  outputOption,
  pagesOf,
  pagesOption,
} from './shared-options.ts';

/** Nothing is hidden. JSON knows no Infinity, so the bounds are numbers that no keyword reaches. */
const EVERYTHING: Filters = { ...DEFAULT_FILTERS, maxArticles: Number.MAX_SAFE_INTEGER };

export const buildCommand: Command = {
  name: 'build',
  positionals: ['FILE'],
  summary: 'cli.build.summary',
  options: [
    languageOption,
    { name: 'min-volume', value: 'N', help: 'cli.options.minVolume' },
    { name: 'max-difficulty', value: 'N', help: 'cli.options.maxDifficulty' },
    { name: 'max-articles', value: 'N', help: 'cli.options.maxArticles' },
    { name: 'all', help: 'cli.options.all' },
    groupingOption,
    pagesOption,
    ...embeddingOptions,
    outputOption,
  ],
  run: async (context) => {
    const {
      positionals: [path = ''],
      values,
      switches,
      output,
      messages,
    } = context;
    const grouping = groupingOf(values);
    const asked = filtersAskedFor(values);
    const pages = pagesOf(values);
    const { table: imported, report, language } = await importFile(path, languageOf(values));
    const meaning = await meaningOf(context, path, { table: imported, language });
    const { table, index, silo: built } = buildSilo(imported, { language, grouping, ...meaning.options });
    const silo =
      pages === 'auto' ? built : resizePlan({ table, silo: built, language }, index, pages).document.silo;
    const { pageCount } = createPageTree(silo);
    const filters = {
      ...(switches.has('all') ? EVERYTHING : afterImportFilters(table, silo)),
      ...asked,
    };
    const { findings, oversized } = checkSilo(table, silo, index);
    const project = toProjectDocument(
      { table, silo, language },
      {
        name: basename(path).replace(/\.[^.]+$/u, ''),
        grouping,
        filters,
        report,
        issues: issuesOf({ table, silo, language }, findings, (...about) =>
          issueSentence(messages, ...about),
        ),
        ...meaning.stored,
        articles: {},
        metas: {},
        tags: {},
        images: {},
      },
      { index },
    );
    const destination = values.get('output');
    if (destination !== undefined) {
      await writeProject(destination, project);
      output.line(messages.t('cli.saved', { path: destination }));
    }
    sayPlan(context, project, {
      table,
      oversized,
      pageCount,
      named: planSummary(table, silo).named,
      findings: findings.length,
      keywords: listedCount(silo),
    });
    return project;
  },
};

interface Outcome extends Pick<ReturnType<typeof checkSilo>, 'oversized'> {
  readonly table: KeywordTable;
  readonly pageCount: number;
  /** Pages that the file names. */
  readonly named: number;
  readonly findings: number;
  readonly keywords: number;
}

function sayPlan(
  { output, messages }: CommandContext,
  project: ProjectDocument,
  { table, oversized, pageCount, named, findings, keywords }: Outcome,
): void {
  if (!output.json) for (const line of outline(project)) output.line(line);
  const [fullest] = oversized;
  if (fullest) {
    output.line(
      messages.t('cli.build.oversized', {
        count: oversized.length,
        keyword: textAt(table.keyword, fullest.row),
        children: fullest.children,
      }),
    );
  }
  output.line(
    messages.t('cli.build.done', {
      keywords: messages.t('importing.plan.keywords', { count: keywords }),
      pages: messages.t('importing.plan.pages', { count: pageCount }),
      shown: shownPages(project.silo),
      issues: messages.t('cli.build.issues', { count: findings }),
    }),
  );
  if (named > 0) output.line(messages.t('importing.plan.named', { count: named }));
  if (pageCount === 1) output.line(messages.t('cli.build.onePage'));
}

function filtersAskedFor(values: ReadonlyMap<string, string>): Partial<Filters> {
  const minVolume = numberOption(values, 'min-volume', 0, Number.MAX_SAFE_INTEGER);
  const maxDifficulty = numberOption(values, 'max-difficulty', 0, 100);
  const maxArticles = numberOption(values, 'max-articles', 0, Number.MAX_SAFE_INTEGER);
  return {
    ...(minVolume === undefined ? {} : { minVolume }),
    ...(maxDifficulty === undefined ? {} : { maxDifficulty }),
    ...(maxArticles === undefined ? {} : { maxArticles }),
  };
}

type Pages = ProjectDocument['silo'];

const shownPages = (pages: Pages): number =>
  pages.reduce((sum, page) => sum + 1 + shownPages(page.children), 0);

const MOST_HEADINGS = 3;

/** The first headings of a page, and how many more there are. */
function headings({ sections = [] }: Pages[number]): string {
  if (sections.length === 0) return '';
  const more = sections.length > MOST_HEADINGS ? [`+${sections.length - MOST_HEADINGS}`] : [];
  return ` [${[...sections.slice(0, MOST_HEADINGS).map(({ keyword }) => keyword), ...more].join('; ')}]`;
}

function outline(project: ProjectDocument): string[] {
  const draw = (pages: Pages, depth: number): string[] =>
    pages.flatMap((page) => [
      `${'  '.repeat(depth)}${page.keyword}${page.proposed === true ? ' *' : ''}${page.variants.length > 0 ? ` (+${page.variants.length})` : ''}${headings(page)}`,
      ...draw(page.children, depth + 1),
    ]);
  return draw(project.silo, 0);
}

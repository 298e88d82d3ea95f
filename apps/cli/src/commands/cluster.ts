// `silosmith cluster FILE`: which keywords belong on the same page. Labels in the file are ignored.
import { isProposed, type KeywordTable, PLACES, textAt } from '@silosmith/contract';
import {
  buildSilo,
  buildTokenIndex,
  findTopics,
  groupKeywords,
  resizePlan,
  type SiloDocument,
  type TokenIndex,
} from '@silosmith/silo';
import { choiceOption } from '../arguments.ts';
import type { Command } from '../command.ts';
import { meaningOf } from '../meaning.ts';
import { importFile } from '../platform/keyword-file.ts';
import {
  embeddingOptions,
  groupingOf,
  groupingOption,
  languageOf,
  languageOption,
  pagesOf,
  pagesOption,
} from './shared-options.ts';

const LEVELS = ['page', 'topic'] as const;

export const clusterCommand: Command = {
  name: 'cluster',
  positionals: ['FILE'],
  summary: 'cli.cluster.summary',
  options: [
    languageOption,
    groupingOption,
    pagesOption,
    ...embeddingOptions,
    { name: 'level', value: 'LEVEL', help: 'cli.options.level' },
  ],
  run: async (context) => {
    const {
      positionals: [path = ''],
      values,
      output,
      messages: { t },
    } = context;
    const level = choiceOption(values, 'level', LEVELS) ?? 'page';
    const strictness = groupingOf(values);
    const size = pagesOf(values);
    const imported = await importFile(path, languageOf(values));
    const { language } = imported;
    const table = withoutLabels(imported.table);
    const index = buildTokenIndex(table, language);
    const meaning = await meaningOf(context, path, { table, language });
    const options = { language, grouping: strictness, index, ...meaning.options };
    const clusters =
      level === 'topic'
        ? topicsOf(table, options)
        : pagesOfPlan(sized(buildSilo(table, options), language, size));
    for (const { label, keywords } of clusters)
      if (!output.json) output.line(`${keywords.length}\t${label}\t${keywords.join(' | ')}`);
    output.progress(t('cli.cluster.done', { keywords: table.rowCount, groups: clusters.length }));
    return { clusters };
  },
};

interface Cluster {
  readonly label: string;
  readonly keywords: string[];
}

/** Ignores topics, levels and pages stated by the file. */
function withoutLabels(table: KeywordTable): KeywordTable {
  const topic = new Int32Array(table.rowCount).fill(-1);
  const { pageKeyword: _, ...others } = table;
  return { ...others, topic, topics: [], pageLevel: new Uint8Array(table.rowCount), parentKeyword: null };
}

function sized(
  { table, silo, index }: ReturnType<typeof buildSilo>,
  language: string,
  size: number | 'auto',
): SiloDocument {
  const document = { table, silo, language };
  return size === 'auto' ? document : resizePlan(document, index, size).document;
}

/** Groups every keyword with its page, keywords of sections included; a set-aside keyword with its variants. What the plan proposes is no keyword. */
function pagesOfPlan({ table, silo }: SiloDocument): Cluster[] {
  const { place, parent } = silo;
  const listed = [...place.keys()].filter((row) => !isProposed(silo, row));
  return gather(table, listed, (row) => {
    let at = row;
    while (place[at] === PLACES.variant || place[at] === PLACES.section) at = parent[at] ?? at;
    return textAt(table.keyword, at);
  });
}

function topicsOf(
  table: KeywordTable,
  { index, language, grouping, embeddings }: Parameters<typeof buildSilo>[1] & { readonly index: TokenIndex },
): Cluster[] {
  const strictness = grouping === 'off' ? 'hard' : grouping;
  const groups = groupKeywords(table, index, {
    language,
    strictness,
    ...(embeddings ? { embeddings } : {}),
  });
  const found = findTopics(table, index, groups, { language });
  const rows = [...found.topic.keys()];
  return gather(table, rows, (row) => found.topics[found.topic[row] ?? 0] ?? '');
}

function gather(table: KeywordTable, rows: readonly number[], labelOf: (row: number) => string): Cluster[] {
  const members = new Map<string, string[]>();
  for (const row of rows) {
    const keyword = textAt(table.keyword, row);
    const label = labelOf(row);
    const list = members.get(label);
    if (list) list.push(keyword);
    else members.set(label, [keyword]);
  }
  return [...members].map(([label, keywords]) => ({ label, keywords }));
}

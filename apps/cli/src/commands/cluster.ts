// `silosmith cluster FILE`: which keywords want the same page? Labels of the file are not looked at: the groups are ours.
import { textAt } from '@silosmith/contract';
import { buildTokenIndex, findTopics, groupKeywords } from '@silosmith/silo';
import { choiceOption } from '../arguments.ts';
import type { Command } from '../command.ts';
import { importFile } from '../platform/keyword-file.ts';
import { groupingOf, groupingOption, languageOf, languageOption } from './shared-options.ts';

const LEVELS = ['page', 'topic'] as const;

export const clusterCommand: Command = {
  name: 'cluster',
  positionals: ['FILE'],
  summary: 'cli.cluster.summary',
  options: [languageOption, groupingOption, { name: 'level', value: 'LEVEL', help: 'cli.options.level' }],
  run: async ({ positionals: [path = ''], values, output, messages: { t } }) => {
    const language = languageOf(values);
    const level = choiceOption(values, 'level', LEVELS) ?? 'page';
    const strictness = groupingOf(values);
    const { table } = await importFile(path, language);
    const index = buildTokenIndex(table, language);
    const alone = Int32Array.from({ length: table.rowCount }, (_, row) => row);
    const grouping = strictness === 'off' ? undefined : groupKeywords(table, index, { language, strictness });
    const primary = grouping?.primary ?? alone;
    const members = new Map<string, string[]>();
    const add = (label: string, row: number): void => {
      const keyword = textAt(table.keyword, row);
      const list = members.get(label);
      if (list) list.push(keyword);
      else members.set(label, [keyword]);
    };
    if (level === 'topic') {
      const found = findTopics(
        table,
        index,
        grouping ?? groupKeywords(table, index, { language, strictness: 'hard' }),
        { language },
      );
      for (let row = 0; row < table.rowCount; row++) add(found.topics[found.topic[row] ?? 0] ?? '', row);
    } else {
      for (let row = 0; row < table.rowCount; row++) add(textAt(table.keyword, primary[row] ?? row), row);
    }
    const clusters = [...members].map(([label, keywords]) => ({ label, keywords }));
    for (const { label, keywords } of clusters)
      if (!output.json) output.line(`${keywords.length}\t${label}\t${keywords.join(' | ')}`);
    output.progress(t('cli.cluster.done', { keywords: table.rowCount, groups: clusters.length }));
    return { clusters };
  },
};

// `silosmith check PROJECT`: checks the silo.

import { textAt } from '@silosmith/contract';
import { issueSentence } from '@silosmith/messages';
import { buildTokenIndex, checkSilo, fromProjectDocument, issuesOf } from '@silosmith/silo';
import type { Command } from '../command.ts';
import { readProject } from '../platform/project-file.ts';

export const checkCommand: Command = {
  name: 'check',
  positionals: ['PROJECT'],
  summary: 'cli.check.summary',
  options: [],
  run: async ({ positionals: [path = ''], output, messages }) => {
    const document = fromProjectDocument(await readProject(path));
    const { table, silo, language } = document;
    const { valid, completionRate, findings, oversized } = checkSilo(
      table,
      silo,
      buildTokenIndex(table, language),
    );
    const issues = issuesOf(document, findings, (...about) => issueSentence(messages, ...about));
    if (!output.json) {
      for (const { type, topic, description, suggestedFix } of issues) {
        output.line(messages.t('cli.check.issue', { type, topic, description, fix: suggestedFix }));
      }
    }
    const full = oversized.map(({ row, children }) => ({ keyword: textAt(table.keyword, row), children }));
    for (const page of full) if (!output.json) output.line(messages.t('cli.check.oversized', page));
    const percent = Math.round(completionRate * 100);
    output.line(
      issues.length === 0
        ? messages.t('cli.check.valid', { percent })
        : messages.t('cli.check.invalid', { count: issues.length, percent }),
    );
    return { valid, completionRate, issues, oversized: full };
  },
};

// `silosmith check PROJECT`: checks the silo, its articles, and what they repeat.
import { findSameness, GOOD_SCORE } from '@silosmith/content';
import { type ProjectDocument, textAt } from '@silosmith/contract';
import { articleReportsOf } from '@silosmith/generation';
import { issueSentence, type Messages } from '@silosmith/messages';
import { buildTokenIndex, checkSilo, fromProjectDocument, issuesOf } from '@silosmith/silo';
import type { Command } from '../command.ts';
import { readProject } from '../platform/project-file.ts';

export const checkCommand: Command = {
  name: 'check',
  positionals: ['PROJECT'],
  summary: 'cli.check.summary',
  options: [],
  run: async ({ positionals: [path = ''], output, messages }) => {
    const project = await readProject(path);
    const document = fromProjectDocument(project);
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
    const texts = checkTexts(project);
    if (!output.json) for (const line of textLines(texts, messages)) output.line(line);
    const percent = Math.round(completionRate * 100);
    output.line(
      issues.length === 0
        ? messages.t('cli.check.valid', { percent })
        : messages.t('cli.check.invalid', { count: issues.length, percent }),
    );
    return { valid, completionRate, issues, oversized: full, ...texts };
  },
};

/** What every article scores, and what two of them say alike. */
function checkTexts(project: ProjectDocument) {
  const reports = articleReportsOf(project);
  return {
    articles: reports.map(({ page, report: { score, grade, failed, unchecked, leftOut } }) => {
      return { keyword: page.keyword, score, grade, failed, unchecked, leftOut };
    }),
    sameness: findSameness(
      reports.map(({ page, article }) => ({ keyword: page.keyword, content: article.content })),
    ),
  };
}

/** Articles below grade B with their failed checks, and each repetition. */
function textLines({ articles, sameness }: ReturnType<typeof checkTexts>, { t }: Messages): string[] {
  const poor = articles.filter(({ score }) => score < GOOD_SCORE);
  return [
    ...poor.map(({ keyword, grade, score, failed }) => {
      const checks = failed.filter(({ severity }) => severity !== 'hint').map(({ check }) => check);
      return t('cli.check.article', { keyword, grade, score, checks: checks.join(', ') });
    }),
    ...sameness.map(({ kind, keywords, text, share }) =>
      t(`cli.check.sameness.${kind}`, {
        one: keywords[0] ?? '',
        other: keywords[1] ?? '',
        text: [...text].length > MOST_SHOWN ? `${[...text].slice(0, MOST_SHOWN).join('')}…` : text,
        percent: Math.round(share * 100),
      }),
    ),
  ];
}

/** Characters of a repeated text. */
const MOST_SHOWN = 80;

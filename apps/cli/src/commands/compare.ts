// `silosmith compare PROJECT --site FILE`: the plan against the site that exists; the saved project keeps the site and what was decided.

import { basename } from 'node:path';
import {
  type ProjectDocument,
  SITE_VERDICTS,
  type Site,
  type SiteVerdict,
  textAt,
} from '@silosmith/contract';
import { readSiteFile } from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import {
  compareSite,
  fromProjectDocument,
  type PageVerdict,
  SITE_THRESHOLDS,
  type SiteMatch,
} from '@silosmith/silo';
import { choiceOption, WrongUsage } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readBytes } from '../platform/files.ts';
import { readProject, writeDocument } from '../platform/project-file.ts';
import { outputOption } from './shared-options.ts';

const CHOICES = [...SITE_VERDICTS, 'auto'] as const;

export const compareCommand: Command = {
  name: 'compare',
  positionals: ['PROJECT'],
  summary: 'cli.compare.summary',
  options: [
    { name: 'site', value: 'FILE', help: 'cli.compare.options.site' },
    { name: 'page', value: 'KEYWORD', help: 'cli.compare.options.page' },
    {
      name: 'verdict',
      value: 'VERDICT',
      help: ({ t }) => t('cli.compare.options.verdict', { choices: CHOICES.join(', ') }),
    },
    outputOption,
  ],
  run: async ({ positionals: [path = ''], values, output, messages }) => {
    const file = values.get('site');
    const source = await readProject(path);
    const site = file === undefined ? source.site : readSiteFile(await readBytes(file), basename(file));
    if (site === undefined) throw new WrongUsage('--site FILE');
    const project = decided(
      { ...source, site },
      values.get('page'),
      choiceOption(values, 'verdict', CHOICES),
    );
    const document = fromProjectDocument(project);
    const { pages, unmatched } = compareSite(document, site);
    const keywordOf = ({ row }: PageVerdict): string => textAt(document.table.keyword, row);
    if (!output.json) for (const page of pages) output.line(pageLine(page, keywordOf(page), site, messages));
    const counts = Object.fromEntries(
      SITE_VERDICTS.map((verdict) => [verdict, pages.filter((page) => page.verdict === verdict).length]),
    );
    output.line(
      messages.t('cli.compare.done', { ...counts, new: counts.new ?? 0, unmatched: unmatched.length }),
    );
    const destination = values.get('output');
    if (destination !== undefined) {
      await writeDocument(destination, project);
      output.line(messages.t('cli.saved', { path: destination }));
    }
    return {
      counts,
      thresholds: SITE_THRESHOLDS,
      pages: pages.map((page) => ({
        keyword: keywordOf(page),
        verdict: page.verdict,
        proposed: page.proposed,
        byUser: page.byUser,
        matches: page.matches.map(({ page: index, ...match }) => ({ url: site.pages[index]?.url, ...match })),
      })),
      unmatched: unmatched.map((index) => site.pages[index]?.url),
    };
  },
};

/** The project with a verdict of the user's own; `auto` withdraws it. Throws WrongUsage, `cli.no-such-page`. */
function decided(
  project: ProjectDocument,
  keyword: string | undefined,
  verdict: SiteVerdict | 'auto' | undefined,
): ProjectDocument {
  if (keyword === undefined && verdict === undefined) return project;
  if (keyword === undefined || verdict === undefined)
    throw new WrongUsage('--page KEYWORD --verdict VERDICT');
  const wanted = keyword.trim().toLowerCase();
  const isWanted = (text: string): boolean => text.toLowerCase() === wanted;
  if (!project.keywords.some((row) => isWanted(row.keyword)))
    throw new Fault('cli.no-such-page', { params: { keyword } });
  return {
    ...project,
    keywords: project.keywords.map(({ onSite, ...row }) => {
      const own = isWanted(row.keyword) ? (verdict === 'auto' ? undefined : verdict) : onSite;
      return own === undefined ? row : { ...row, onSite: own };
    }),
  };
}

function pageLine(page: PageVerdict, keyword: string, site: Site, messages: Messages): string {
  const { verdict, proposed, byUser, matches } = page;
  const reasons = matches.map((match) => `\n    ${reason(match, site, messages)}`);
  const own = byUser ? ` ${messages.t('cli.compare.byUser', { verdict: proposed })}` : '';
  return messages.t('cli.compare.page', { verdict, keyword, reasons: own + reasons.join('') });
}

function reason(match: SiteMatch, site: Site, { t }: Messages): string {
  const { page, similarity, sharedWords, rankedKeywords, keyword, isPart } = match;
  const url = site.pages[page]?.url ?? '';
  if (rankedKeywords.length > 0)
    return t('cli.compare.ranks', {
      url,
      count: rankedKeywords.length,
      keywords: rankedKeywords.slice(0, 5).join(', '),
    });
  const percent = Math.round(100 * similarity);
  const threshold = Math.round(100 * SITE_THRESHOLDS.about);
  const params = { url, percent, threshold, words: sharedWords.join(' '), keyword };
  return t(isPart ? 'cli.compare.part' : 'cli.compare.words', params);
}

// `silosmith import-wxr FILE`: reads a WordPress export; with an output file, as a project with its texts.

import { importedPages, readWxr, type WxrImport } from '@silosmith/delivery';
import type { Command, CommandContext } from '../command.ts';
import { fileChunks } from '../platform/files.ts';
import { writeProject } from '../platform/project-file.ts';
import { createTextFile } from '../platform/text-file.ts';
import { outputOption } from './shared-options.ts';

export const importWxrCommand: Command = {
  name: 'import-wxr',
  positionals: ['FILE'],
  summary: 'cli.importWxr.summary',
  options: [outputOption],
  run: async (context) => {
    const { values } = context;
    const [path = ''] = context.positionals;
    const destination = values.get('output');
    if (destination === undefined) return said(readWxr(fileChunks(path), { texts: 'nowhere' }), context);
    const texts = createTextFile(destination);
    try {
      const site = readWxr(fileChunks(path), { texts });
      const result = said(site, context);
      const { document, articles } = importedPages(site, ({ stored }) =>
        stored === null ? '' : texts.get(stored),
      );
      await writeProject(destination, document, articles());
      sayWritten(site, destination, context);
      return result;
    } finally {
      texts.close();
    }
  },
};

/** Tells of the posts and returns what `--json` prints. */
function said(
  { convertedPosts, skippedPosts, totalPosts, issues, silo }: WxrImport,
  { output, messages }: CommandContext,
) {
  const sentences = issues.map(({ code, params }) => {
    const key = `exporting.wxrIssues.${code}`;
    return messages.has(key) ? messages.t(key, params) : code;
  });
  for (const sentence of sentences) output.line(sentence);
  const counts = { count: totalPosts, converted: convertedPosts, skipped: skippedPosts };
  output.line(messages.t('cli.importWxr.done', counts));
  return { convertedPosts, skippedPosts, totalPosts, issues: sentences, silo };
}

function sayWritten(
  { convertedPosts, silo }: WxrImport,
  path: string,
  { output, messages: { t } }: CommandContext,
): void {
  const silos = t('cli.importWxr.silos', { count: silo.length });
  output.line(t('cli.importWxr.imported', { count: convertedPosts, silos }));
  output.line(t('cli.saved', { path }));
}

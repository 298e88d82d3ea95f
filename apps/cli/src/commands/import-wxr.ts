// `silosmith import-wxr FILE...`: reads a WordPress export, or the files that it was split into; with an output file, as a project with its texts.

import { basename } from 'node:path';
import { type ByteChunks, chunksOf, importedPages, readWxr, type WxrImport } from '@silosmith/delivery';
import { xmlOfArchive } from '@silosmith/intake';
import { Fault } from '@silosmith/kernel';
import type { Command, CommandContext } from '../command.ts';
import { fileChunks, readBytes } from '../platform/files.ts';
import { writeProject } from '../platform/project-file.ts';
import { createTextFile } from '../platform/text-file.ts';
import { outputOption } from './shared-options.ts';

export const importWxrCommand: Command = {
  name: 'import-wxr',
  positionals: ['FILE...'],
  summary: 'cli.importWxr.summary',
  options: [outputOption],
  run: async (context) => {
    const { values } = context;
    const files = (await Promise.all(context.positionals.map(filesAt))).flat();
    const destination = values.get('output');
    if (destination === undefined) return said(readWxr(files, { texts: 'nowhere' }), context);
    const texts = createTextFile(destination);
    try {
      const site = readWxr(files, { texts });
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

/** An XML file is read piece by piece; those of an archive stand in memory. Throws `cli.no-such-file` and the like, `intake.unreadable-archive` … */
async function filesAt(path: string): Promise<ByteChunks[]> {
  const name = basename(path);
  if (!/\.zip$/iu.test(path)) return [{ ...fileChunks(path), name }];
  const inside = await xmlOfArchive({ name, bytes: await readBytes(path) });
  if (inside.length === 0) throw new Fault('delivery.not-wxr-part', { params: { file: name } });
  return inside.map((file) => chunksOf(file.bytes, file.name));
}

/** Tells of the posts and returns what `--json` prints. */
function said(
  { convertedPosts, skippedPosts, totalPosts, issues, silo }: WxrImport,
  { output, messages }: CommandContext,
) {
  const sentences = issues.map(({ code, params, file }) => {
    const key = `exporting.wxrIssues.${code}`;
    const issue = messages.has(key) ? messages.t(key, params) : code;
    return file === undefined ? issue : messages.t('exporting.wxrIssues.ofFile', { file, issue });
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

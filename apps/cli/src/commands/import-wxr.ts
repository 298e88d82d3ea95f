// `silosmith import-wxr FILE`: reads a WordPress export; with an output file, as a project with its texts.

import { importedProject, readWxr } from '@silosmith/delivery';
import type { Command } from '../command.ts';
import { fileChunks } from '../platform/files.ts';
import { writeProject } from '../platform/project-file.ts';
import { outputOption } from './shared-options.ts';

export const importWxrCommand: Command = {
  name: 'import-wxr',
  positionals: ['FILE'],
  summary: 'cli.importWxr.summary',
  options: [outputOption],
  run: async ({ positionals: [path = ''], values, output, messages }) => {
    const destination = values.get('output');
    const site = readWxr(fileChunks(path), { texts: destination !== undefined });
    const { convertedPosts, skippedPosts, totalPosts, issues, silo } = site;
    const sentences = issues.map(({ code, params }) => {
      const key = `exporting.wxrIssues.${code}`;
      return messages.has(key) ? messages.t(key, params) : code;
    });
    const result = { convertedPosts, skippedPosts, totalPosts, issues: sentences, silo };
    for (const sentence of sentences) output.line(sentence);
    output.line(
      messages.t('cli.importWxr.done', {
        count: totalPosts,
        converted: convertedPosts,
        skipped: skippedPosts,
      }),
    );
    if (destination !== undefined) {
      await writeProject(destination, importedProject(site));
      const silos = messages.t('cli.importWxr.silos', { count: silo.length });
      output.line(messages.t('cli.importWxr.imported', { count: convertedPosts, silos }));
      output.line(messages.t('cli.saved', { path: destination }));
    }
    return result;
  },
};

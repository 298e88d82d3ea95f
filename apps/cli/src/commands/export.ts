// `silosmith export PROJECT --format F -o PATH`: writes articles to files.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportFileName, exportProject, FORMAT_IDS } from '@silosmith/delivery';
import { exportTexts } from '@silosmith/messages';
import { choiceOption, WrongUsage } from '../arguments.ts';
import type { Command } from '../command.ts';
import { nowIso } from '../platform/clock.ts';
import { createFileSink } from '../platform/files.ts';
import { readProject } from '../platform/project-file.ts';
import { outputOption } from './shared-options.ts';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

export const exportCommand: Command = {
  name: 'export',
  positionals: ['PROJECT'],
  summary: 'cli.export.summary',
  options: [
    { name: 'format', value: 'FORMAT', help: 'cli.options.format' },
    { name: 'site-name', value: 'NAME', help: 'cli.options.siteName' },
    { name: 'site-url', value: 'URL', help: 'cli.options.siteUrl' },
    outputOption,
  ],
  run: async ({ positionals: [path = ''], values, output, messages, signal }) => {
    const format = choiceOption(values, 'format', FORMAT_IDS);
    if (format === undefined) throw new WrongUsage(`--format (${FORMAT_IDS.join(', ')})`);
    const project = await readProject(path);
    const now = nowIso();
    const asked = values.get('output');
    const name = exportFileName(format, Object.keys(project.articles).length, now);
    const file = asked === undefined ? name : (await isFolder(asked)) ? join(asked, name) : asked;
    const sink = await createFileSink(file);
    try {
      const siteUrl = values.get('site-url');
      const result = await exportProject(
        project,
        {
          format,
          nowIso: now,
          texts: exportTexts(messages),
          siteName: values.get('site-name') ?? messages.t('exporting.wordpress.siteNameDefault'),
          ...(siteUrl === undefined ? {} : { siteUrl }),
        },
        (chunk) => sink.write(chunk),
        { signal },
      );
      await sink.close();
      const demo = Object.values(project.articles).some(({ provenance }) => provenance?.demo === true);
      if (demo) output.problem(messages.t('cli.generate.demo'));
      output.line(messages.t('cli.export.done', { items: result.items, bytes: result.bytes, file }));
      return { file, items: result.items, bytes: result.bytes };
    } catch (error) {
      await sink.discard();
      throw error;
    }
  },
};

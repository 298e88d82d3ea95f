// `silosmith export PROJECT --format F -o PATH`: writes a project to files.
import {
  createImageLoader,
  type ExportFormat,
  exportFileName,
  exportProject,
  FORMATS,
  formatOf,
} from '@silosmith/delivery';
import { pageCostsOf } from '@silosmith/generation';
import { exportTexts } from '@silosmith/messages';
import { createPublicFetch } from '../../../server/src/platform/public-fetch.ts';
import { choiceOption, WrongUsage } from '../arguments.ts';
import type { Command } from '../command.ts';
import { formatOptions, optionValuesOf } from '../format-options.ts';
import { nowIso, systemTimer } from '../platform/clock.ts';
import { createFileSink, outputFile } from '../platform/files.ts';
import { readProject } from '../platform/project-file.ts';
import { outputOption } from './shared-options.ts';

/** The only format that fetches images: in the others those with an address remain links. */
const IMAGE_FORMAT = 'images';
/** What a project file names is fetched from public addresses alone. */
const IMAGE_PORTS = { fetch: createPublicFetch(new Set()), timer: systemTimer };

/** The command for a list of formats; the product's is `exportCommand`. */
export function createExportCommand(formats: readonly ExportFormat[]): Command {
  const ids = formats.map(({ id }) => id);
  return {
    name: 'export',
    positionals: ['PROJECT'],
    summary: 'cli.export.summary',
    options: [
      {
        name: 'format',
        value: 'FORMAT',
        help: ({ t }) => t('cli.options.format', { formats: ids.join(', ') }),
      },
      ...formatOptions(formats),
      outputOption,
    ],
    run: async ({ positionals: [path = ''], values, switches, output, messages, signal }) => {
      const id = choiceOption(values, 'format', ids);
      if (id === undefined) throw new WrongUsage(`--format (${ids.join(', ')})`);
      const format = formatOf(id, formats);
      const options = optionValuesOf(format, formats, { values, switches });
      const project = await readProject(path);
      const now = nowIso();
      const name = exportFileName(format, options, Object.keys(project.articles).length, now);
      const file = await outputFile(values.get('output'), name);
      const sink = await createFileSink(file);
      try {
        const result = await exportProject(
          project,
          {
            format,
            options,
            nowIso: now,
            texts: exportTexts(messages),
            ...(id === IMAGE_FORMAT && { loadImage: createImageLoader({ ...IMAGE_PORTS, signal }) }),
            costsOf: (pages, model) => pageCostsOf(pages, model, project.language),
          },
          (chunk) => sink.write(chunk),
          { signal },
        );
        await sink.close();
        const demo = Object.values(project.articles).some(({ provenance }) => provenance?.demo === true);
        if (demo) output.problem(messages.t('cli.generate.demo'));
        for (const { code, params } of result.notes) {
          const key = `exporting.notes.${code}`;
          output.problem(messages.has(key) ? messages.t(key, params) : code);
        }
        output.line(messages.t('cli.export.done', { items: result.items, bytes: result.bytes, file }));
        return { file, items: result.items, bytes: result.bytes };
      } catch (error) {
        await sink.discard();
        throw error;
      }
    },
  };
}

export const exportCommand = createExportCommand(FORMATS);

// `silosmith detect FILE`: describes a keyword file.
import type { Command } from '../command.ts';
import { importFile } from '../platform/keyword-file.ts';
import { languageOf, languageOption } from './shared-options.ts';

export const detectCommand: Command = {
  name: 'detect',
  positionals: ['FILE'],
  summary: 'cli.detect.summary',
  options: [languageOption],
  run: async ({ positionals: [path = ''], values, output, messages: { t } }) => {
    const { detections, report } = await importFile(path, languageOf(values));
    const [detection] = detections;
    if (!detection) return { report };
    output.line(
      t('cli.detect.file', {
        tool: detection.tool,
        encoding: detection.encoding,
        percent: Math.round(detection.confidence * 100),
      }),
    );
    for (const { index, header, role } of detection.columns)
      output.line(t('cli.detect.column', { index, header, role: role ?? '-' }));
    output.line(
      t('cli.detect.rows', {
        count: report.rowsRead,
        imported: report.imported,
        merged: report.merged,
        dropped: report.dropped.length,
      }),
    );
    if (report.secondary) output.line(t('cli.detect.secondary', { count: report.secondary }));
    return { ...detection, report };
  },
};
